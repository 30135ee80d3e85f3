import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leagueSubject, suppressionStream } from "../../../eventstore/outreach/events.ts";
import { tally } from "../../testing/client.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  answeredUrl,
  importLeaguesUrl,
  leagueRegionsUrl,
  leaguesUrl,
  leagueUrl,
  outreachUrl,
  sendUrl,
  suppressionsUrl,
  suppressionUrl,
} from "../contract.ts";
import { recipients } from "../recipients.ts";
import { leagueForm } from "../testing/leagueForm.ts";
import { outreachForm } from "../testing/outreachForm.ts";

let product: TestProduct;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct({ FACILITY_ADDRESS: "12 Ballpark Lane, Springfield" });
  [coach, admin] = [await product.person("instructor"), await product.person("admin")];
  await product.startMailing();
});
afterAll(() => product.close());

const add = async (fields: object = {}) => (await coach("POST", leaguesUrl, leagueForm(fields))).body;
const shown = async (id: string) => (await coach("GET", leagueUrl(id))).body;
const listed = async (url: string, filter: object, who = coach) =>
  (await who("GET", `${url}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const fingerprintOf = (email: string) => recipients(product.backend.keys).fingerprintOf(email);
const eventsIn = async (stream: string) => {
  const types: string[] = [];
  for await (const { type } of product.backend.store.read(stream)) types.push(type);
  return types;
};

describe("a league", () => {
  it("is added, corrected, and found by what is known of it", async () => {
    const { status, body } = await coach("POST", leaguesUrl, leagueForm({ name: "Birch Bay", sport: "softball" }));
    expect([status, body]).toMatchObject([
      201,
      { name: "Birch Bay", sport: "softball", source: "form", region: null, lastEmailId: null, suppressedBy: null },
    ]);
    const corrected = { ...leagueForm({ name: "Birch Bay Youth" }), sport: "both", region: " North   " };
    expect((await coach("PUT", leagueUrl(body.id), corrected)).body).toMatchObject({
      ...corrected,
      region: "North",
    });
    const found = [{ sport: "baseball" }, { region: "North" }, { standing: "open" }, { q: "bay you" }];
    for (const filter of found) expect(idsOf(await listed(leaguesUrl, filter))).toContain(body.id);
    for (const filter of [{ region: "South" }, { standing: "suppressed" }, { q: "Birch Bay Old" }])
      expect(idsOf(await listed(leaguesUrl, filter))).not.toContain(body.id);
    expect((await coach("GET", leagueRegionsUrl)).body).toEqual(["North"]);
  });

  it.each(["name", "contactName", "email"])("a line break in %s is refused beside it", async (field) => {
    const { status, body } = await coach(
      "POST",
      leaguesUrl,
      leagueForm({ [field]: "a@b.example\r\nBcc: c@d.example" }),
    );
    expect([status, body.issues]).toEqual([422, [{ path: [field], message: "Please keep this on one line" }]]);
  });

  it("an address belongs to one league, however it is spelled and however many add it at once", async () => {
    const { email } = await add();
    const beside = { code: "KnownAddress", issues: [{ path: ["email"], message: expect.any(String) }] };
    expect(await coach("POST", leaguesUrl, leagueForm({ email: email.toUpperCase() }))).toMatchObject({
      status: 409,
      body: beside,
    });
    const other = await add();
    expect(await coach("PUT", leagueUrl(other.id), leagueForm({ email }))).toMatchObject({ status: 409, body: beside });
    const form = leagueForm();
    const answers = await Promise.all(Array.from({ length: 4 }, () => coach("POST", leaguesUrl, form)));
    expect(tally(answers)).toEqual({ 201: 1, 409: 3 });
  });

  it("sent twice with one Idempotency-Key is one", async () => {
    const form = leagueForm();
    const key = { "Idempotency-Key": "league once" };
    const answers = [await coach("POST", leaguesUrl, form, key), await coach("POST", leaguesUrl, form, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });

  it("shows the last email to it, whoever typed its address, and that they answered", async () => {
    const { id, email } = await add();
    expect(await coach("POST", answeredUrl(id), {})).toMatchObject({ status: 409, body: { code: "NeverEmailed" } });
    const sent = await coach("POST", sendUrl, outreachForm({ recipientEmail: email.toUpperCase() }));
    await expect.poll(async () => (await shown(id)).lastEmailId).toBe(sent.body.id);
    expect((await coach("POST", answeredUrl(id), {})).body).toMatchObject({
      answeredEmailId: sent.body.id,
      answeredAt: expect.any(String),
    });
  });

  it("is removed with its key and the text of its emails; that its address unsubscribed stays known", async () => {
    const { id, email } = await add();
    const sent = (await coach("POST", sendUrl, outreachForm({ recipientEmail: email }))).body.id;
    await expect.poll(async () => (await shown(id)).lastEmailId).toBe(sent);
    await coach("POST", suppressionsUrl, { email, why: "asked" });
    expect(await coach("DELETE", leagueUrl(id))).toMatchObject({ status: 200, body: { id } });
    expect(await coach("GET", leagueUrl(id))).toMatchObject({ status: 404, body: { code: "NoSuchLeague" } });
    expect(await coach("PUT", leagueUrl(id), leagueForm())).toMatchObject({ status: 404 });
    expect((await coach("GET", `${outreachUrl}/${sent}`)).body).toMatchObject({ to: null, text: null, state: "sent" });
    const gone = await product.backend
      .db("vault.subject_key")
      .whereIn("subject", [leagueSubject({ leagueId: id }), `outreachEmail-${sent}`])
      .whereNotNull("destroyed_at");
    expect(gone).toHaveLength(2);
    const again = await add({ email });
    expect(again).toMatchObject({ suppressedBy: "staff" });
    expect(await coach("POST", sendUrl, outreachForm({ recipientEmail: email }))).toMatchObject({
      status: 409,
      body: { code: "Unsubscribed" },
    });
  });
});

describe("importing leagues", () => {
  const importing = (csv: string, { dryRun = false } = {}) =>
    coach("POST", `${importLeaguesUrl}?dryRun=${dryRun}`, Buffer.from(csv), { "content-type": "text/csv" });

  it("says of each row what would become of it, then adds what is new, and repeated adds nothing", async () => {
    const known = await add();
    const left = leagueForm();
    await coach("POST", suppressionsUrl, { email: left.email, why: "asked" });
    const [one, two] = [leagueForm(), leagueForm()];
    const csv = [
      "League,Contact,Email,Sport,Region",
      `Cedar Park,Dana,${one.email},Baseball,North`,
      `Known,Dana,${known.email.toUpperCase()},,`,
      `Left,Dana,${left.email},,`,
      `No address,,dana at league,,`,
      `Cedar again,Dana,${one.email},,`,
      `'=2+2,Dana,${two.email},Hockey,`,
    ].join("\n");
    const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome);
    const before = (await coach("GET", leaguesUrl)).body;
    const would = await importing(csv, { dryRun: true });
    expect(outcomes(would.body.rows)).toEqual(["added", "known", "suppressed", "wrong", "known", "wrong"]);
    expect(would.body.rows[3]).toEqual({
      row: 5,
      name: "No address",
      email: "dana at league",
      outcome: "wrong",
      why: "Please enter who to ask for. Please enter an email address like dana@league.org",
    });
    expect(would.body.rows[4]).toMatchObject({ row: 6, why: "Same email as row 2" });
    expect(would.body.rows[5]).toMatchObject({ name: "=2+2", why: "Please choose baseball, softball, or both" });
    expect((await coach("GET", leaguesUrl)).body).toEqual(before);

    const did = await importing(csv);
    expect(did.body).toEqual({ isDryRun: false, rows: would.body.rows });
    expect(await listed(leaguesUrl, { q: one.email })).toMatchObject([
      { name: "Cedar Park", sport: "baseball", region: "North", source: "import" },
    ]);
    expect(await listed(leaguesUrl, { q: left.email })).toMatchObject([{ name: "Left", suppressedBy: "staff" }]);
    const again = await importing(csv);
    expect(outcomes(again.body.rows)).toEqual(["known", "known", "known", "wrong", "known", "wrong"]);
    expect(await product.backend.db("mail.outbox").where({ recipient: one.email })).toEqual([]);
  });

  it("two at once add each league once", async () => {
    const leagues = Array.from({ length: 12 }, () => leagueForm());
    const csv = ["League,Contact,Email", ...leagues.map(({ email }) => `Twice,Dana,${email}`)].join("\n");
    await Promise.all([importing(csv), importing(csv)]);
    expect(await listed(leaguesUrl, { q: "Twice" })).toHaveLength(12);
  });

  it("more than 1 MB is refused, and so is what is no list", async () => {
    expect(await importing("x".repeat(1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await importing("Team,Captain\na,b")).toMatchObject({ status: 422, body: { code: "NotAList" } });
  });
});

