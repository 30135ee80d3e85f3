import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  paidInCash,
  participantWithdrawn,
  refundRequested,
  registrationWithdrawn,
} from "../../eventstore/camps/examples.ts";
import { payTestPaymentUrl } from "../payments/contract.ts";
import { publishedCamp } from "../testing/camps.ts";
import type { Client } from "../testing/client.ts";
import { registered } from "../testing/registrations.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { askForRefundsAgain, lookUpPayments } from "./catchUpWithProvider.ts";
import { createPaymentIntentUrl, paymentStatusUrl, registrationUrl } from "./contract.ts";
import {
  mismatchUrl,
  refundsUrl,
  registrationMoneyUrl,
  unmatchedPaymentsUrl,
  unmatchedPaymentUrl,
} from "./payContract.ts";
import { type Family, registeredFamily, tell } from "./testing/families.ts";

let product: TestProduct;
let [coach, other, admin, pat]: Person[] = [];
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
  other = await product.person("instructor");
  admin = await product.person("admin");
  pat = await product.person();
});
afterAll(() => product.close());

const family = () => registeredFamily(product, { instructorId: coach!.id, payerId: pat!.id });
const asked = ({ campId, registrationId }: Family, amount?: string | number) => ({ campId, registrationId, amount });
const start = (who: Client, of: Family, amount?: string | number) =>
  who("POST", createPaymentIntentUrl, asked(of, amount));
const paymentIn = (clientSecret: string) => clientSecret.split("_secret_")[0]!;
const moneyOf = async ({ registrationId }: Family) => (await coach!("GET", registrationMoneyUrl(registrationId))).body;

/** Pays with a card that no bank has, and lets the provider say so. */
const payByCard = async (of: Family, card = "4242424242424242") => {
  const { clientSecret } = (await start(pat!, of)).body;
  const id = paymentIn(clientSecret);
  await pat!("POST", payTestPaymentUrl(id), { clientSecret, card });
  await product.sayTestEvents();
  return id;
};
/** The registration's facts about money, as the log has them. */
const factsOf = async ({ campId }: Family) => {
  const types: string[] = [];
  for await (const { type } of product.backend.store.read(`camp-${campId}`)) types.push(type);
  return types.slice(2);
};

