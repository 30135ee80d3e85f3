import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishedCamp } from "../../testing/camps.ts";
import { mailsTo } from "../../testing/mails.ts";
import { registered, registrationForm } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  createPaymentIntentUrl,
  createRegistrationUrl,
  openRegistrationUrl,
  paymentStatusUrl,
  registrationUrl,
  releaseUrl,
  resendLinkUrl,
  sendConfirmationUrl,
  withdrawUrl,
} from "../contract.ts";
import { refundsUrl } from "../money/payContract.ts";
import { archiveCampUrl, cancelCampUrl } from "../running/publishContract.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";

let product: TestProduct;
let coach: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Ana", lastName: "Ruiz" });
  await coach("PATCH", `/api/instructors/${coach.id}`, { venmo: "@ana-ruiz" });
  await product.startMailing();
});
afterAll(() => product.close());

let families = 0;
/** A family of its own in a camp of its own, already notified. */
const family = async (fields: Parameters<typeof publishedCamp>[2] = {}) => {
  const email = `family${++families}@home.example`;
  const camp = await publishedCamp(product, coach, fields);
  const visitor = product.visitor();
  const registration = await registered(visitor, camp.id, { registration: { parentEmail: email } });
  return { email, visitor, ...registration };
};
/** Once everything recorded so far was processed. */
const to = async (address: string) => {
  const { store, db } = product.backend;
  const head = await store.head();
  await eventually(async () => expect((await db("mail.heard").first("pos")).pos).toBe(head), {
    timeout: 20_000,
    interval: 50,
  });
  return mailsTo(product, address);
};
const last = async (address: string) => (await to(address)).at(-1)!;
const kinds = async (address: string) => (await to(address)).map(({ kind }) => kind);

