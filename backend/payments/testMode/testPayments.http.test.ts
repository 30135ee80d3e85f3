import { afterAll, beforeAll, expect, it } from "vitest";
import { raw } from "../../testing/raw.ts";
import { testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { openTestPaymentUrl, payTestPaymentUrl } from "../contract.ts";
import { sayDue } from "./testEvents.ts";
import { signatureOf } from "../testing/webhooks.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

let registrations = 0;
const started = () =>
  product.backend.payments.startCardPayment({
    reference: { kind: "registration", id: `registration-${++registrations}`, within: "camp-1" },
    cents: 11_050,
    version: 1,
  });
const pay = async ({ id, clientSecret }: { id: string; clientSecret: string }, fields: object) =>
  (await product.visitor()("POST", payTestPaymentUrl(id), { clientSecret, ...fields })).body;

interface EventRow {
  type: string;
  payment_id: string;
  due_at: Date;
  heard_at: Date | null;
}
const events = () => product.backend.db<EventRow>("test_payments.event");
const saidOf = async ({ id }: { id: string }) =>
  (await events().where({ payment_id: id }).orderBy("id")).map(({ type }) => type);

const open = { status: "open", amount: "110.50", mustConfirm: false, declined: null };

it.each([
  ["4000000000000002", { ...open, declined: "Your card was declined." }, "generic_decline"],
  ["4000000000009995", { ...open, declined: "Your card has insufficient funds." }, "insufficient_funds"],
])("a payment by card %s is declined, and another card pays it", async (card, declined, failure) => {
  const payment = await started();
  expect(await pay(payment, { card })).toEqual(declined);
  expect(await product.backend.payments.cardPayment(payment.id)).toMatchObject({ status: "open", failure });
  expect(await pay(payment, { card: "4242424242424242" })).toEqual({ ...open, status: "succeeded" });
  expect(await pay(payment, { card })).toEqual({ ...open, status: "succeeded" }); // paid once is paid
  expect(await saidOf(payment)).toEqual(["payment_intent.payment_failed", "payment_intent.succeeded"]);
});

it("a card may ask for confirmation, and pays only after it", async () => {
  const payment = await started();
  const card = "4000002500003155";
  expect(await pay(payment, { card })).toEqual({ ...open, mustConfirm: true });
  expect(await saidOf(payment)).toEqual([]);
  expect(await pay(payment, { card, confirmation: "refused" })).toMatchObject({
    status: "open",
    declined: expect.any(String),
  });
  expect(await pay(payment, { card, confirmation: "given" })).toMatchObject({ status: "succeeded" });
  expect(await saidOf(payment)).toEqual(["payment_intent.payment_failed", "payment_intent.succeeded"]);
});

it("double clicks pay once and report it once", async () => {
  const payment = await started();
  const tries = await Promise.all(Array.from({ length: 8 }, () => pay(payment, { card: "4242424242424242" })));
  for (const { status } of tries) expect(status).toBe("succeeded");
  expect(await saidOf(payment)).toEqual(["payment_intent.succeeded"]);
});

it("no one without the secret sees or pays a payment, and only test cards' numbers are accepted", async () => {
  const payment = await started();
  const another = await started();
  const visitor = product.visitor();
  for (const clientSecret of [another.clientSecret, `${payment.id}_secret_`, "x"])
    for (const url of [openTestPaymentUrl(payment.id), payTestPaymentUrl(payment.id)])
      expect(await visitor("POST", url, { clientSecret, card: "4242424242424242" })).toMatchObject({ status: 404 });
  expect(await visitor("POST", openTestPaymentUrl(payment.id), {})).toMatchObject({ status: 422 });
  const real = { ...payment, card: "5555555555554444" };
  expect(await visitor("POST", payTestPaymentUrl(payment.id), real)).toMatchObject({ status: 422 });
  expect(await product.backend.payments.cardPayment(payment.id)).toMatchObject({ status: "open", failure: null });
});

it("a cancelled payment cannot be paid", async () => {
  const payment = await started();
  await product.backend.payments.cancelCardPayment(payment.id);
  const body = { clientSecret: payment.clientSecret, card: "4242424242424242" };
  expect(await product.visitor()("POST", payTestPaymentUrl(payment.id), body)).toMatchObject({
    status: 409,
    body: { code: "PaymentRefused" },
  });
  expect(await saidOf(payment)).toEqual(["payment_intent.canceled"]);
});

it("where Stripe takes the cards there are no test payments", async () => {
  const payment = await started();
  const stripe = await product.another({
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: "whsec_spec",
  });
  const { clientSecret } = payment;
  const answer = await stripe.visitor()("POST", openTestPaymentUrl(payment.id), { clientSecret });
  expect(answer.status).toBe(404);
  await stripe.close();
});

it("the outcome of a payment is sent to the webhook, signed, until it is accepted, and then no more", async () => {
  const { base, webhookSecret, backend } = product;
  await product.sayTestEvents();
  const payment = await started();
  await pay(payment, { card: "4242424242424242" });
  await backend.payments.refund({ paymentId: payment.id, cents: 50, key: payment.id });
  const nowhere = "http://127.0.0.1:9";
  expect(await sayDue({ db: backend.db, base: nowhere, webhookSecret })).toBe(2);
  expect(await sayDue({ db: backend.db, base, webhookSecret })).toBe(0); // not yet again
  await events().update({ due_at: backend.db.fn.now() });
  const counted = async () => await events().where({ payment_id: payment.id }).whereNotNull("heard_at").count();
  expect(await sayDue({ db: backend.db, base, webhookSecret: "whsec_another" })).toBe(2);
  expect(await counted()).toEqual([{ count: "0" }]);
  await events().update({ due_at: backend.db.fn.now() });
  expect(await sayDue({ db: backend.db, base, webhookSecret })).toBe(2);
  expect(await counted()).toEqual([{ count: "2" }]);
  expect(await sayDue({ db: backend.db, base, webhookSecret })).toBe(0);
});

it("a running product learns of payments by itself, also of what happened while it was down", async () => {
  const before = await started();
  await pay(before, { card: "4242424242424242" });
  const { db } = product.backend;
  await db("test_payments.event").update({ due_at: db.fn.now() });
  const isHeard = async ({ id }: { id: string }) => {
    const unheard = await events().where({ payment_id: id, heard_at: null });
    expect(unheard).toEqual([]);
  };
  const running = await product.another();
  running.startTestPayments();
  await eventually(() => isHeard(before));
  const meanwhile = await started();
  await pay(meanwhile, { card: "4000000000000002" });
  await eventually(() => isHeard(meanwhile));
  await running.close();
});

it("an event is sent by one node at a time", async () => {
  const { base, webhookSecret, backend } = product;
  const payment = await started();
  await pay(payment, { card: "4242424242424242" });
  const parts = { db: backend.db, base, webhookSecret };
  const tried = await Promise.all(Array.from({ length: 6 }, () => sayDue(parts)));
  expect(tried.reduce((sum, count) => sum + count)).toBe(1);
});

it("secrets and numbers of cards are in no log line and in no address", async () => {
  const payment = await started();
  await pay(payment, { card: "4242424242424242" });
  const body = JSON.stringify({ id: "test_evt_1", type: "payment_intent.succeeded", livemode: false });
  await raw(product.base, "/api/stripe/webhook", {
    method: "POST",
    headers: { "Stripe-Signature": signatureOf(body, { secret: product.webhookSecret }) },
    body,
  });
  const log = product.lines.join("");
  expect(log).toContain("/api/test-payments/:id/pay");
  expect(log).not.toMatch(/_secret_|4242 ?4242|last4|whsec_|test_pi_/);
});
