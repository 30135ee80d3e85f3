import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PaymentProvider, PaymentRefused } from "./provider.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { stripePayments } from "./stripe/stripe.ts";
import { payWithTestCard } from "./testMode/testCards.ts";
import { startStripeServer } from "./testing/stripeServer/stripeServer.ts";

// What the port promises, checked against Stripe's adapter and against test mode, which must not differ.

let product: TestProduct;
let server: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  product = await testProduct();
  server = await startStripeServer();
});
afterAll(async () => {
  await server.stop();
  await product.close();
});

type Fate = "pays" | "is declined";
const providers: Record<string, () => { provider: PaymentProvider; meets: (id: string, fate: Fate) => Promise<void> }> =
  {
    Stripe: () => ({
      provider: stripePayments(
        { secretKey: "sk_test_spec", publishableKey: "pk_test_spec", webhookSecret: "whsec_spec" },
        { log: { error: () => {} }, siteUrl: "http://127.0.0.1", apiUrl: server.url },
      ),
      async meets(id, fate) {
        server.state.settle(id, fate === "pays" ? "succeeded" : { declined: "insufficient_funds" });
      },
    }),
    "test mode": () => {
      const { payments: provider, db } = product.backend;
      return {
        provider,
        async meets(id, fate) {
          const { clientSecret } = (await provider.cardPayment(id))!;
          const card = fate === "pays" ? "4242424242424242" : "4000000000009995";
          await payWithTestCard(db, { id, clientSecret, card });
        },
      };
    },
  };

describe.each(Object.entries(providers))("D6: cards by %s", (name, open) => {
  let provider: PaymentProvider, meets: ReturnType<typeof open>["meets"];
  beforeAll(() => void ({ provider, meets } = open()));

  let registrations = 0;
  const asked = (more: object = {}) => ({
    reference: { kind: "registration", id: `${name}-${++registrations}`, within: "camp-1" },
    cents: 11_000,
    version: 1,
    ...more,
  });
  const paid = async () => {
    const { id } = await provider.startCardPayment(asked());
    await meets(id, "pays");
    return id;
  };

  it("one payment per registration and version of its sum, however many ask at once", async () => {
    const of = asked();
    const started = await Promise.all(Array.from({ length: 12 }, () => provider.startCardPayment(of)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(started[0]!.clientSecret.length).toBeGreaterThan(30);
    const next = await provider.startCardPayment({ ...of, cents: 9000, version: 2 });
    const another = await provider.startCardPayment(asked());
    expect(new Set([started[0]!.id, next.id, another.id]).size).toBe(3);
  });

  it.each([null, "somewhere"])(
    "a payment tells for what it was asked, of whichever kind, within %s",
    async (within) => {
      const reference = { kind: "ticket", id: `${name}-ticket-${within}`, within };
      const { id } = await provider.startCardPayment({ reference, cents: 500, version: 1 });
      expect(await provider.cardPayment(id)).toMatchObject({ reference });
      const another = provider.startCardPayment({ reference: { ...reference, kind: "seat" }, cents: 500, version: 1 });
      await expect(another).rejects.toMatchObject({ code: "idempotency_error" });
    },
  );

  it("another sum under the same version is refused, and so is less than the minimum for cards", async () => {
    const of = asked();
    await provider.startCardPayment(of);
    await expect(provider.startCardPayment({ ...of, cents: 9000 })).rejects.toMatchObject({
      code: "idempotency_error",
      message: "The card provider didn't accept this. Please try again or choose another way to pay.",
    });
    await expect(provider.startCardPayment(asked({ cents: 49 }))).rejects.toMatchObject({
      code: "amount_too_small",
      message: "Card payments start at $0.50. Please choose another way to pay.",
    });
  });

  it("a payment is open, declined and still open, and then succeeded", async () => {
    const of = asked();
    const started = await provider.startCardPayment(of);
    const open = {
      ...started,
      status: "open",
      cents: 11_000,
      receivedCents: 0,
      refundedCents: 0,
      failedRefunds: [],
      disputes: [],
      currency: "usd",
      reference: of.reference,
      failure: null,
    };
    expect(await provider.cardPayment(started.id)).toEqual(open);
    await meets(started.id, "is declined");
    expect(await provider.cardPayment(started.id)).toEqual({ ...open, failure: "insufficient_funds" });
    await meets(started.id, "pays");
    expect(await provider.cardPayment(started.id)).toMatchObject({ status: "succeeded", receivedCents: 11_000 });
    expect(await provider.startCardPayment(of)).toEqual(started);
  });

  it("a payment no one requested is not known", async () => {
    expect(await provider.cardPayment("pi_unheard_of")).toBeUndefined();
    await expect(provider.cancelCardPayment("pi_unheard_of")).rejects.toMatchObject({ code: "resource_missing" });
    const refund = { paymentId: "pi_unheard_of", cents: 100, key: "unheard-of" };
    await expect(provider.refund(refund)).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("a cancelled payment stays so; one that was paid cannot be cancelled", async () => {
    const { id } = await provider.startCardPayment(asked());
    for (let times = 0; times < 2; times++) await provider.cancelCardPayment(id);
    expect(await provider.cardPayment(id)).toMatchObject({ status: "cancelled", receivedCents: 0 });
    const done = await paid();
    await provider.cancelCardPayment(done);
    expect(await provider.cardPayment(done)).toMatchObject({ status: "succeeded" });
  });

  it("money is refunded once per key, and never more than came", async () => {
    const paymentId = await paid();
    const part = { paymentId, cents: 3000, key: `${paymentId}-1` };
    const [first, again] = await Promise.all([provider.refund(part), provider.refund(part)]);
    expect(first).toEqual({ id: expect.any(String), status: "succeeded" });
    expect(again).toEqual(first);
    expect(await provider.cardPayment(paymentId)).toMatchObject({ status: "succeeded", refundedCents: 3000 });
    await expect(provider.refund({ ...part, cents: 4000 })).rejects.toMatchObject({ code: "idempotency_error" });
    const tooMuch = { paymentId, cents: 8001, key: `${paymentId}-2` };
    await expect(provider.refund(tooMuch)).rejects.toMatchObject({ code: "amount_not_taken" });
    await provider.refund({ paymentId, cents: 8000, key: `${paymentId}-3` });
    expect(await provider.cardPayment(paymentId)).toMatchObject({ receivedCents: 11_000, refundedCents: 11_000 });
    await expect(provider.refund({ paymentId, cents: 1, key: `${paymentId}-4` })).rejects.toMatchObject({
      code: "charge_already_refunded",
      message: "This payment was already fully refunded.",
    });
  });

  it("nothing is refunded of what never came", async () => {
    const { id } = await provider.startCardPayment(asked());
    const refund = provider.refund({ paymentId: id, cents: 100, key: `${id}-1` });
    await expect(refund).rejects.toThrow(PaymentRefused);
  });
});
