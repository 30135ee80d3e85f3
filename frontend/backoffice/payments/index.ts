import { lazy } from "react";

/** Who paid for which camp, and saying so. */
export const paymentManagement = {
  path: "/payment-management",
  screen: lazy(() => import("./PaymentManagement.tsx")),
};
