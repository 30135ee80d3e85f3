import { afterAll, beforeAll, expect, it } from "vitest";
import { teamSubject } from "../../eventstore/teams/open.ts";
import type { Post } from "../post.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import type { MailView } from "./contract.ts";

let product: TestProduct;
let admin: Person, coach: Person, other: Person, pat: Person;
const ids: Record<string, string> = {};
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
  [coach, other] = [await product.person("instructor"), await product.person("instructor")];
  pat = await product.person();
  const { mail, db } = product.backend;
  const put = async (key: string, fields: Partial<Post>, row: object = {}) => {
    await mail.post({
      key,
      kind: key,
      to: { email: pat.email, name: "Pat" },
      subjects: [pat.id],
      letter: { subject: `About ${key}`, heading: "Hello", paragraphs: [`What ${key} says.`] },
      ...fields,
    });
    const [{ id }] = await db("mail.outbox")
      .where({ key })
      .update({ kind: key, ...row })
      .returning("id");
    ids[key] = id;
  };
  await put("lesson", { instructorId: coach.id, lessonId: "l1" }, { state: "sent", settled_at: new Date() });
  await put(
    "bounced",
    { instructorId: coach.id, registrationId: "g1" },
    { state: "failed", reason: "550 no such person", attempts: 1 },
  );
  await put("secret", { confidential: true, uselessAfter: new Date(Date.now() + 60_000).toISOString() });
  await put(
    "late",
    { subjects: [teamSubject("finder", "t1")], uselessAfter: new Date(Date.now() - 60_000).toISOString() },
    { state: "failed" },
  );
  await put("held", {}, { state: "skipped", reason: "Emails to this address come back.", settled_at: new Date() });
  await put("forgotten", {}, { state: "failed", html: null, text: null, recipient: null, subject: null });
});
afterAll(() => product.close());

const kinds = async (by: Person, query = "") => {
  const { status, body } = await by("GET", `/api/mails${query}`);
  expect(status).toBe(200);
  return (body as MailView[]).map(({ kind }) => kind);
};
const filter = (filters: object) => `?filter=${encodeURIComponent(JSON.stringify(filters))}`;

it("admins see all mails, newest first; instructors those about their own lessons; no one else any", async () => {
  expect(await kinds(admin)).toEqual(["forgotten", "held", "late", "secret", "bounced", "lesson"]);
  expect(await kinds(coach)).toEqual(["bounced", "lesson"]);
  expect(await kinds(other)).toEqual([]);
  expect((await pat("GET", "/api/mails")).status).toBe(403);
  expect((await product.visitor()("GET", "/api/mails")).status).toBe(401);
});

it("mails about a registration are listed with their Message-ID, whoever sent them", async () => {
  const { mail } = product.backend;
  expect(await mail.aboutRegistration("unheard-of")).toEqual([]);
  expect(await mail.aboutRegistration("g1")).toEqual([
    {
      messageId: `<${ids.bounced}@example.com>`,
      kind: "bounced",
      subject: "About bounced",
      recipient: pat.email,
      state: "failed",
      reason: "550 no such person",
      attempts: 1,
      writtenAt: expect.any(String),
      settledAt: null,
      nextAttemptAt: null,
    },
  ]);
});

it("a list is filtered by state, lesson and text, sorted and cut to pages", async () => {
  expect(await kinds(admin, filter({ state: ["failed", "waiting"] }))).toEqual([
    "forgotten",
    "late",
    "secret",
    "bounced",
  ]);
  expect(await kinds(admin, filter({ lessonId: "l1" }))).toEqual(["lesson"]);
  expect(await kinds(admin, filter({ teamRequestId: "t1" }))).toEqual(["late"]);
  expect(await kinds(coach, filter({ registrationId: "g1" }))).toEqual(["bounced"]);
  expect(await kinds(coach, filter({ q: "ABOUT BOUN" }))).toEqual(["bounced"]);
  expect(await kinds(admin, filter({ id: [ids.lesson, "unheard-of"] }))).toEqual(["lesson"]);
  const page = await admin("GET", '/api/mails?range=[0,1]&sort=["createdAt","ASC"]');
  expect(page.headers.get("content-range")).toBe("mails 0-1/6");
  expect(page.body).toMatchObject([
    { kind: "lesson", state: "sent" },
    { state: "failed", reason: "550 no such person" },
  ]);
});

it("one mail is shown in full, but never what grants its reader access", async () => {
  const { body } = await coach("GET", `/api/mails/${ids.lesson}`);
  expect(body).toMatchObject({
    recipient: pat.email,
    text: expect.stringContaining("What lesson says."),
    isConfidential: false,
  });
  const secret = (await admin("GET", `/api/mails/${ids.secret}`)).body;
  expect(secret).toMatchObject({ isConfidential: true, html: null, text: null, state: "waiting" });
  expect(secret.nextAttemptAt).toEqual(expect.any(String));
  for (const id of [ids.secret, "not-an-id"]) expect((await coach("GET", `/api/mails/${id}`)).status).toBe(404);
});

it("what was given up can be sent again, and nothing else", async () => {
  const again = (by: Person, key: string) => by("POST", `/api/mails/${ids[key]}/send-again`);
  expect((await again(other, "bounced")).status).toBe(404);
  expect(await again(admin, "lesson")).toMatchObject({ status: 409, body: { code: "AlreadySent" } });
  expect(await again(admin, "held")).toMatchObject({
    status: 409,
    body: {
      code: "HeldBack",
      message: "This email was held back, so it can't be sent again. Emails to this address come back.",
    },
  });
  for (const key of ["late", "forgotten"])
    expect(await again(admin, key)).toMatchObject({ status: 409, body: { code: "NothingToSend" } });
  expect((await coach("GET", `/api/mails/${ids.bounced}`)).body).toMatchObject({ canBeSentAgain: true });
  for (let click = 0; click < 2; click++)
    // a second click is not an error
    expect(await again(coach, "bounced")).toMatchObject({
      status: 200,
      body: { state: "waiting", reason: null, attempts: 0, canBeSentAgain: false },
    });
});
