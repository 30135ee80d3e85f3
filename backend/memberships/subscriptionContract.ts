export { LedgerLineView, SubscriptionView } from "../../projections/memberships/view.ts";

export const subscriptionStatusUrl = "/api/subscription/status";
export const subscriptionLedgerUrl = "/api/subscription/ledger";
