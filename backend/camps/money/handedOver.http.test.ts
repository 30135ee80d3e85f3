import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { inWords } from "../../../projections/exportWords.ts";
import { historyUrl } from "../../history/contract.ts";
import { payTestPaymentUrl } from "../../payments/contract.ts";
import { acceptInvitationUrl, guardiansUrl, playersUrl } from "../../players/contract.ts";
import { eraseUrl, exportUrl } from "../../privacy/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does } from "../../testing/held.ts";
import { mailsTo } from "../../testing/mails.ts";
import { registrationForm } from "../../testing/registrations.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { createPaymentIntentUrl, createRegistrationUrl, paymentStatusUrl, timelineUrl } from "../contract.ts";
import { payingCard, paymentIn } from "../testing/payers.ts";
import { cancelPaymentsNotOwed } from "./cancelPayments.ts";
import { refundsUrl } from "./payContract.ts";

let product: TestProduct;
let dana: Person, lou: Person, coach: Person;
let campId: string, registrationId: string;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

/** Dana registers Kim, whose other parent is Lou. */
beforeEach(async () => {
  dana = await product.person("student", { firstName: "Dana", lastName: "Reyes" });
  lou = await product.person("student", { firstName: "Lou", lastName: "Hale" });
  const kim = { firstName: "Kim", lastName: "Reyes", age: 9, declared: true };
  const playerId = String((await does(dana, "POST", playersUrl, kim)).body.id);
  const { body } = await does(dana, "POST", guardiansUrl(playerId), { name: "Lou", email: "lou@home.example" });
  const token = product.backend.capabilities.tokenOf("guardianInvitation", body.id);
  await does(lou, "POST", acceptInvitationUrl, { token, declared: true });
  campId = (await publishedCamp(product, coach)).id;
  const coming = { playerId, sport: "baseball", emergencyContact: "Sam Reyes", emergencyPhone: "555-010-0111" };
  const form = registrationForm(campId, { participants: [], players: [coming] });
  registrationId = (await does(dana, "POST", createRegistrationUrl, form)).body.id;
});

const isHandedOver = () => dana("POST", eraseUrl, { password });
const startedBy = async (who: Person): Promise<string> =>
  (await does(who, "POST", createPaymentIntentUrl, { campId, registrationId, amount: 150 })).body.clientSecret;
const pay = (who: Person, clientSecret: string) =>
  who("POST", payTestPaymentUrl(paymentIn(clientSecret)), { clientSecret, card: payingCard });
const paysByCard = async (who: Person) => {
  const clientSecret = await startedBy(who);
  expect((await pay(who, clientSecret)).status).toBe(200);
  await product.sayTestEvents();
};
const attested = (paymentStatus: string, amount: string) =>
  does(coach, "PATCH", paymentStatusUrl(registrationId), { paymentStatus, paymentMethod: "cash", amount });
const refunds = (amount: string, method = "card") =>
  does(coach, "POST", refundsUrl(registrationId), { key: randomUUID(), amount, method, words: "For the old family" });
const fileOf = async (who: Person) => (await does(who, "GET", exportUrl)).body;
const mailed = (kind: string) => async () =>
  (await mailsTo(product, lou.email)).filter((mail) => mail.kind === kind).map(({ text }) => text);

it("pays with a card payment of their own: the first parent's ends, and the receipts and the data are theirs", async () => {
  const danas = await startedBy(dana);
  await isHandedOver();
  const lous = await startedBy(lou);
  expect(lous).not.toBe(danas);
  expect((await pay(lou, danas)).status).toBe(409);
  expect(await startedBy(lou)).toBe(lous);
  expect((await pay(lou, lous)).status).toBe(200);
  await product.sayTestEvents();
  await expect.poll(mailed("payment received")).toEqual([expect.stringMatching(/\$150/)]);
  expect((await fileOf(lou)).cardPayments).toMatchObject([{ registrationId, received: "150.00" }]);
  await refunds("50.00");
  await product.sayTestEvents();
  await expect.poll(mailed("payment refunded")).toEqual([expect.stringMatching(/\$50/)]);
});

it("the first parent's card payment ends by itself where nobody else pays", async () => {
  const danas = await startedBy(dana);
  await isHandedOver();
  expect(await cancelPaymentsNotOwed(product.backend, rightNow())).toBe(1);
  expect((await pay(lou, danas)).status).toBe(409);
  expect(await cancelPaymentsNotOwed(product.backend, rightNow())).toBe(0);
});

