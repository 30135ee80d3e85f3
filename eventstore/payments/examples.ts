import type { PaymentEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const unmatched = {
  type: "UnmatchedPaymentReceived",
  data: {
    paymentId: "pi_9",
    cents: 5500,
    currency: "usd",
    why: "unknown registration",
    campId: "c1",
    registrationId: "g9",
  },
} satisfies PaymentEvent;
export const resolved = {
  type: "UnmatchedPaymentResolved",
  data: { paymentId: "pi_9", resolvedBy: "kim", how: "refunded", personal: { words: "Sent to us by mistake" } },
} satisfies PaymentEvent;
