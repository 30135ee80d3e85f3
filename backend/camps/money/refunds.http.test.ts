import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidInCash, refundRequested } from "../../../eventstore/camps/examples.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { password } from "../../testing/testProduct.ts";
import { askForRefundsAgain } from "./catchUpWithProvider.ts";
import { paymentStatusUrl } from "../contract.ts";
import { refundsUrl } from "./payContract.ts";
import { registeredFamily, tell } from "../testing/families.ts";
import { payers } from "../testing/payers.ts";

let desk: Awaited<ReturnType<typeof payers>>;
beforeAll(async () => void (desk = await payers()));
afterAll(() => desk.product.close());

it("a family fully refunded and marked unpaid pays once more with another card", async () => {
  const { coach, family, payByCard, moneyOf } = desk;
  const of = await family();
  const first = await payByCard(of);
  await coach("POST", refundsUrl(of.registrationId), { amount: 300 });
  await coach("PATCH", paymentStatusUrl(of.registrationId), { paymentStatus: "unpaid", words: "The wrong card" });
  const again = await payByCard(of);
  expect(again).not.toBe(first);
  expect(await moneyOf(of)).toMatchObject({
    paymentStatus: "paid",
    hasMismatch: false,
    money: { collected: "600.00", refunded: "300.00", outstanding: "0.00", refundDue: "0.00" },
  });
});

describe("refunding", () => {
  it("what the provider's books show as refunded is not requested again, however long ago its answer was lost", async () => {
    const { product, family, payByCard, moneyOf } = desk;
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
    await askForRefundsAgain(product.backend, { now: rightNow(), olderThan: -60_000 });
    expect((await payments.cardPayment(paymentId))?.refundedCents).toBe(10_000);
    expect(await moneyOf(of)).toMatchObject({
      refundsOnTheWay: "0.00",
      money: { refunded: "100.00" },
      refunds: [{ id: paymentId, state: "refunded" }],
    });
  });

  it("G3-16: pressed twice, money goes back once, and never more than is left", async () => {
    const { product, coach, family, payByCard, moneyOf } = desk;
    const of = await family();
    await payByCard(of);
    const key = { "Idempotency-Key": "one press" };
    const press = () => coach("POST", refundsUrl(of.registrationId), { amount: "100", words: "One day of rain" }, key);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await product.sayTestEvents();
    expect(await moneyOf(of)).toMatchObject({
      money: { collected: "300.00", refunded: "100.00", outstanding: "0.00" },
      refunds: [{ amount: "100.00", state: "refunded", words: "One day of rain", method: "card" }],
    });
    const more = await coach("POST", refundsUrl(of.registrationId), { amount: "200.01" });
    expect(more).toMatchObject({ status: 422, body: { issues: [{ path: ["amount"] }] } });
    const unstated = await coach("POST", refundsUrl(of.registrationId), {});
    expect(unstated).toMatchObject({ status: 422, body: { issues: [{ path: ["amount"] }] } });
    await coach("POST", refundsUrl(of.registrationId), { amount: 200 });
    expect((await moneyOf(of)).money).toMatchObject({ refunded: "300.00" });
    expect(await coach("POST", refundsUrl(of.registrationId), { amount: 1 })).toMatchObject({ status: 409 });
  });

  it("G3-34: a repeat with another sum or method is refused, and nothing else goes back", async () => {
    const { coach, family, payByCard, moneyOf } = desk;
    const [of, another] = [await family(), await family()];
    await payByCard(of);
    await payByCard(another);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const refund = (body: object, { registrationId } = of) => coach("POST", refundsUrl(registrationId), body, key);
    expect((await refund({ amount: 50 })).status).toBe(201);
    for (const other of [{ amount: 70 }, { amount: 50, method: "cash" }])
      expect(await refund(other)).toMatchObject({
        status: 409,
        body: { code: "SentBefore", message: expect.stringContaining("for $50 to the card") },
      });
    for (const same of [{ amount: "50.00" }, {}]) expect((await refund(same)).status).toBe(201);
    expect((await refund({ amount: 50 }, another)).status).toBe(201);
    expect([await moneyOf(of), await moneyOf(another)]).toMatchObject([
      { refunds: [{ amount: "50.00" }] },
      { refunds: [{ amount: "50.00" }] },
    ]);
  });

  it("what was paid stays in the books when its family is erased, and is refunded all the same", async () => {
    const { product, coach, moneyOf } = desk;
    const leaver = await product.person();
    const theirs = await registeredFamily(product, { instructorId: coach.id, payerId: leaver.id });
    await tell(product, [{ ...paidInCash, data: { ...paidInCash.data, ...theirs.about } }]);
    await leaver("POST", "/api/privacy/erase", { password });
    await product.backend.caughtUp();
    expect(await moneyOf(theirs)).toMatchObject({ words: null, money: { collected: "300.00" } });
    const back = await coach("POST", refundsUrl(theirs.registrationId), {
      method: "cash",
      words: "They asked for it",
    });
    expect(back.body.money).toMatchObject({ refunded: "300.00", refundDue: "0.00" });
  });
});
