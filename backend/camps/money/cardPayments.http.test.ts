import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payTestPaymentUrl } from "../../payments/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import type { Client } from "../../testing/client.ts";
import { registered } from "../../testing/registrations.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { askForRefundsAgain, lookUpPayments } from "./catchUpWithProvider.ts";
import { createPaymentIntentUrl, registrationUrl } from "../contract.ts";
import { refundsUrl } from "./payContract.ts";
import { decliningCard, payers, payingCard, paymentIn } from "../testing/payers.ts";

let desk: Awaited<ReturnType<typeof payers>>;
beforeAll(async () => void (desk = await payers()));
afterAll(() => desk.product.close());

describe("paying by card", () => {
  it("A70, G3-2, G3-53: charges what the server says is owed, and only what the payer was shown", async () => {
    const { pat, family, start, factsOf } = desk;
    const of = await family();
    expect(await start(pat, of, "299.00")).toMatchObject({ status: 409, body: { code: "OtherAmount" } });
    expect(await start(pat, of, "much")).toMatchObject({ status: 409, body: { code: "OtherAmount" } });
    const first = await start(pat, of, "$300.00");
    expect(first).toMatchObject({ status: 201, body: { amount: "300.00", clientSecret: expect.any(String) } });
    const [again, twin] = await Promise.all([start(pat, of, 300), start(pat, of)]);
    expect([again.body, twin.body]).toEqual([first.body, first.body]);
    expect(await factsOf(of)).toEqual(["CardPaymentStarted"]);
  });

  it("belongs to the registration's holder, and to that camp", async () => {
    const { product, coach, other, admin, pat, family, start, factsOf } = desk;
    const of = await family();
    const statuses = [];
    for (const who of [product.visitor(), await product.person(), coach, other, admin])
      statuses.push((await start(who, of)).status);
    expect(statuses).toEqual([404, 404, 403, 404, 403]);
    const elsewhere = await family();
    const mixed = { campId: elsewhere.campId, registrationId: of.registrationId };
    expect((await pat("POST", createPaymentIntentUrl, mixed)).status).toBe(404);
    expect(await factsOf(of)).toEqual([]);
  });

  it("A70, G3-26: someone who registered without an account pays from the same browser, and no other", async () => {
    const { product, coach } = desk;
    const browser = product.visitor();
    const { id: campId } = await publishedCamp(product, coach);
    const { id: registrationId } = await registered(browser, campId);
    const ask = (who: Client) => who("POST", createPaymentIntentUrl, { campId, registrationId });
    expect((await ask(product.visitor())).status).toBe(404);
    const { clientSecret } = (await ask(browser)).body;
    const paying = { clientSecret, card: payingCard };
    await browser("POST", payTestPaymentUrl(paymentIn(clientSecret)), paying);
    await product.sayTestEvents();
    const own = await browser("GET", registrationUrl(registrationId));
    expect(own.body).toMatchObject({ paymentStatus: "paid", seat: "secured", money: { outstanding: "0.00" } });
    const { body } = await coach("GET", registrationUrl(registrationId));
    expect(body).toMatchObject({
      stripePaymentIntentId: paymentIn(clientSecret),
      paymentStatus: "paid",
      hasCardMoney: true,
    });
  });

  it("G3-37: is paid when the provider says so, and never before; then nothing more is owed", async () => {
    const { pat, family, start, payByCard, moneyOf, factsOf } = desk;
    const of = await family();
    await payByCard(of, decliningCard);
    expect(await factsOf(of)).toEqual(["CardPaymentStarted", "CardPaymentFailed"]);
    expect(await moneyOf(of)).toMatchObject({ paymentStatus: "unpaid", money: { outstanding: "300.00" } });
    await payByCard(of);
    expect(await moneyOf(of)).toMatchObject({
      paymentStatus: "paid",
      method: "card",
      hasMismatch: false,
      money: { quoted: "300.00", collected: "300.00", refunded: "0.00", outstanding: "0.00", refundDue: "0.00" },
    });
    expect(await start(pat, of)).toMatchObject({ status: 409, body: { code: "PaidAlready" } });
  });

  it("news the provider could not deliver is found by looking, also when the payer asks first", async () => {
    const { product, pat, family, start, payQuietly, factsOf } = desk;
    const of = await family();
    await payQuietly((await start(pat, of)).body.clientSecret);
    expect(await start(pat, of)).toMatchObject({ status: 409, body: { code: "PaymentOnItsWay" } });
    expect(await factsOf(of)).toEqual(["CardPaymentStarted", "RegistrationPaid"]);

    const unheard = await family();
    await payQuietly((await start(pat, unheard)).body.clientSecret);
    const all = { olderThan: -60_000, youngerThan: 3_600_000 };
    expect(await lookUpPayments(product.backend, { now: rightNow(), ...all })).toBeGreaterThan(0);
    expect(await lookUpPayments(product.backend, { now: rightNow(), ...all })).toBeGreaterThan(0); // those never paid
    expect(await factsOf(unheard)).toEqual(["CardPaymentStarted", "RegistrationPaid"]);
  });

  it("where cards are not taken, the answer names other ways to pay", async () => {
    const { product, pat, family, start } = desk;
    const off = await product.another({ PAYMENTS: "off" });
    const { status, body } = await start(pat.at(off.base), await family());
    expect([status, body.code, body.message]).toEqual([409, "CardsNotTaken", expect.stringMatching(/Venmo .* cash/)]);
    await off.close();
  });

  it("T51, G3-28: while the provider cannot be reached the answer says so, and nothing is lost", async () => {
    const { product, coach, pat, family, start, payByCard, moneyOf, factsOf } = desk;
    const away = await product.another({
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: "sk_test_spec",
      STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
      STRIPE_WEBHOOK_SECRET: "whsec_ofTheSpec",
      STRIPE_API_URL: "http://127.0.0.1:9", // no one listens there
    });
    const of = await family();
    const { status, headers } = await start(pat.at(away.base), of);
    expect([status, headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await factsOf(of)).toEqual([]);
    const paid = await family();
    await payByCard(paid);
    const refund = await coach.at(away.base)("POST", refundsUrl(paid.registrationId), { amount: 300 });
    expect(refund).toMatchObject({ status: 201, body: { refundsOnTheWay: "300.00", money: { refunded: "0.00" } } });
    expect((await coach("GET", registrationUrl(paid.registrationId))).body).toMatchObject({
      refundsOnTheWay: "300.00",
    });
    await away.close();
    expect(await askForRefundsAgain(product.backend, { now: rightNow(), olderThan: -60_000 })).toBe(1);
    expect(await moneyOf(paid)).toMatchObject({ refundsOnTheWay: "0.00", money: { refunded: "300.00" } });
    expect((await start(pat, of)).status).toBe(201);
  });
});
