import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStripeServer } from "./stripeServer.ts";

const secretKey = "sk_test_spec";

let server: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => void (server = await startStripeServer({ secretKey })));
afterAll(() => server.stop());

describe("the server in Stripe's place refuses what the pinned version refuses", () => {
  const client = (options: object = {}) => {
    const { hostname, port } = new URL(server.url);
    return new Stripe(secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, ...options });
  };
  const payment = { amount: 5000, currency: "usd" };

  it("payment_method_types, which payments no longer have", async () => {
    // @ts-expect-error -- gone from the library's types too
    const planted = client().paymentIntents.create({ ...payment, payment_method_types: ["card"] });
    await expect(planted).rejects.toMatchObject({
      statusCode: 400,
      code: "parameter_unknown",
      param: "payment_method_types",
    });
    expect(server.requests.at(-1)?.problem).toContain("payment_method_types");
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      "an amount with fractions",
      () => client().paymentIntents.create({ ...payment, amount: 10.5 }),
      { param: "amount" },
    ],
    [
      "a missing amount",
      () => client().rawRequest("POST", "/v1/payment_intents", { currency: "usd" }),
      { code: "parameter_missing", param: "amount" },
    ],
    [
      "a word that is none of those it knows",
      () => client().rawRequest("POST", "/v1/payment_intents", { ...payment, capture_method: "later" }),
      { param: "capture_method" },
    ],
    [
      "an unknown part of a parameter",
      () => client().rawRequest("POST", "/v1/payment_intents", { ...payment, automatic_payment_methods: { on: true } }),
      { param: expect.stringContaining("automatic_payment_methods") },
    ],
    [
      "too much metadata",
      () => client().paymentIntents.create({ ...payment, metadata: { campId: "x".repeat(501) } }),
      { param: "metadata" },
    ],
    [
      "a reason for cancelling that is none",
      () => client().rawRequest("POST", "/v1/payment_intents/pi_1/cancel", { cancellation_reason: "withdrawn" }),
      { param: "cancellation_reason" },
    ],
    ["an address that it does not have", () => client().rawRequest("POST", "/v1/payments", {}), { statusCode: 404 }],
    [
      "a method that the address does not have",
      () => client().rawRequest("DELETE", "/v1/refunds"),
      { statusCode: 404 },
    ],
    ["another version", () => client({ apiVersion: "2024-06-20" }).paymentIntents.create(payment), { statusCode: 400 }],
  ])("%s", async (_, call, refusal) => {
    await expect(call()).rejects.toMatchObject({ type: "StripeInvalidRequestError", ...refusal });
    expect(server.requests.at(-1)?.problem).toBeDefined();
  });
});