describe("paying by card", () => {
  it("A70, G3-2: asks for what the server says is owed, and only for what the payer was shown", async () => {
    const of = await family();
    expect(await start(pat!, of, "299.00")).toMatchObject({ status: 409, body: { code: "OtherAmount" } });
    expect(await start(pat!, of, "much")).toMatchObject({ status: 409, body: { code: "OtherAmount" } });
    const first = await start(pat!, of, "$300.00");
    expect(first).toMatchObject({ status: 201, body: { amount: "300.00", clientSecret: expect.any(String) } });
    const [again, twin] = await Promise.all([start(pat!, of, 300), start(pat!, of)]);
    expect([again.body, twin.body]).toEqual([first.body, first.body]);
    expect(await factsOf(of)).toEqual(["CardPaymentStarted"]);
  });

  it("belongs to whoever registered, and to that camp", async () => {
    const of = await family();
    const statuses = [];
    for (const who of [product.visitor(), await product.person(), coach!, other!, admin!])
      statuses.push((await start(who, of)).status);
    expect(statuses).toEqual([404, 404, 403, 404, 403]);
    const elsewhere = await family();
    const mixed = { campId: elsewhere.campId, registrationId: of.registrationId };
    expect((await pat!("POST", createPaymentIntentUrl, mixed)).status).toBe(404);
    expect(await factsOf(of)).toEqual([]);
  });

  it("A70, G3-26: who registered without an account pays from the same browser, and no other", async () => {
    const browser = product.visitor();
    const { id: campId } = await publishedCamp(product, coach!);
    const { id: registrationId } = await registered(browser, campId);
    const ask = (who: Client) => who("POST", createPaymentIntentUrl, { campId, registrationId });
    expect((await ask(product.visitor())).status).toBe(404);
    const { clientSecret } = (await ask(browser)).body;
    const paying = { clientSecret, card: "4242424242424242" };
    await browser("POST", payTestPaymentUrl(paymentIn(clientSecret)), paying);
    await product.sayTestEvents();
    const own = await browser("GET", registrationUrl(registrationId));
    expect(own.body).toMatchObject({ paymentStatus: "paid", seat: "secured", money: { outstanding: "0.00" } });
    const { body } = await coach!("GET", registrationUrl(registrationId));
    expect(body).toMatchObject({ stripePaymentIntentId: paymentIn(clientSecret), paymentStatus: "paid" });
  });

  it("what was paid stays in the books when its family is erased, and is given back all the same", async () => {
    const of = await family();
    await payByCard(of);
    const leaver = await product.person();
    const theirs = await registeredFamily(product, { instructorId: coach!.id, payerId: leaver.id });
    await tell(product, [{ ...paidInCash, data: { ...paidInCash.data, ...theirs.about } }]);
    await leaver("POST", "/api/privacy/erase", { password });
    await product.backend.caughtUp();
    expect(await moneyOf(theirs)).toMatchObject({ words: null, money: { collected: "300.00" } });
    const back = await coach!("POST", refundsUrl(theirs.registrationId), {
      method: "cash",
      words: "They asked for it",
    });
    expect(back.body.money).toMatchObject({ refunded: "300.00", refundDue: "0.00" });
  });

  it("one child less is another sum: what was open for the old one cannot be paid any more", async () => {
    const of = await family();
    const before = (await start(pat!, of)).body;
    const [participantId] = of.participantIds;
    await tell(product, [
      { ...participantWithdrawn, data: { ...participantWithdrawn.data, ...of.about, participantId: participantId! } },
    ]);
    const now = (await start(pat!, of)).body;
    expect(now.amount).toBe("150.00");
    expect(paymentIn(now.clientSecret)).not.toBe(paymentIn(before.clientSecret));
    const { clientSecret } = before;
    const late = await pat!("POST", payTestPaymentUrl(paymentIn(clientSecret)), {
      clientSecret,
      card: "4242424242424242",
    });
    expect(late.status).toBe(409);
  });

  it("G3-37: is paid when the provider says so, and never before; then nothing more is to pay", async () => {
    const of = await family();
    await payByCard(of, "4000000000000002");
    expect(await factsOf(of)).toEqual(["CardPaymentStarted", "CardPaymentFailed"]);
    expect(await moneyOf(of)).toMatchObject({ paymentStatus: "unpaid", money: { outstanding: "300.00" } });
    await payByCard(of);
    expect(await moneyOf(of)).toMatchObject({
      paymentStatus: "paid",
      method: "card",
      hasMismatch: false,
      money: { quoted: "300.00", collected: "300.00", refunded: "0.00", outstanding: "0.00", refundDue: "0.00" },
    });
    expect(await start(pat!, of)).toMatchObject({ status: 409, body: { code: "PaidAlready" } });
  });

  it("what the provider could not say is found by looking, also when the payer asks first", async () => {
    const of = await family();
    const { clientSecret } = (await start(pat!, of)).body;
    await pat!("POST", payTestPaymentUrl(paymentIn(clientSecret)), { clientSecret, card: "4242424242424242" });
    expect(await start(pat!, of)).toMatchObject({ status: 409, body: { code: "PaymentOnItsWay" } });
    expect(await factsOf(of)).toEqual(["CardPaymentStarted", "RegistrationPaid"]);

    const unheard = await family();
    const secret = (await start(pat!, unheard)).body.clientSecret;
    await pat!("POST", payTestPaymentUrl(paymentIn(secret)), {
      clientSecret: secret,
      card: "4242424242424242",
    });
    const all = { olderThan: -60_000, youngerThan: 3_600_000 };
    expect(await lookUpPayments(product.backend, all)).toBeGreaterThan(0);
    expect(await lookUpPayments(product.backend, all)).toBeGreaterThan(0); // those that were never paid
    expect(await factsOf(unheard)).toEqual(["CardPaymentStarted", "RegistrationPaid"]);
  });

  it("where no cards are taken, the words name other ways to pay", async () => {
    const off = await product.another({ PAYMENTS: "off" });
    const { status, body } = await start(pat!.at(off.base), await family());
    expect([status, body.code, body.message]).toEqual([409, "CardsNotTaken", expect.stringMatching(/Venmo .* cash/)]);
    await off.close();
  });

  it("T51, G3-28: while the provider cannot be reached that is said, and nothing is lost", async () => {
    const away = await product.another({
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: "sk_test_spec",
      STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
      STRIPE_WEBHOOK_SECRET: "whsec_ofTheSpec",
      STRIPE_API_URL: "http://127.0.0.1:9", // nobody listens there
    });
    const of = await family();
    const { status, headers } = await start(pat!.at(away.base), of);
    expect([status, headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await factsOf(of)).toEqual([]);
    const paid = await family();
    await payByCard(paid);
    const refund = await coach!.at(away.base)("POST", refundsUrl(paid.registrationId), {});
    expect(refund).toMatchObject({ status: 201, body: { refundsOnTheWay: "300.00", money: { refunded: "0.00" } } });
    await away.close();
    expect(await askForRefundsAgain(product.backend, { olderThan: -60_000 })).toBe(1);
    expect(await moneyOf(paid)).toMatchObject({ refundsOnTheWay: "0.00", money: { refunded: "300.00" } });
    expect((await start(pat!, of)).status).toBe(201);
  });
});

it("who got all of it back, and is marked as unpaid, pays once more with another card", async () => {
  const of = await family();
  const first = await payByCard(of);
  await coach!("POST", refundsUrl(of.registrationId), {});
  await coach!("PATCH", paymentStatusUrl(of.registrationId), { paymentStatus: "unpaid", words: "The wrong card" });
  const again = await payByCard(of);
  expect(again).not.toBe(first);
  expect(await moneyOf(of)).toMatchObject({
    paymentStatus: "paid",
    hasMismatch: false,
    money: { collected: "600.00", refunded: "300.00", outstanding: "0.00", refundDue: "0.00" },
  });
});

describe("giving back", () => {
  it("what the provider's books show as given back is not asked for again, however long ago its answer was lost", async () => {
    const { payments } = product.backend;
    const of = await family();
    const paymentId = await payByCard(of);
    await payments.refund({ paymentId, cents: 10_000, key: "a key that the provider has forgotten since" });
    await tell(product, [
      {
        ...refundRequested,
        data: { ...refundRequested.data, ...of.about, paymentId, refundId: paymentId, cents: 10_000 },
      },
    ]);
    await askForRefundsAgain(product.backend, { olderThan: -60_000 });
    expect((await payments.cardPayment(paymentId))?.refundedCents).toBe(10_000);
    expect(await moneyOf(of)).toMatchObject({
      refundsOnTheWay: "0.00",
      money: { refunded: "100.00" },
      refunds: [{ id: paymentId, state: "refunded" }],
    });
  });

  it("G3-16: pressed twice, money goes back once; more than is left never", async () => {
    const of = await family();
    await payByCard(of);
    const key = { "Idempotency-Key": "one press" };
    const press = () => coach!("POST", refundsUrl(of.registrationId), { amount: "100", words: "One day of rain" }, key);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await product.sayTestEvents();
    expect(await moneyOf(of)).toMatchObject({
      money: { collected: "300.00", refunded: "100.00", outstanding: "0.00" },
      refunds: [{ amount: "100.00", state: "refunded", words: "One day of rain", method: "card" }],
    });
    const more = await coach!("POST", refundsUrl(of.registrationId), { amount: "200.01" });
    expect(more).toMatchObject({ status: 422, body: { issues: [{ path: ["amount"] }] } });
    await coach!("POST", refundsUrl(of.registrationId), {});
    expect((await moneyOf(of)).money).toMatchObject({ refunded: "300.00" });
    expect(await coach!("POST", refundsUrl(of.registrationId), {})).toMatchObject({ status: 409 });
  });

  it("G3-15: what was paid for a withdrawn registration is due, and without an amount exactly that goes back", async () => {
    const of = await family();
    await payByCard(of);
    await tell(product, [{ ...registrationWithdrawn, data: { ...registrationWithdrawn.data, ...of.about } }]);
    expect((await moneyOf(of)).money).toMatchObject({ quoted: "0.00", refundDue: "300.00", outstanding: "0.00" });
    await admin!("POST", refundsUrl(of.registrationId), {});
    expect((await moneyOf(of)).money).toMatchObject({ refunded: "300.00", refundDue: "0.00" });
  });

  it("what was given back by hand is noted, of what was received by hand", async () => {
    const of = await family();
    await coach!("PATCH", paymentStatusUrl(of.registrationId), { paymentStatus: "paid", method: "cash" });
    expect(await coach!("POST", refundsUrl(of.registrationId), {})).toMatchObject({ status: 409 });
    const { body } = await coach!("POST", refundsUrl(of.registrationId), { amount: 50, method: "cash" });
    expect(body).toMatchObject({ money: { collected: "300.00", refunded: "50.00" }, refunds: [{ paymentId: null }] });
  });
});

describe("what somebody says of a payment", () => {
  const mark = (of: Family, body: object, who: Client = coach!) =>
    who("PATCH", paymentStatusUrl(of.registrationId), body);

  it("A66, E15, G3-18: the owner says how it was paid, from any status to any, and who and why is kept", async () => {
    const of = await family();
    const partial = await mark(of, {
      paymentStatus: "partial",
      method: "venmo",
      amount: "120.50",
      words: "The rest on Monday",
    });
    expect(partial).toMatchObject({
      status: 200,
      body: {
        paymentStatus: "partial",
        method: "venmo",
        words: "The rest on Monday",
        money: { collected: "120.50", outstanding: "179.50" },
      },
    });
    expect((await start(pat!, of)).body.amount).toBe("179.50");
    expect((await mark(of, { paymentStatus: "unpaid" })).body.money).toMatchObject({ outstanding: "300.00" });
    expect((await mark(of, { paymentStatus: "paid" })).body).toMatchObject({ paymentStatus: "paid", method: "other" });
    expect((await mark(of, { paymentStatus: "overdue" })).status).toBe(422);
    expect((await mark(of, { paymentStatus: "partial", amount: "10.005" })).body.issues).toMatchObject([
      { path: ["amount"] },
    ]);
    const { rows } = await product.backend.db.raw(
      `select what, "actorId" from read.history where of = ? order by position`,
      [of.registrationId],
    );
    expect(rows.slice(-2)).toEqual([
      { what: "RegistrationMarkedUnpaid", actorId: coach!.id },
      { what: "RegistrationPaid", actorId: coach!.id },
    ]);
  });

  it("G3-19: only who runs the camp, or an admin", async () => {
    const of = await family();
    const statuses = [];
    for (const who of [product.visitor(), pat!, other!, admin!])
      statuses.push((await mark(of, { paymentStatus: "paid" }, who)).status);
    expect(statuses).toEqual([401, 403, 404, 200]);
  });

  it("G3-17: beside money of the card provider a mark shows that they differ, and changes nothing of it", async () => {
    const of = await family();
    await payByCard(of);
    const { body } = await mark(of, { paymentStatus: "unpaid", words: "Disputed" });
    expect(body).toMatchObject({
      paymentStatus: "unpaid",
      hasMismatch: true,
      money: { collected: "300.00", outstanding: "0.00" },
    });
    expect((await mark(of, { paymentStatus: "paid" })).body).toMatchObject({ hasMismatch: false });
  });
});

describe("money that was not owed", () => {
  it("D4: paid in cash meanwhile, the owner decides; refunded, it goes back at once", async () => {
    for (const [how, money] of [
      ["accepted", { collected: "600.00", refunded: "0.00", refundDue: "300.00" }],
      ["refunded", { collected: "600.00", refunded: "300.00", refundDue: "0.00" }],
    ] as const) {
      const of = await family();
      const { clientSecret } = (await start(pat!, of)).body;
      const paymentId = paymentIn(clientSecret);
      await coach!("PATCH", paymentStatusUrl(of.registrationId), { paymentStatus: "paid", method: "cash" });
      await pat!("POST", payTestPaymentUrl(paymentId), { clientSecret, card: "4242424242424242" });
      await product.sayTestEvents();
      expect(await moneyOf(of)).toMatchObject({
        hasMismatch: true,
        mismatches: [{ paymentId, why: "twice", isOpen: true }],
      });
      const url = mismatchUrl(of.registrationId, paymentId);
      expect((await other!("POST", url, { how })).status).toBe(404);
      expect((await coach!("POST", url, { how, words: "Paid twice" })).body).toMatchObject({
        hasMismatch: false,
        money,
        mismatches: [{ isOpen: false, words: "Paid twice" }],
      });
      expect((await coach!("POST", url, { how })).status).toBe(200);
      expect((await coach!("POST", mismatchUrl(of.registrationId, "pi_none"), { how })).status).toBe(404);
    }
  });

  it("and money that fits no registration, wait for an admin, who settles it", async () => {
    const { payments, db } = product.backend;
    const stray = async () => {
      const { id, clientSecret } = await payments.startCardPayment({
        campId: "gone",
        registrationId: `r${Math.random()}`,
        cents: 5500,
        version: 1,
      });
      await pat!("POST", payTestPaymentUrl(id), { clientSecret, card: "4242424242424242" });
      await product.sayTestEvents();
      return id;
    };
    const [first, second] = [await stray(), await stray()];
    const list = async (isOpen: boolean) =>
      (
        await admin!("GET", `${unmatchedPaymentsUrl}?filter=${encodeURIComponent(JSON.stringify({ isOpen }))}`)
      ).body.map(({ id }: { id: string }) => id);
    expect((await list(true)).sort()).toEqual([first, second].sort());
    expect((await coach!("GET", unmatchedPaymentsUrl)).status).toBe(403);
    const { body } = await admin!("PATCH", unmatchedPaymentUrl(first), {
      how: "refunded",
      words: "Sent to us by mistake",
    });
    expect(body).toMatchObject({
      id: first,
      amount: "55.00",
      why: "unknown camp",
      how: "refunded",
      words: "Sent to us by mistake",
    });
    expect((await payments.cardPayment(first))?.refundedCents).toBe(5500);
    expect((await admin!("PATCH", unmatchedPaymentUrl(first), { how: "booked elsewhere" })).status).toBe(409);
    await admin!("PATCH", unmatchedPaymentUrl(second), { how: "booked elsewhere" });
    expect([await list(true), (await list(false)).length]).toEqual([[], 2]);
    expect((await admin!("PATCH", unmatchedPaymentUrl("pi_none"), { how: "refunded" })).status).toBe(404);
    const { rows } = await db.raw(`select count(*)::int as n from read."unmatchedPayments"`);
    expect(rows).toEqual([{ n: 2 }]);
  });
});