describe("the parent is told", () => {
  it("G3-45: at once that the registration arrived, what it costs, how to pay it, and gets a link that lets in", async () => {
    const { email, id, campId } = await family();
    const mail = await last(email);
    expect(mail.kind).toBe("registration received");
    expect(mail.text).toContain(`${product.backend.business.siteUrl}/camp-details/${campId}\n`);
    const kept = await product.backend.db("mail.outbox").where({ recipient: email }).first();
    expect(kept).toMatchObject({ is_confidential: true, registration_id: id, instructor_id: coach.id });
    expect(kept.calendar).toMatchObject({
      method: "PUBLISH",
      text: expect.stringContaining("SUMMARY:Summer Hitting Camp"),
    });
    for (const said of [
      "Summer Hitting Camp",
      "Emma Ortiz (8U), 11:00 AM – 12:00 PM, Field 2; Noah Ortiz (10U), 12:00–1:00 PM, Field 1",
      "All 3 days",
      "$300",
      "@ana-ruiz",
    ])
      expect(mail.text).toContain(said);
    expect(mail.text).toContain("We have your registration. Your spots aren't guaranteed until you pay.");
    expect(mail.text).toMatch(/Balance due.*\$300\b/);
    expect(mail.text).not.toMatch(/bee stings|Received|fully paid/);
    const token = /#token=(\S+)/.exec(mail.text)![1];
    expect((await product.visitor()("POST", openRegistrationUrl, { token })).body).toMatchObject({ id });
  });

  it("on which days and at which hours their players come, not how long the camp lasts; the calendar says the same", async () => {
    const camp = await publishedCamp(product, coach);
    const email = "days@home.example";
    const days = { registrationOption: "individual_days", selectedDays: [1, 3] };
    const form = { registration: { parentEmail: email, ...days } };
    const { id } = await registered(product.visitor(), camp.id, form);
    const { text } = await last(email);
    expect(text).toMatch(/When: +\w{3}, \w{3} \d+ and \w{3}, \w{3} \d+, \d{4}\n/);
    expect(text).toContain("Day 1 and Day 3");
    expect(text).not.toContain("9:00 AM – 3:00 PM");
    const { calendar } = await product.backend.db("mail.outbox").where({ recipient: email }).first();
    expect(calendar.text.match(/^LOCATION:.*/gm).toSorted()).toEqual(
      ["Field 1", "Field 1", "Field 2", "Field 2"].map((field) => expect.stringContaining(field)),
    );
    await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", paymentMethod: "cash" });
    const [, when = ""] = /When: +(.*)\n/.exec(text)!;
    expect(await last(email)).toMatchObject({
      kind: "payment received",
      text: expect.stringContaining(`Summer Hitting Camp, ${when}\n`),
    });
  });

  it("G3-14: by when to pay, where unpaid places are released", async () => {
    const { email } = await family({ releaseUnpaidAfterHours: 48 });
    expect((await last(email)).text).toMatch(/Please pay by \w+day, .*\. After that, unpaid spots go to other/);
    expect((await last(email)).text).toMatch(/Cash: +to the camp's coach before the deadline, in an envelope/);
  });

  it("who is withdrawn, by whom and why, and what is refunded", async () => {
    const { email, id, visitor, places } = await family();
    await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "partial", paymentMethod: "cash", amount: "200.00" });
    await visitor("POST", withdrawUrl(id), { participantId: places[1]!.id, reason: "Secret reasons" });
    const one = await last(email);
    expect([one.kind, one.subject]).toEqual([
      "player withdrawn",
      "Noah’s withdrawal from Summer Hitting Camp is confirmed",
    ]);
    expect(one.text).toContain("Noah is withdrawn");
    expect(one.text).toMatch(/Refund due.*\$50\b/);
    expect(one.text).toContain(
      "We'll refund $50. Card payments go back to the same card, anything else the way you paid. We'll email you when it's on its way.",
    );
    expect(one.text).not.toContain("Secret reasons");
    const calendar = async (kind: string) =>
      (await product.backend.db("mail.outbox").where({ recipient: email, kind }).first()).calendar?.text;
    expect((await calendar(one.kind)).match(/^STATUS:\w+/gm)).toContain("STATUS:CANCELLED");
    await coach("POST", releaseUrl(id), { reason: "The group is closed" });
    const all = await last(email);
    expect(all.kind).toBe("registration withdrawn");
    expect(new Set((await calendar(all.kind)).match(/^STATUS:\w+/gm))).toEqual(new Set(["STATUS:CANCELLED"]));
    expect(all.text).toMatch(
      /Your coach released your spots\.[\s\S]*Reason: The group is closed[\s\S]*We'll refund \$200 in all\.[\s\S]*We'll email you when it's on its way\./,
    );
  });

  it("G3-35: which part of when and where has changed, and nothing that is no news to them", async () => {
    const { email, camp } = await family();
    const before = (await to(email)).length;
    const divisions = camp.divisions.map((one) => ({ ...one, capacity: 30 }));
    await coach("PUT", `/api/camps/${camp.id}`, { title: "Hitting Camp", divisions });
    expect(await to(email)).toHaveLength(before);
    const moved = divisions.map((one) => (one.ageGroup === "8u" ? { ...one, field: "Field 7" } : one));
    await coach("PUT", `/api/camps/${camp.id}`, { location: "Oak Field", divisions: moved });
    const mail = await last(email);
    expect(mail).toMatchObject({ kind: "camp changed", rank: 1, subject: "Changed: Hitting Camp" });
    expect(mail.text).toContain("Location: Oak Field (was Maple Park).");
    expect(mail.text).toMatch(/Time and field for 8U baseball: .*, Field 7 \(was .*, Field 2\)\./);
    expect(mail.text).not.toMatch(/Dates:|Times:|8[uU] softball/);
    const { addDays } = product.backend.time;
    const later = { startDate: addDays(camp.startDate, 7), endDate: addDays(camp.endDate, 7) };
    await coach("PUT", `/api/camps/${camp.id}`, { ...later, startTime: "08:30" });
    const { text } = await last(email);
    expect(text).toMatch(/Dates: .* \(was .*\)\./);
    expect(text).toMatch(/Times: 8:30 AM.* \(was 9:00 AM.*\)\./);
  });

  it("the days that a shortened camp drops are taken off their calendar", async () => {
    const { email, camp } = await family();
    const calendar = async () => {
      await to(email);
      const kept = await product.backend.db("mail.outbox").where({ recipient: email }).orderBy("id", "desc");
      const { text } = kept.find((one) => one.calendar)!.calendar;
      return (text as string)
        .split("BEGIN:VEVENT")
        .slice(1)
        .map((entry) =>
          ["UID", "DTSTART", "STATUS"].map((name) => new RegExp(`^${name}:(.*)\r$`, "m").exec(entry)?.[1]),
        );
    };
    const before = await calendar();
    const endDate = camp.startDate;
    expect((await coach("PUT", `/api/camps/${camp.id}`, { endDate })).status).toBe(200);
    expect(await last(email)).toMatchObject({ kind: "camp changed" });
    const isKept = (uid = "") => uid.includes("-1-");
    expect(await calendar()).toEqual(
      before.map(([uid, starts]) => [uid, starts, isKept(uid) ? "CONFIRMED" : "CANCELLED"]),
    );
    expect(before.length).toBeGreaterThan((await calendar()).filter(([uid]) => isKept(uid)).length);
  });

  it("why a camp is cancelled and what happens to their money; but not those who withdrew before", async () => {
    const { email, id, camp } = await family();
    const gone = product.visitor();
    const left = await registered(gone, camp.id, { registration: { parentEmail: "left@home.example" } });
    await gone("POST", withdrawUrl(left.id), {});
    await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", paymentMethod: "cash" });
    await coach("POST", `/api/camps/${camp.id}/cancel`, { reason: "The field is flooded" });
    const mail = await last(email);
    expect(mail).toMatchObject({ kind: "camp cancelled", rank: 1, subject: "Canceled: Summer Hitting Camp" });
    expect(mail.text).toMatch(/Reason: The field is flooded[\s\S]*We'll refund your \$300 in full/);
    expect(await kinds("left@home.example")).not.toContain("camp cancelled");
  });

  it("G3-18: how much of it was received and what is left to pay, once, and nothing where nobody said how much", async () => {
    const { email, id } = await family();
    const says = (fields: object) => coach("PATCH", paymentStatusUrl(id), { paymentStatus: "partial", ...fields });
    await says({ paymentMethod: "cash", amount: "100.00" });
    const mail = await last(email);
    expect(mail).toMatchObject({ kind: "partial payment received", subject: "We received part of your payment" });
    expect(mail.text).toMatch(/Left to pay: \$200\.[\s\S]*Received so far: +\$100\n/);
    expect(mail.text).not.toMatch(/secured|Emma|Noah/);
    await says({ paymentMethod: "venmo", amount: "100.00" });
    expect(await kinds(email)).toEqual(["registration received", "partial payment received"]);
    const unsaid = await family();
    await coach("PATCH", paymentStatusUrl(unsaid.id), { paymentStatus: "partial" });
    expect(await kinds(unsaid.email)).toEqual(["registration received"]);
  });

  it("of a canceled camp nothing about their money that isn't known", async () => {
    const { email, id, campId } = await family();
    await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "partial" });
    await coach("POST", cancelCampUrl(campId), { reason: "The field is flooded" });
    expect((await last(email)).text).toContain("If you've paid anything, please let us know how much");
    const paid = await family();
    await coach("PATCH", paymentStatusUrl(paid.id), { paymentStatus: "paid", method: "cash" });
    await coach("POST", refundsUrl(paid.id), { method: "cash", amount: "300.00" });
    await coach("POST", cancelCampUrl(paid.campId), { reason: "The field is flooded" });
    expect((await last(paid.email)).text).toContain("You've already been refunded");
    const unpaid = await family();
    await coach("POST", cancelCampUrl(unpaid.campId), { reason: "The field is flooded" });
    expect((await last(unpaid.email)).text).toContain("We have no payment from you on record.");
  });

  it("that money which comes after all is due back, once the camp is canceled or the registration withdrawn", async () => {
    const pays = async (id: string) =>
      void (await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", method: "cash" }));
    const canceled = await family();
    await coach("POST", cancelCampUrl(canceled.campId), { reason: "The field is flooded" });
    const withdrawn = await family();
    await withdrawn.visitor("POST", withdrawUrl(withdrawn.id), {});
    for (const { id, email } of [canceled, withdrawn]) {
      await pays(id);
      const { kind, text } = await last(email);
      expect([kind, text]).toEqual(["payment received", expect.stringContaining("this payment is due back to you")]);
      expect(text).toContain("We recorded your payment");
      expect(text).not.toContain("secured spot");
    }
  });

  it("each of these once", async () => {
    const all = await product.backend.db("mail.outbox").select("kind", "registration_id");
    const theirs = all.filter(({ kind }) => kind.startsWith("registration") || kind.startsWith("player"));
    const counted = new Set(theirs.map(({ kind, registration_id }) => `${kind} ${registration_id}`));
    expect(counted.size).toBe(theirs.length);
  });
});

