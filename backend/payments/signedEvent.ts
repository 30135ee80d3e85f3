import { z } from "zod";
import { type About, type ProviderEvent, WebhookRefused } from "./provider.ts";

/** Of Stripe, which our library writes and reads. */
export const apiVersion = "2026-10-28.endive";
const tolerance = 300; // s, into the past and into the future

/** As the provider makes them. Others could not be recorded: a NUL, an endless text. */
const Id = z.string().regex(/^\w[\w.-]{0,254}$/);
const Event = z.object({
  id: Id,
  type: z.string().min(1),
  livemode: z.boolean(),
  api_version: z.string().nullish(), // none: of test mode
});

const OfPayment = z.object({ payment_intent: Id.nullish() });
const ofPayment = <Kind extends "payment" | "refund" | "dispute">(kind: Kind) =>
  OfPayment.transform(({ payment_intent: paymentId }) => (paymentId ? { kind, paymentId } : null)); // null: for a charge that is none of ours

const OfSubscription = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: Id }).nullish() }).nullish(),
});

/** By Stripe's name for an object: how to read what an event about it is about. */
const readers = new Map<string | undefined, z.ZodType<About | null>>([
  ["payment_intent", z.object({ id: Id }).transform(({ id }) => ({ kind: "payment", paymentId: id }))],
  ["refund", ofPayment("refund")],
  ["dispute", ofPayment("dispute")],
  ["checkout.session", z.object({ id: Id }).transform(({ id }) => ({ kind: "checkout", checkoutId: id }))],
  ["subscription", z.object({ id: Id }).transform(({ id }) => ({ kind: "subscription", subscriptionId: id }))],
  [
    "invoice",
    OfSubscription.transform(({ parent }) => {
      const subscriptionId = parent?.subscription_details?.subscription;
      return subscriptionId ? { kind: "subscription", subscriptionId } : null;
    }),
  ],
]);
/** Anything else that belongs to a payment, such as its charges, is a reason to look that up. */
const otherwise = ofPayment("payment");

const WithObject = z.object({ data: z.object({ object: z.looseObject({ object: z.string().optional() }) }) });
const aboutIn = (metadata: unknown): About | null => {
  const object = WithObject.safeParse(metadata).data?.data.object;
  if (!object) return null;
  const { success, data } = (readers.get(object.object) ?? otherwise).safeParse(object);
  if (!success) throw new WebhookRefused("not an event");
  return data;
};

/** Of several timestamps the last one was signed. */
const signedAt = (signature: string) => Number(/.*(?:^|,)t=(\d+)/.exec(signature)?.[1]); // s

/** Reads a signed event in Stripe's format. `live`: whether our keys are for real money. Throws WebhookRefused. */
export const signedEvent = async (
  { rawBody, signature }: { rawBody: Buffer; signature: string },
  { secret, live, now = Date.now() }: { secret: string; live: boolean; now?: number },
): Promise<ProviderEvent> => {
  const { Stripe } = await import("stripe"); // test mode needs no more of it, and not before someone pays
  let parsed: unknown;
  try {
    parsed = Stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now);
  } catch (error) {
    throw new WebhookRefused("no valid signature", { cause: error });
  }
  // The library rejects only old timestamps; one from the future could be replayed long after it was seen.
  if (!(signedAt(signature) - now / 1000 <= tolerance)) throw new WebhookRefused("signed in the future");
  const event = Event.safeParse(parsed).data;
  if (!event) throw new WebhookRefused("not an event");
  if (event.livemode !== live) throw new WebhookRefused(live ? "of test payments" : "of live payments");
  if (event.api_version && event.api_version !== apiVersion) throw new WebhookRefused("of another API version");
  return { id: event.id, type: event.type, live: event.livemode, about: aboutIn(parsed) };
};