const handedOver = "registration handed over";
const everywhere = (...what: string[]) => [what, what, what];
/** What Lou reads of it, wherever it is told. */
const readByLou = async () => {
  const file = await fileOf(lou);
  const [timeline, history] = await Promise.all(
    [timelineUrl(registrationId), historyUrl(registrationId)].map(async (url) => (await does(lou, "GET", url)).body),
  );
  const exported = file.history.filter(({ of }: { of: string }) => of === registrationId);
  const whatOf = (entries: { what: string }[]) => entries.map(({ what }) => inWords(what));
  return { file, told: [timeline, history, exported].map(whatOf) };
};

it("what the first parent paid, and gets back afterwards, is told to staff alone", async () => {
  await paysByCard(dana);
  await isHandedOver();
  await refunds("40.00");
  await product.sayTestEvents();
  const { file, told } = await readByLou();
  expect(told).toEqual(everywhere(handedOver));
  const [held] = file.campRegistrations;
  expect(held).toMatchObject({ money: { collected: "0.00", refunded: "0.00" } });
  expect(held).toMatchObject({ receivedBy: null, paymentReceivedBy: null, wordsAboutPayment: null });
  expect([file.refunds, file.cardPayments]).toEqual([[], []]);
  expect(JSON.stringify(file)).not.toMatch(/For the old family|"40.00"/);
  for (const url of [timelineUrl(registrationId), historyUrl(registrationId)]) {
    const all = (await does(coach, "GET", url)).body.map(({ what }: { what: string }) => what);
    expect(all).toEqual(expect.arrayContaining(["CardPaymentStarted", "RefundRequested", "RegistrationRefunded"]));
  }
});

/** Sums of what was paid by hand, as Lou reads them on the page and in the file. */
const sumsReadByLou = async () => {
  const [timeline, file] = await Promise.all([does(lou, "GET", timelineUrl(registrationId)), fileOf(lou)]);
  const sums = (entries: { details: { cents?: number; amount?: string } | null }[]) =>
    entries.flatMap(({ details }) => details?.cents ?? details?.amount ?? []);
  return [timeline.body, file.history.filter(({ of }: { of: string }) => of === registrationId)].map(sums);
};

it("what they add by hand is told to them, without what was paid by hand before, nor that it goes back", async () => {
  await attested("partial", "100.00");
  await isHandedOver();
  await attested("partial", "120.00");
  await refunds("10.00", "cash");
  const { file, told } = await readByLou();
  expect(told).toEqual(everywhere(handedOver, "registration partly paid"));
  expect(await sumsReadByLou()).toEqual([[2000], ["20.00"]]);
  expect(file.refunds).toEqual([]);
  expect(file.campRegistrations).toMatchObject([{ money: { collected: "20.00", refunded: "0.00" } }]);
  const { body: all } = await does(coach, "GET", timelineUrl(registrationId));
  expect(all).toContainEqual(expect.objectContaining({ details: expect.objectContaining({ cents: 12000 }) }));
});

it("what was stated by mistake and set right is told to whoever read it, and to nobody who didn't", async () => {
  await attested("partial", "100.00");
  await isHandedOver();
  await attested("partial", "90.00");
  expect((await readByLou()).told).toEqual(everywhere(handedOver));
  await attested("paid", "150.00");
  await attested("partial", "100.00");
  const story = ["registration paid", "registration partly paid"];
  expect((await readByLou()).told).toEqual(everywhere(handedOver, ...story));
  expect(await sumsReadByLou()).toEqual([
    [5000, 0],
    ["50.00", "0.00"],
  ]);
});

it("what they pay and get back themselves is told to them", async () => {
  await isHandedOver();
  await paysByCard(lou);
  await refunds("30.00");
  await product.sayTestEvents();
  const { file, told } = await readByLou();
  const own = ["card payment started", "registration paid", "refund requested", "registration refunded"];
  expect(told).toEqual(everywhere(handedOver, ...own));
  expect(file.refunds).toMatchObject([{ amount: "30.00" }]);
});

it("what they pay by hand is told to them where nothing was paid by hand before", async () => {
  await isHandedOver();
  await attested("paid", "150.00");
  const { told } = await readByLou();
  expect(told).toEqual(everywhere(handedOver, "registration paid"));
});
