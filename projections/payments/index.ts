import type { Context, HistoryOf } from "../context.ts";
import { unmatchedPaymentsProjector } from "./unmatchedPayments.ts";
import type { PaymentFact } from "./view.ts";

// Unmatched money may name a registration, but not one of ours.
const history: HistoryOf<PaymentFact> = {
  UnmatchedPaymentReceived: { of: "paymentId" },
  UnmatchedPaymentResolved: { of: "paymentId" },
};

export const payments = { name: "payments", projectors: [unmatchedPaymentsProjector], history } satisfies Context;
