import { z } from "zod";

/** Where the provider says what became of payments. */
export const stripeWebhookUrl = "/api/stripe/webhook";
export const Heard = z.object({ received: z.literal(true) });
