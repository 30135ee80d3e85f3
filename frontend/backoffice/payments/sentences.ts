import type { PaymentFact } from "../../../backend/payments/contract.ts";
import type { Sentence } from "../context.ts";
import { sumIn } from "../sentences.ts";

const became: Record<string, string> = { refunded: ": refunded", "booked elsewhere": ": recorded elsewhere" };
export const sentences: Record<PaymentFact, Sentence> = {
  UnmatchedPaymentReceived: ({ details }) => `received an unmatched card payment of ${sumIn(details)}`,
  UnmatchedPaymentResolved: ({ details }) => `settled the unmatched payment${became[String(details?.["how"])] ?? ""}`,
};

export const found = { "unmatched-payments": "Payments to review" };
