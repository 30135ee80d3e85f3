import { lazy } from "react";
import { unmatchedPaymentsUrl } from "../../../backend/payments/contract.ts";
import type { Context } from "../context.ts";
import { paymentVerbs } from "./verbs.ts";

export const payments = {
  resources: [{ name: "unmatched-payments", readAt: unmatchedPaymentsUrl }],
  pages: [
    { path: "/unmatched-payments", screen: lazy(() => import("./UnmatchedPayments.tsx")), under: "/camps" },
    { path: "/revenue", screen: lazy(() => import("./Revenue.tsx")), under: "/lessons" },
  ],
  overview: [{ part: () => import("./overview/UnmatchedMoney.tsx"), at: "admin", order: 0.8, isForAdmins: true }],
  verbs: paymentVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
