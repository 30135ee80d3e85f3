import type { PaymentEvent } from "../../eventstore/payments/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { unmatchedPayments } from "./unmatchedPayments.ts";

// Money that fits nothing may name a registration, but that is none of ours.
const history: HistoryOf<PaymentEvent["type"]> = {
  UnmatchedPaymentReceived: { of: "paymentId" },
  UnmatchedPaymentResolved: { of: "paymentId" },
};

export const payments = { name: "payments", projectors: [unmatchedPayments], history } satisfies Context;
