import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { eraseUrl, exportUrl } from "../../privacy/contract.ts";
import { acceptInvitationUrl, guardiansUrl, playersUrl } from "../../players/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does } from "../../testing/held.ts";
import { mailsTo } from "../../testing/mails.ts";
import { emma, registered, registrationForm } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { joinWaitlist } from "../../testing/waitlists.ts";
import { createRegistrationUrl, paymentStatusUrl } from "../contract.ts";
import { campMessagesUrl, messageAudienceUrl } from "./messageContract.ts";

let product: TestProduct;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Ana", lastName: "Ruiz" });
  admin = await product.person("admin", { firstName: "Kim", lastName: "Lee" });
  await product.startMailing();
});
afterAll(() => product.close());

const message = { subject: "Bring a rain jacket", text: "Rain is on its way.\n\nWe play anyway.\nSee you Monday." };

let families = 0;
/** A camp for one child, which Pat paid for, and for which Sam waits. */
const fullCamp = async () => {
  const [pat, sam] = [1, 2].map(() => `family${++families}@example.com`);
  const division = { sport: "baseball", ageGroup: "8u", time: "09:00-10:00", field: "Field 1", capacity: 1 };
  const { id } = await publishedCamp(product, coach, { divisions: [division] });
  const registration = { parentEmail: pat };
  const { id: registrationId } = await registered(product.visitor(), id, { registration, participants: [emma] });
  await coach("PATCH", paymentStatusUrl(registrationId), { paymentStatus: "paid", method: "cash" });
  const entry = await joinWaitlist(product.visitor(), id, { parentEmail: sam });
  return { id, pat: pat!, sam: sam!, registrationId, entryId: entry.id };
};
/** Once everything recorded so far was processed. */
const messagesTo = async (address: string) => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
  return (await mailsTo(product, address)).filter(({ kind }) => kind === "camp message");
};
const rowsTo = (recipient: string) => product.backend.db("mail.outbox").where({ recipient, kind: "camp message" });

it("is counted and shown before it goes, and nothing is sent by that", async () => {
  const { id, pat } = await fullCamp();
  const ask = async (body: object) => (await coach("POST", messageAudienceUrl(id), body)).body;
  expect(await ask({ to: "paid" })).toEqual({ families: 1, players: 1, mail: null });
  expect(await ask({ to: "unpaid" })).toEqual({ families: 0, players: 0, mail: null });
  const { mail, ...reached } = await ask({ to: "everybody", ...message });
  expect(reached).toEqual({ families: 2, players: 2 });
  expect(mail.subject).toBe(message.subject);
  for (const words of ["Rain is on its way.", "See you Monday.", "Summer Hitting Camp", "Ana Ruiz"])
    expect(mail.html).toContain(words);
  expect(mail.html).not.toContain("3:00 PM"); // each group has hours of its own
  expect(await messagesTo(pat)).toEqual([]);
});

it("goes to each family once, as it was shown, after all other mails, and stands in the camp's log", async () => {
  const { id, pat, sam } = await fullCamp();
  const { mail } = (await admin("POST", messageAudienceUrl(id), { to: "everybody", ...message })).body;
  const send = () =>
    admin("POST", campMessagesUrl(id), { to: "everybody", ...message, families: 2 }, { "idempotency-key": "rain" });
  const { status, body } = await send();
  expect([status, body.families, body.players, body.by]).toEqual([202, 2, 2, "Kim Lee"]);
  expect((await send()).body).toEqual(body);
  const other = { to: "everybody", ...message, subject: "Bring a hat", families: 2 };
  const corrected = await admin("POST", campMessagesUrl(id), other, { "idempotency-key": "rain" });
  expect(corrected).toMatchObject({ status: 409, body: { code: "SentBefore" } });
  for (const address of [pat, sam]) {
    expect(await messagesTo(address)).toMatchObject([{ subject: message.subject }]);
    expect(await rowsTo(address)).toMatchObject([{ html: mail.html, rank: 1, is_confidential: false }]);
  }
  expect((await coach("GET", campMessagesUrl(id))).body).toEqual([body]);
  const history = (await coach("GET", `/api/history?of=${id}`)).body;
  expect(history.at(-1)).toMatchObject({ what: "FamiliesMessaged", details: { audience: "everybody", families: 2 } });
  expect(JSON.stringify(history)).not.toContain("rain jacket");
});

