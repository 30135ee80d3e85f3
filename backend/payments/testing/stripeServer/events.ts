import { randomBytes } from "node:crypto";
import { signatureOf } from "../webhooks.ts";
import { contract, type Resource } from "./contract.ts";
import type { StripePayments } from "./payments.ts";

/** Placeholders in the patches for something of the object: its amount, its charge. */
const filled = (patch: Readonly<Record<string, unknown>>, object: Resource) =>
  Object.fromEntries(
    Object.entries(patch).map(([name, value]) => {
      if (value === "$amount") return [name, object["amount"]];
      return [name, value === "ch_TEST" ? object["latest_charge"] : value];
    }),
  );

/** In the envelope all events share. */
const ofDispute = (type: string) => ({
  ...contract.webhookEvents["charge.refunded"]!,
  type,
  data: { $fixture: "dispute", $patch: {} },
});

/** Writes and signs Stripe's events about its payments. */
export const eventsOf = (state: StripePayments, webhookSecret: string) => ({
  /** An event about anything else, as it is now. */
  eventAbout(
    type: string,
    object: object,
    { id = `evt_${randomBytes(12).toString("hex")}`, ...fields }: { id?: string } & object = {},
  ) {
    const { data: _, ...envelope } = contract.webhookEvents[type]!;
    const payload = JSON.stringify({
      ...envelope,
      id,
      created: Math.floor(Date.now() / 1000),
      ...fields,
      data: { object },
    });
    return { id, payload, signature: signatureOf(payload, { secret: webhookSecret }) };
  },
  /**
   * An event about a payment, signed now: about the payment itself as it will be by then, or about its current charge,
   * last refund or dispute. `id`: another one than its own.
   */
  event(type: string, paymentId: string, { id = `evt_${randomBytes(12).toString("hex")}` }: { id?: string } = {}) {
    const { data, ...envelope } = contract.webhookEvents[type] ?? ofDispute(type);
    const intent = state.intent(paymentId);
    const resourceOf: Record<string, () => Resource> = {
      payment_intent: () => ({ ...intent, ...filled(data.$patch, intent) }),
      charge: () => state.chargeOf(intent)!,
      refund: () => state.refundsOf(paymentId)[0]!,
      dispute: () => state.disputesOf(paymentId)[0]!,
    };
    const object = resourceOf[data.$fixture]!();
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({ ...envelope, id, created, data: { object } });
    return { id, payload, signature: signatureOf(payload, { secret: webhookSecret }) };
  },
});
