import type { Call } from "../call.ts";
import {
  Heard,
  OpenTestPayment,
  openTestPaymentUrl,
  PayTestPayment,
  payTestPaymentUrl,
  stripeWebhookUrl,
  TestPaymentView,
} from "./contract.ts";

const holder = { who: "everybody", whoInWords: "whoever holds the payment's secret, in test mode" } as const;

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
      408: "The event took more than 15 seconds to come.",
      413: "The event is larger than 1 MiB.",
    },
  },
  {
    method: "POST",
    path: openTestPaymentUrl(":id"),
    does: "Shows how a payment of test mode stands.",
    ...holder,
    body: OpenTestPayment,
    answer: { status: 200, body: TestPaymentView },
  },
  {
    method: "POST",
    path: payTestPaymentUrl(":id"),
    does: "Tries to pay a payment of test mode with a test card. No money moves.",
    ...holder,
    body: PayTestPayment,
    answer: { status: 200, body: TestPaymentView },
    refused: { 409: "The payment was cancelled." },
  },
];