it("reaches the other parent of every player, in whichever registration of a family, and nobody twice", async () => {
  const [dana, lou, sam] = [await product.person(), await product.person(), await product.person()];
  const { id } = await publishedCamp(product, coach);
  const added = async (by: Person, firstName: string, other?: Person) => {
    const child = { firstName, lastName: "Reyes", age: 9, declared: true };
    const playerId = String((await does(by, "POST", playersUrl, child)).body.id);
    if (!other) return playerId;
    const { body } = await does(by, "POST", guardiansUrl(playerId), { name: "Other", email: "other@home.example" });
    const token = product.backend.capabilities.tokenOf("guardianInvitation", body.id);
    await does(other, "POST", acceptInvitationUrl, { token, declared: true });
    return playerId;
  };
  const registers = async (by: Person, playerId: string) => {
    const coming = { playerId, sport: "baseball", emergencyContact: "Pat", emergencyPhone: "555-010-0111" };
    const form = { registration: { parentEmail: by.email }, participants: [], players: [coming] };
    return String((await does(by, "POST", createRegistrationUrl, registrationForm(id, form))).body.id);
  };
  await registers(dana, await added(dana, "Kim", lou));
  const second = await registers(dana, await added(dana, "Zoe", sam));
  await registers(lou, await added(lou, "Max"));
  await does(coach, "POST", campMessagesUrl(id), { to: "everybody", ...message, families: 2 });
  for (const { email } of [dana, lou, sam]) expect(await messagesTo(email)).toHaveLength(1);

  await does(coach, "PATCH", paymentStatusUrl(second), { paymentStatus: "paid", method: "cash" });
  await does(coach, "POST", campMessagesUrl(id), { to: "paid", ...message, families: 1 });
  for (const [{ email }, received] of [
    [dana, 2],
    [lou, 1],
    [sam, 2],
  ] as const)
    expect(await messagesTo(email)).toHaveLength(received);

  const over = { startDate: "2020-07-10", endDate: "2020-07-12" };
  await product.backend.db("read.camps").where({ id }).update(over);
  await does(coach, "POST", campMessagesUrl(id), { to: "everybody", ...message, families: 2 });
  expect(await messagesTo(sam.email)).toHaveLength(3);
});

it("is refused where it would reach others than shown", async () => {
  const { id, pat, registrationId } = await fullCamp();
  const send = (families: number) => coach("POST", campMessagesUrl(id), { to: "paid", ...message, families });
  expect(await send(2)).toMatchObject({ status: 409, body: { code: "AudienceChanged" } });
  await coach("PATCH", paymentStatusUrl(registrationId), { paymentStatus: "unpaid" });
  expect(await send(1)).toMatchObject({ status: 409, body: { code: "NobodyToMessage" } });
  expect(await messagesTo(pat)).toEqual([]);
});

it("twenty go out an hour from each author; a repeat is none", async () => {
  const strict = await testProduct({ RATE_LIMITS: "1" });
  try {
    const [author, other] = [await strict.person("instructor"), await strict.person("admin")];
    const { id } = await publishedCamp(strict, author);
    await registered(strict.visitor(), id, { participants: [emma] });
    const send = (who: Person, key: string) =>
      who("POST", campMessagesUrl(id), { to: "everybody", ...message, families: 1 }, { "idempotency-key": key });
    for (let n = 1; n <= 20; n++) expect((await send(author, `rain ${n}`)).status).toBe(202);
    expect(await send(author, "rain 21")).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^You can send 20 messages an hour\. Please wait \d+ minutes/) },
    });
    expect((await send(author, "rain 20")).status).toBe(202);
    expect((await send(other, "rain 21")).status).toBe(202);
  } finally {
    await strict.close();
  }
});

it("what its author wrote is in their data, and gone with them; the camp's log keeps that it was sent", async () => {
  const author = await product.person("admin");
  const { id, pat } = await fullCamp();
  await author("POST", campMessagesUrl(id), { to: "paid", ...message, families: 1 });
  expect(await messagesTo(pat)).toHaveLength(1);
  expect(JSON.stringify((await author("GET", exportUrl)).body)).toContain("Rain is on its way.");
  await admin("POST", eraseUrl, { userId: author.id });
  expect((await coach("GET", campMessagesUrl(id))).body).toMatchObject([{ subject: null, text: null, families: 1 }]);
  expect(await messagesTo(pat)).toEqual([]);
});
