import { expect } from "vitest";
import { stripeWebhookUrl } from "../../payments/contract.ts";
import { signatureOf } from "../../payments/testing/webhooks.ts";
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
};
