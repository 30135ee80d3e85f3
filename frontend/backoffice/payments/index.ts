import { lazy } from "react";
import { type PaymentFact, unmatchedPaymentsUrl } from "../../../backend/payments/contract.ts";
import type { Context, Sentence } from "../context.ts";
import { sumIn } from "../sentences.ts";
import { paymentVerbs } from "./verbs.ts";

const became: Record<string, string> = { refunded: ": refunded", "booked elsewhere": ": recorded elsewhere" };
const sentences: Record<PaymentFact, Sentence> = {
  UnmatchedPaymentReceived: ({ details }) => `received an unmatched card payment of ${sumIn(details)}`,
  UnmatchedPaymentResolved: ({ details }) => `settled the unmatched payment${became[String(details?.["how"])] ?? ""}`,
};

export const payments = {
  resources: [{ name: "unmatched-payments", readAt: unmatchedPaymentsUrl }],
  pages: [{ path: "/unmatched-payments", screen: lazy(() => import("./UnmatchedPayments.tsx")), under: "/camps" }],
  overview: [{ part: lazy(() => import("./overview/UnmatchedMoney.tsx")), at: "admin", order: 6, isForAdmins: true }],
  verbs: paymentVerbs,
  sentences,
} satisfies Context;
