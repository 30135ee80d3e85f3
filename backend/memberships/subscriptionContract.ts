import { z } from "zod";

import { SubscriptionView } from "../../projections/memberships/view.ts";

export { LedgerLineView } from "../../projections/memberships/view.ts";
export { SubscriptionView };

export const subscriptionStatusUrl = "/api/subscription/status";
export const subscriptionCheckoutUrl = "/api/subscription/checkout";
export const subscriptionPortalUrl = "/api/subscription/portal";
export const subscriptionCancelUrl = "/api/subscription/cancel";
export const subscriptionResumeUrl = "/api/subscription/resume";
export const subscriptionPauseUrl = "/api/subscription/pause";
export const subscriptionLedgerUrl = "/api/subscription/ledger";

export const askGuardianToPayUrl = "/api/subscription/ask-guardian";
export const GuardianAskedToPay = z.object({ message: z.string() });
/** For the guardian, by the mailed link: without an account. */
export const openMembershipLinkUrl = "/api/membership-link/open";
export const membershipLinkCheckoutUrl = "/api/membership-link/checkout";
export const membershipLinkPortalUrl = "/api/membership-link/portal";
export const membershipLinkCancelUrl = "/api/membership-link/cancel";

export const WithMembershipLink = z.object({ token: z.string().min(1).max(300) });

/** A child's membership, for the guardian who may pay for it. */
export const MembershipLinkView = z.object({
  ...SubscriptionView.pick({
    membershipStatus: true,
    standing: true,
    endsAt: true,
    renewsAt: true,
    pausesAt: true,
    pausedUntil: true,
    card: true,
    isPayer: true,
  }).shape,
  firstName: z.string().nullable(),
  canPay: z.boolean(), // it can be bought now
});
export type MembershipLinkView = z.infer<typeof MembershipLinkView>;

/** A page of the card provider's. */
export const ProvidersPage = z.object({ url: z.string() });
