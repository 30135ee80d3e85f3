import { lazy } from "react";

/** Who paid for which camp, and saying so. */
export const paymentManagement = {
  path: "/payment-management",
  screen: lazy(() => import("./PaymentManagement.tsx")),
};
/** What the camps bring. */
export const revenue = { path: "/camp-revenue", screen: lazy(() => import("./Revenue.tsx")) };
/** Money that fits nothing, for admins. */
export const unmatchedPayments = {
  path: "/unmatched-payments",
  screen: lazy(() => import("./UnmatchedPayments.tsx")),
};
