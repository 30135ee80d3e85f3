import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AboutKind, PaymentRefused, ProviderUnreachable, WebhookRefused } from "../provider.ts";
import { listenOn } from "../../http/serving.ts";
import { stripePayments } from "./stripe.ts";
import { startStripeServer } from "../testing/stripeServer/stripeServer.ts";
import { signatureOf } from "../testing/webhooks.ts";

const keys = { secretKey: "sk_test_spec", publishableKey: "pk_test_spec", webhookSecret: "whsec_spec" };
const logged: object[] = [];
const log = { error: (details: object) => void logged.push(details) };

let server: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => void (server = await startStripeServer({ seed: 20 })));
afterAll(() => server.stop());
afterEach(() => {
  server.misbehave({ drop: 0, fail: 0 });
  logged.splice(0);
});
const adapter = (options: Partial<typeof keys> = {}) =>
  stripePayments({ ...keys, ...options }, { log, siteUrl: "http://127.0.0.1", apiUrl: server.url });

const signed = (object: unknown): [Buffer, string] => {
  const event = { id: "evt_7", object: "event", type: "spec.told", livemode: false, data: { object } };
  const payload = JSON.stringify(event);
  return [Buffer.from(payload), signatureOf(payload, { secret: keys.webhookSecret })];
};

let registrations = 0;
const asked = () => ({
  reference: { kind: "registration", id: `registration-${++registrations}`, within: "camp-1" },
  cents: 11_000,
  version: 3,
});

it("D6: requests a payment from Stripe with only amount and ids, under a key for the registration and its sum", async () => {
  const before = server.requests.length;
  const of = asked();
  const { id } = await adapter().startCardPayment(of);
  await adapter().cardPayment(id);
  server.state.settle(id, "succeeded");
  await adapter().refund({ paymentId: id, cents: 100, key: "refund-1" });
  const abandoned = await adapter().startCardPayment(asked());
  await adapter().cancelCardPayment(abandoned.id);
  const form = { amount: "11000", currency: "usd", automatic_payment_methods: { enabled: "true" } };
  const { id: registrationId, within: campId } = of.reference;
  expect(server.requests.slice(before)).toEqual([
    {
      method: "POST",
      path: "/v1/payment_intents",
      params: { ...form, metadata: { campId, registrationId } },
      idempotencyKey: `pi:${registrationId}:3`,
      problem: undefined,
    },
    {
      method: "GET",
      path: `/v1/payment_intents/${id}`,
      params: { expand: ["latest_charge.refunds"] },
      idempotencyKey: undefined,
      problem: undefined,
    },
    {
      method: "POST",
      path: "/v1/refunds",
      params: { payment_intent: id, amount: "100", metadata: { refundId: "refund-1" } },
      idempotencyKey: "refund:refund-1",
      problem: undefined,
    },
    expect.objectContaining({ path: "/v1/payment_intents" }),
    {
      method: "POST",
      path: `/v1/payment_intents/${abandoned.id}/cancel`,
      params: {},
      idempotencyKey: expect.any(String), // the library's, for resending it
      problem: undefined,
    },
  ]);
});

describe("with answers lost in 30 % and failures in 20 % of all calls", () => {
  /** As a page, or a process of ours, that retries until it knows. */
  const insistently = async <T>(call: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ProviderUnreachable)) throw error;
      }
  };

  it("there is one payment per registration and sum, and one refund per key", async () => {
    server.misbehave({ drop: 0.3, fail: 0.2 });
    const known = new Set(server.state.intents.keys());
    const stripe = adapter();
    const wanted = Array.from({ length: 40 }, asked);
    const paidBack = await Promise.all(
      wanted.map(async (of) => {
        const callers = Array.from({ length: 3 }, () => insistently(() => stripe.startCardPayment(of)));
        const ids = new Set((await Promise.all(callers)).map(({ id }) => id));
        expect(ids.size).toBe(1);
        const [paymentId = ""] = ids;
        server.state.settle(paymentId, "succeeded");
        const refund = { paymentId, cents: 4000, key: of.reference.id };
        await Promise.all([refund, refund].map((one) => insistently(() => stripe.refund(one))));
        return (await insistently(() => stripe.cardPayment(paymentId)))?.refundedCents;
      }),
    );
    const made = [...server.state.intents.values()].filter(({ id }) => !known.has(id));
    expect(made.map(({ metadata }) => metadata)).toHaveLength(wanted.length);
    expect(new Set(made.map(({ metadata }) => JSON.stringify(metadata))).size).toBe(wanted.length);
    expect(paidBack).toEqual(wanted.map(() => 4000));
    expect(server.requests.length).toBeGreaterThan(wanted.length * 9);
  });
});