describe("addresses that get no emails", () => {
  it("are listed by fingerprint, with the address while a league has it, and found by it", async () => {
    const { id: leagueId, email, name } = await add({ name: "Juniper" });
    const unknown = leagueForm().email;
    expect((await coach("POST", suppressionsUrl, { email, why: "complaint" })).status).toBe(201);
    await coach("POST", suppressionsUrl, { email: unknown, why: "bounce" });
    const known = { id: await fingerprintOf(email), by: "complaint", leagueId, leagueName: name, email };
    expect(await listed(suppressionsUrl, { q: "juni" }, admin)).toMatchObject([known]);
    expect(await listed(suppressionsUrl, { q: unknown.toUpperCase() }, admin)).toMatchObject([
      { id: await fingerprintOf(unknown), by: "bounce", leagueId: null, email: null },
    ]);
    expect(idsOf(await listed(suppressionsUrl, { by: "bounce" }, admin))).toEqual([await fingerprintOf(unknown)]);
  });

  it("are allowed again for a reason, which stays on record under the league's key", async () => {
    const { email } = await add();
    const fingerprint = await fingerprintOf(email);
    await coach("POST", suppressionsUrl, { email, why: "asked" });
    const allow = (reason: string) => admin("DELETE", suppressionUrl(fingerprint), { reason });
    expect(await allow(" ")).toMatchObject({ status: 422, body: { issues: [{ path: ["reason"] }] } });
    expect(await allow("Dana called today")).toMatchObject({ status: 200, body: { id: fingerprint } });
    expect(await allow("Dana called today")).toMatchObject({ status: 404, body: { code: "NoSuchSuppression" } });
    expect(await eventsIn(suppressionStream(fingerprint))).toEqual(["RecipientUnsubscribed", "RecipientAllowedAgain"]);
    expect(await coach("POST", sendUrl, outreachForm({ recipientEmail: email }))).toMatchObject({ status: 202 });
  });

  it("of an address that no league has, nobody could say who wants it: the league is added first", async () => {
    const { email } = leagueForm();
    const fingerprint = await fingerprintOf(email);
    await coach("POST", suppressionsUrl, { email, why: "asked" });
    const allow = () => admin("DELETE", suppressionUrl(fingerprint), { reason: "Dana called today" });
    expect(await allow()).toMatchObject({ status: 409, body: { code: "NoLeague" } });
    await add({ email });
    expect(await allow()).toMatchObject({ status: 200 });
  });
});
