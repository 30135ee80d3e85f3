import { z } from "zod";

export { LedgerLineView, SubscriptionView } from "../../projections/memberships/view.ts";

export const subscriptionStatusUrl = "/api/subscription/status";
export const subscriptionCheckoutUrl = "/api/subscription/checkout";
export const subscriptionPortalUrl = "/api/subscription/portal";
export const subscriptionCancelUrl = "/api/subscription/cancel";
export const subscriptionResumeUrl = "/api/subscription/resume";
export const subscriptionPauseUrl = "/api/subscription/pause";
export const subscriptionLedgerUrl = "/api/subscription/ledger";

/** A page of the card provider's. */
export const ProvidersPage = z.object({ url: z.string() });
