import { Stripe } from "stripe";
import { z } from "zod";
import { type ProviderEvent, WebhookRefused } from "../paymentProvider.ts";

const tolerance = 300; // s, into the past and into the future

/** As the provider makes them. Others could not be recorded: a NUL, a text without end. */
const Id = z.string().regex(/^\w[\w.-]{0,254}$/);
const Event = z.object({ id: Id, type: z.string().min(1), livemode: z.boolean() });
/** Payments themselves, and what belongs to one: its charges, refunds and disputes. */
const AboutPayment = z.object({
  data: z.object({
    object: z.union([
      z.object({ object: z.literal("payment_intent"), id: z.string() }),
      z.object({ payment_intent: z.string() }),
    ]),
  }),
});
const paymentIn = (told: unknown): string | null => {
  const about = AboutPayment.safeParse(told).data?.data.object;
  if (!about) return null;
  return "id" in about ? about.id : about.payment_intent;
};

/** Of several stamps the last one is what was signed. */
const signedAt = (signature: string) => Number(/.*(?:^|,)t=(\d+)/.exec(signature)?.[1]); // s

/** Reads a signed event of Stripe's form. `live`: whether our keys are about real money. Throws WebhookRefused. */
export const signedEvent = (
  { rawBody, signature }: { rawBody: Buffer; signature: string },
  { secret, live, now = Date.now() }: { secret: string; live: boolean; now?: number },
): ProviderEvent => {
  let told: unknown;
  try {
    told = Stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now);
  } catch (error) {
    throw new WebhookRefused("no valid signature", { cause: error });
  }
  // The library looks at old stamps only; one from the future could be played back long after it was seen.
  if (!(signedAt(signature) - now / 1000 <= tolerance)) throw new WebhookRefused("signed in the future");
  const event = Event.safeParse(told).data;
  if (!event) throw new WebhookRefused("not an event");
  if (event.livemode !== live) throw new WebhookRefused(live ? "of test payments" : "of live payments");
  const paymentId = paymentIn(told);
  if (paymentId !== null && !Id.safeParse(paymentId).success) throw new WebhookRefused("not an event");
  return { id: event.id, type: event.type, live: event.livemode, paymentId };
};
