import { expect } from "vitest";
import { openTestPaymentUrl, payTestPaymentUrl, stripeWebhookUrl } from "../../../payments/contract.ts";
import { signatureOf } from "../../../payments/testing/webhooks.ts";
import type { Calls } from "./call.ts";

export const payments: Calls = {
  "POST /api/stripe/webhook": ({ webhookSecret: secret }) => {
    const body = { id: "evt_access", object: "event", type: "account.updated", livemode: false };
    return {
      path: stripeWebhookUrl,
      body,
      headers: { "Stripe-Signature": signatureOf(JSON.stringify(body), { secret }) },
      check: (answer) => expect(answer).toEqual({ received: true }),
    };
  },
  "POST /api/test-payments/{id}/open": async ({ cardPayment }) => {
    const { id, clientSecret } = await cardPayment();
    return {
      path: openTestPaymentUrl(id),
      body: { clientSecret },
      check: (answer) => expect(answer).toMatchObject({ status: "open", amount: "110.00" }),
    };
  },
  "POST /api/test-payments/{id}/pay": async ({ cardPayment }) => {
    const { id, clientSecret } = await cardPayment();
    return {
      path: payTestPaymentUrl(id),
      body: { clientSecret, card: "4242424242424242" },
      check: ({ status }) => expect(status).toBe("succeeded"),
    };
  },
};
