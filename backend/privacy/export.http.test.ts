import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarFeedUrl } from "../lessons/contract.ts";
import { tally } from "../testing/client.ts";
import { textsAbout } from "../testing/held.ts";
import { plantedCoach, plantedPlayer } from "./testing/plantHeld.ts";
import { raw } from "../testing/raw.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { exportUrl } from "./contract.ts";

const [ofPat, ofSam, ofCoach] = [textsAbout(), textsAbout(), textsAbout()];
let product: TestProduct;
let pat: Person, coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await plantedCoach(product, ofCoach);
  pat = await plantedPlayer(product, coach, ofPat);
  await plantedPlayer(product, coach, ofSam);
  admin = await product.person("admin");
});
afterAll(() => product.close());

type File = Readonly<Record<string, Record<string, unknown>[]>>;
const fileOf = async (who: Person, query = "") => {
  const { status, body } = await who("GET", exportUrl + query);
  expect(status).toBe(200);
  return body as File;
};
const within = (file: object, texts: readonly string[]) =>
  texts.filter((text) => JSON.stringify(file).includes(JSON.stringify(text).slice(1, -1)));
/** With the cookies of someone who logged in, by a client that exposes the bytes. */
const cookieOf = async ({ email }: Person) => {
  const body = JSON.stringify({ email, password });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${product.base}/api/custom-login`, { method: "POST", headers, body });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
};

describe("a player's file", () => {
  it("contains whatever they ever typed, and what others typed about them", async () => {
    const file = await fileOf(pat);
    expect(ofPat.planted.length).toBeGreaterThan(45);
    expect(ofPat.planted.filter((text) => !within(file, [text]).length)).toEqual([]);
    expect(file.complete).toBe(true);
  });

  it("contains nothing about another family, nor what only staff know about a coach", async () => {
    const file = await fileOf(pat);
    expect(within(file, ofSam.planted)).toEqual([]);
    expect(
      within(file, [coach.email, admin.email, ...ofCoach.planted.filter((text) => text.startsWith("Bio"))]),
    ).toEqual([]);
  });

  it("contains nothing that would grant access, and none of the card provider's ids", async () => {
    const { db } = product.backend;
    const secrets: string[] = [
      ...(await db("account.credential").where({ user_id: pat.id }).pluck("password_hash")),
      ...(await db("web.session").where({ user_id: pat.id }).pluck("sid")),
      ...(await db("account.calendar_feed").where({ user_id: pat.id }).pluck("token")),
      ...(await db("account.mailed_link").where({ user_id: pat.id }).pluck("hash")),
    ];
    expect(secrets.length).toBe(4);
    const { path } = (await pat("POST", calendarFeedUrl)).body;
    const file = await fileOf(pat);
    expect(within(file, [...secrets, String(path), "argon2", "pi_", "_secret_"])).toEqual([]);
    expect(file.waysIn?.map(({ what }) => what)).toEqual([
      "password",
      "login in a browser",
      "last here",
      "private calendar address",
      "mailed link (guardian)",
    ]);
  });

  it("says what it is, when it was made and for whom, with amounts in dollars and every part under its name", async () => {
    const { about, complete: _, ...parts } = await fileOf(pat);
    expect(about).toMatchObject({ product: "Fungo", version: 1, askedBy: "oneself", madeFor: { id: pat.id } });
    expect(Object.keys(parts)).toEqual(product.backend.exported.map(({ name }) => name));
    const empty = Object.entries(parts).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []));
    expect(empty).toEqual([
      "instructorProfile",
      "certificates",
      "invitations",
      "waivers",
      "notesOnPlayers",
      "messagesAboutPlayers",
      "openTimes",
      "blockedDates",
      "lessonsGiven",
      "campMessages",
      "campsRun",
      "inboxEntries",
      "notesOnMemberships",
      "videoReviewsGiven",
      "videoVoiceNotesGiven",
      "weeklyVideos",
      "feedbackSnippets",
      "outreachEmails",
      "campaigns",
      "notesOnUnmatchedPayments",
    ]);
    expect(parts.consents).toMatchObject([{ parentEmail: ofPat.planted.find((text) => text.startsWith("parent")) }]);
    expect(parts.lessons).toContainEqual(expect.objectContaining({ price: "80.00", status: "confirmed" }));
    expect(parts.refunds).toMatchObject([{ amount: "1.00", method: "card" }]);
    expect(JSON.stringify(parts)).not.toMatch(/cents/i);
    expect(parts.history).toContainEqual(expect.objectContaining({ what: "lesson confirmed", by: "instructor" }));
    expect(parts.whatYouDid?.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["lesson booked", "waitlist joined", "lesson reviewed"]),
    );
  });
});

it("an instructor's file has their own text and times, and nothing about who came or who was mailed", async () => {
  const file = await fileOf(coach);
  expect(ofCoach.planted.filter((text) => !within(file, [text]).length)).toEqual([]);
  expect(within(file, [...ofPat.planted, ...ofSam.planted, pat.email])).toEqual([]);
  for (const part of [
    "lessonsGiven",
    "videoReviewsGiven",
    "videoVoiceNotesGiven",
    "openTimes",
    "campsRun",
    "instructorProfile",
    "certificates",
    "mails",
  ])
    expect([part, file[part]?.length]).not.toEqual([part, 0]);
  expect(file.instructorProfile).toMatchObject([{ hourlyRate: "75.00" }]);
});

describe("who is given whose file", () => {
  it("admins are given the file of whoever asks for it; no one else gets another's", async () => {
    expect((await fileOf(admin, `?userId=${pat.id}`)).about).toMatchObject({
      askedBy: "admin",
      madeFor: { id: pat.id },
    });
    for (const who of [pat, coach])
      expect(await who("GET", `${exportUrl}?userId=${admin.id}`)).toMatchObject({ status: 403 });
    for (const query of ["?userId=unheard-of", "?userId="])
      expect(await admin("GET", exportUrl + query)).toMatchObject({ status: 404, body: { code: "NoSuchPerson" } });
    expect(await admin("GET", `${exportUrl}?userId=${pat.id}&userId=${pat.id}`)).toMatchObject({ status: 422 });
    const gone = await product.person();
    await admin("POST", "/api/privacy/erase", { userId: gone.id });
    expect(await admin("GET", `${exportUrl}?userId=${gone.id}`)).toMatchObject({
      status: 409,
      body: { code: "Erased" },
    });
  });

  it("each handing over is in the person's history, with recipient and time, and a HEAD leaves nothing", async () => {
    const sam = await product.person();
    const key = { "idempotency-key": "one" };
    for (const _ of [1, 2]) expect((await sam("GET", exportUrl, undefined, key)).status).toBe(200);
    await admin("GET", `${exportUrl}?userId=${sam.id}`);
    expect((await sam("HEAD", exportUrl)).status).toBe(200);
    const { body } = await admin("GET", `/api/history?of=${sam.id}`);
    const given = body.filter(({ what }: { what: string }) => what === "PersonalDataExported");
    expect(given).toMatchObject([
      { details: { by: "oneself" }, actor: { id: sam.id } },
      { details: { by: "oneself" }, actor: { id: sam.id } },
      { details: { by: "admin" }, actor: { id: admin.id } },
    ]);
  });

  it("is an uncached download, under a name that reveals nothing, and no log line says whose", async () => {
    const cookie = await cookieOf(admin);
    const url = `${exportUrl}?userId=${pat.id}`;
    const { headers, text } = await raw(product.base, url, { headers: { cookie, "accept-encoding": "gzip, br" } });
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="personal-data.json"',
      "cache-control": "no-store, no-transform",
      "x-content-type-options": "nosniff",
      "transfer-encoding": "chunked",
    });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("etag");
    expect(JSON.parse(text).about.madeFor.id).toBe(pat.id);
    const lines = product.lines.filter((line) => line.includes(exportUrl));
    expect(lines.length).toBeGreaterThan(0);
    expect(product.lines.filter((line) => line.includes(pat.id) || line.includes("userId="))).toEqual([]);
  });

  it("is given five times an hour to one account, and an admin's files for others count separately", async () => {
    const strict = await testProduct({ RATE_LIMITS: "1" });
    try {
      const [sam, morgan] = [await strict.person(), await strict.person("admin")];
      const asked = (who: Person, query = "") =>
        Promise.all(Array.from({ length: 6 }, () => who("GET", exportUrl + query)));
      expect(tally(await asked(sam))).toEqual({ 200: 5, 429: 1 });
      expect(tally(await asked(morgan, `?userId=${sam.id}`))).toEqual({ 200: 6 });
      expect(tally(await asked(morgan))).toEqual({ 200: 5, 429: 1 });
    } finally {
      await strict.close();
    }
  });
});

it("a part that fails midway breaks the connection, so that no one takes it for the complete file", async () => {
  const { db } = product.backend;
  const cookie = await cookieOf(pat);
  await db.raw("alter table read.history rename to elsewhere");
  try {
    const answer = await fetch(product.base + exportUrl, { headers: { cookie } });
    expect(answer.status).toBe(200); // the head was already on its way
    await expect(answer.text()).rejects.toThrow("terminated");
  } finally {
    await db.raw("alter table read.elsewhere rename to history");
  }
  expect((await fileOf(pat)).complete).toBe(true);
});