it("the instructor hears who registered, without a child's name", async () => {
  await family();
  const mail = await last(coach.email);
  expect(mail).toMatchObject({ kind: "camp registration", subject: `New registration: Summer Hitting Camp` });
  expect(mail.text).toMatch(/Pat Ortiz registered 2 players/);
  expect(mail.text).toContain("/instructor-dashboard/camp-registrations/");
  expect(mail.text).not.toMatch(/Emma|Noah|bee stings/);
});

describe("A71, G3-22: the confirmation again", () => {
  it("goes to the address on record, says how it stands, and never that it is paid unless the books do", async () => {
    const { email, id, campId, visitor } = await family();
    const body = { registrationId: id, campId, parentEmail: "thief@example.com", paymentStatus: "paid" };
    const { backend } = product;
    await to(email);
    const again = async () => (await to(email)).findLast(({ kind }) => kind === "registration link")!;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 }); // the first mail is already old
    try {
      expect(await visitor("POST", sendConfirmationUrl, body)).toMatchObject({ status: 202 });
      const unpaid = await again();
      expect(unpaid.text).toContain("#token=");
      expect(unpaid.text).toContain("We have your registration. Your spots aren't guaranteed until you pay.");
      expect(unpaid.text).not.toMatch(/fully paid|Received/);
      await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "partial", paymentMethod: "cash", amount: "200.00" });
      expect(await coach("POST", sendConfirmationUrl, body)).toMatchObject({ status: 202 });
      expect((await again()).text).toContain("You've paid part of it. The rest is still due.");
      await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", paymentMethod: "cash" });
      expect(await coach("POST", sendConfirmationUrl, body)).toMatchObject({ status: 202 });
      expect((await again()).text).toMatch(/fully paid[\s\S]*Received.*\$300\b/);
    } finally {
      vi.useRealTimers();
    }
    expect(await backend.db("mail.outbox").where({ recipient: "thief@example.com" })).toEqual([]);
    expect(await visitor("POST", sendConfirmationUrl, { ...body, campId: "another" })).toMatchObject({ status: 404 });
  });

  it("says that a cancelled camp was cancelled, also once it is archived, as the page does", async () => {
    const { email, id, campId, visitor } = await family();
    await coach("POST", cancelCampUrl(campId), { reason: "The field is flooded" });
    await coach("POST", archiveCampUrl(campId), {});
    await to(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
    try {
      expect(await visitor("POST", sendConfirmationUrl, { registrationId: id, campId })).toMatchObject({ status: 202 });
      const { kind, text } = await last(email);
      expect(kind).toBe("registration link");
      expect(text).toContain("This camp was canceled.");
      expect(text).not.toMatch(/You're registered|guaranteed/);
    } finally {
      vi.useRealTimers();
    }
    expect((await visitor("GET", registrationUrl(id))).body).toMatchObject({
      campIsCancelled: true,
      camp: { status: "archived" },
    });
  });

  it("waits for the mail about a card payment that is on its way", async () => {
    const { email, id, campId, visitor } = await family();
    const before = await to(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
    try {
      const started = await visitor("POST", createPaymentIntentUrl, { registrationId: id, campId });
      expect(started.status).toBe(201);
      expect(await visitor("POST", sendConfirmationUrl, { registrationId: id, campId })).toMatchObject({ status: 202 });
      expect(await to(email)).toEqual(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is not written twice when the first mail was only just written", async () => {
    const { email, id, campId, visitor } = await family();
    const before = await to(email);
    expect(await visitor("POST", sendConfirmationUrl, { registrationId: id, campId })).toMatchObject({ status: 202 });
    expect(await to(email)).toEqual(before);
  });
});

it("someone who lost the link gets it by mail, and no one learns whether an address is known", async () => {
  const { email, campId } = await family();
  await to(email);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
  const ask = async (parentEmail: string, fields = {}) =>
    product.visitor()("POST", resendLinkUrl, { parentEmail, ...fields });
  try {
    const known = await ask(email.toUpperCase());
    const unknown = await ask("nobody@home.example");
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await kinds(email)).toEqual(["registration received", "registration link"]);
    await ask(email, { campId: "another" });
    expect(await kinds(email)).toHaveLength(2);
    await ask(email, { campId });
    expect(await kinds(email)).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

it("G3-34: registering a child a second time mails the link again, wherever it happens", async () => {
  const { email, campId } = await family();
  await to(email);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
  try {
    const form = registrationForm(campId, { registration: { parentEmail: email.toUpperCase() } });
    expect((await product.visitor()("POST", createRegistrationUrl, form)).status).toBe(409);
    expect(await kinds(email)).toEqual(["registration received", "registration link"]);
  } finally {
    vi.useRealTimers();
  }
});