describe("the caller can tell", () => {
  it("a provider that cannot be reached, or does not answer in time, from one that says no", async () => {
    const nobody = stripePayments(keys, { log, siteUrl: "http://127.0.0.1", apiUrl: "http://127.0.0.1:9" });
    await expect(nobody.cardPayment("pi_1")).rejects.toThrow(ProviderUnreachable);
    let tries = 0;
    const silent = createServer(() => void tries++);
    const apiUrl = `http://127.0.0.1:${await listenOn(silent, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
    const impatient = stripePayments(keys, { log, siteUrl: "http://127.0.0.1", apiUrl, patience: 50 });
    await expect(impatient.startCardPayment(asked())).rejects.toThrow(
      "We can't reach the card provider right now. Please try again in a moment.",
    );
    expect(tries).toBe(3);
    silent.closeAllConnections();
    silent.close();
    expect(logged).toEqual([]);
  });

  it("G3-29: wrong keys; people are told nothing about them, and the log only which request it was", async () => {
    const refused = adapter({ secretKey: "sk_test_wrong" }).startCardPayment(asked());
    await expect(refused).rejects.toThrow(PaymentRefused);
    await expect(refused).rejects.toMatchObject({
      code: "not_set_up",
      message: "Card payments aren't working right now. Please choose another way to pay.",
    });
    expect(logged).toEqual([
      { stripe: expect.objectContaining({ type: "StripeAuthenticationError", statusCode: 401 }) },
    ]);
    expect(JSON.stringify(logged)).not.toContain("sk_test");
  });
});

describe("an event from Stripe", () => {
  it("is read with what it is about", async () => {
    const stripe = adapter();
    const { id } = await stripe.startCardPayment(asked());
    const read = async (type: string, kind: AboutKind) => {
      const { payload, signature, id: eventId } = server.event(type, id);
      expect(await stripe.readWebhook(Buffer.from(payload), signature)).toEqual({
        id: eventId,
        type,
        live: false,
        about: { kind, paymentId: id },
      });
    };
    await read("payment_intent.payment_failed", "payment");
    server.state.settle(id, "succeeded");
    await read("payment_intent.succeeded", "payment");
    await stripe.refund({ paymentId: id, cents: 100, key: `${id}-said` });
    server.state.dispute(id);
    await read("charge.refunded", "payment"); // a charge belongs to its payment
    for (const type of ["refund.created", "refund.updated", "refund.failed"]) await read(type, "refund");
    for (const type of ["charge.dispute.created", "charge.dispute.closed"]) await read(type, "dispute");
  });

  it.each([
    ["of something that nobody here deals with", { object: "customer", id: "cus_7" }],
    ["of a refund or dispute of what was not paid here", { object: "refund", id: "re_7", payment_intent: null }],
    ["without an object", undefined],
  ])("%s is about nothing", async (_, object) => {
    expect(await adapter().readWebhook(...signed(object))).toMatchObject({ about: null });
  });

  it.each([
    ["payment_intent", { object: "payment_intent" }],
    ["refund", { object: "refund", id: "re_7", payment_intent: { id: "pi_7" } }],
    ["charge", { object: "charge", id: "ch_7", payment_intent: 7 }],
  ])("about a %s that it does not name is refused: it must not seem handled", async (_, object) => {
    await expect(adapter().readWebhook(...signed(object))).rejects.toThrow(WebhookRefused);
  });

  it("about a payment says what it was requested for, as requested by the previous version, by others or by no one", async () => {
    const { id } = await adapter().startCardPayment(asked());
    const referenceBy = async (metadata: Record<string, string>) => {
      server.state.intents.set(id, { ...server.state.intent(id), metadata });
      return (await adapter().cardPayment(id))?.reference;
    };
    const registration = { kind: "registration", id: "g1", within: "c1" };
    expect(await referenceBy({ campId: "c1", registrationId: "g1" })).toEqual(registration);
    expect(await referenceBy({ registrationId: "g1" })).toEqual({ ...registration, within: null });
    expect(await referenceBy({ kind: "ticket", id: "t1" })).toEqual({ kind: "ticket", id: "t1", within: null });
    for (const metadata of [{}, { campId: "c1" }, { id: "t1" }, { kind: "ticket" }, { order: "7" }])
      expect(await referenceBy(metadata)).toBeNull();
  });

  it("about refunds and disputes is looked up with the payment, however many there are", async () => {
    const stripe = adapter();
    const { id } = await stripe.startCardPayment(asked());
    server.state.settle(id, "succeeded");
    for (let n = 0; n < 11; n++) await stripe.refund({ paymentId: id, cents: 100, key: `${id}-${n}` });
    const refunds = server.state.refundsOf(id);
    const failed = { cents: 100, code: "lost_or_stolen_card" };
    for (const refund of [refunds[0]!, refunds[10]!]) server.state.failRefund(refund.id);
    expect(await stripe.cardPayment(id)).toMatchObject({
      refundedCents: 900,
      failedRefunds: [
        { ...failed, id: refunds[0]!.id, key: `${id}-10` },
        { ...failed, id: refunds[10]!.id, key: `${id}-0` },
      ],
      disputes: [],
    });
    for (const [status, state] of [
      ["needs_response", "open"],
      ["won", "won"],
      ["lost", "lost"],
    ] as const) {
      const dispute = { id: server.state.dispute(id, status).id, cents: 11_000, code: "fraudulent", state };
      expect((await stripe.cardPayment(id))?.disputes).toEqual([dispute]);
    }
  });

  it("counts only for keys of the same kind", async () => {
    const { id } = await adapter().startCardPayment(asked());
    const { payload, signature } = server.event("payment_intent.canceled", id);
    const live = adapter({ secretKey: "sk_live_spec", publishableKey: "pk_live_spec" });
    await expect(live.readWebhook(Buffer.from(payload), signature)).rejects.toThrow(WebhookRefused);
  });
});

it("everything ever sent was well-formed, and named no one", () => {
  const wellFormed = server.requests.filter(({ problem }) => problem === undefined);
  expect(server.requests.filter(({ problem }) => problem?.startsWith("Invalid API Key") === false)).toEqual([]);
  expect(wellFormed.length).toBeGreaterThan(300);
  const fields = new Set(wellFormed.flatMap(({ params }) => Object.keys(params)));
  expect([...fields].sort()).toEqual(
    ["amount", "automatic_payment_methods", "currency", "expand", "limit", "metadata", "payment_intent"].sort(),
  );
});
