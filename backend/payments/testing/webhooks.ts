import { Stripe } from "stripe";
import { raw } from "../../testing/raw.ts";
import { stripeWebhookUrl } from "../contract.ts";

/** The header Stripe signs with. `at`: when, in seconds since 1970. */
export const signatureOf = (
  payload: string,
  { secret, at = Math.floor(Date.now() / 1000), scheme = "v1" }: { secret: string; at?: number; scheme?: string },
) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at, scheme });

/** Sends an event as Stripe does: these bytes, this signature, or none. */
export const deliver = async (base: string, payload: string, signature?: string) => {
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    ...(signature && { "Stripe-Signature": signature }),
  };
  const { status, text } = await raw(base, stripeWebhookUrl, { method: "POST", headers, body: payload });
  return { status, body: JSON.parse(text) };
};
