import type { Call } from "../call.ts";
import { Heard, stripeWebhookUrl } from "./contract.ts";

export const paymentCalls: readonly Call[] = [
  {
    method: "POST",
    path: stripeWebhookUrl,
    does: "Hears from Stripe what became of a payment. What it says is looked up anew before it counts.",
    who: "everybody",
    whoInWords: "Stripe, which signs what it says in the header Stripe-Signature",
    answer: { status: 200, body: Heard },
    refused: {
      400: "It is not signed by Stripe for this account, or was signed more than five minutes ago.",
      413: "The event is larger than 1 MiB.",
    },
  },
];
