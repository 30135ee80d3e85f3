import { z } from "zod";

export {
  LedgerLineView,
  type MembershipFact,
  MembershipView,
  SubscriptionView,
  UploadMonthView,
} from "../../projections/memberships/view.ts";
export { plan } from "../../projections/memberships/standingRule.ts";

export const subscriptionStatusUrl = "/api/subscription/status";
export const subscriptionLedgerUrl = "/api/subscription/ledger";
export const activateMembershipUrl = "/api/activate-membership-manual";
export const deactivateMembershipUrl = "/api/deactivate-membership";
export const membershipsUrl = "/api/memberships";
export const membershipUrl = (playerId: string) => `${membershipsUrl}/${playerId}`;
export const grantsUrl = (playerId: string) => `${membershipUrl(playerId)}/grants`;
export const uploadResetsUrl = "/api/upload-resets";

/** Left out: the caller's own player. */
export const ForPlayer = z.object({ playerId: z.string().optional() });

const emptyIsNone = (value: unknown) => (value === "" || value === null ? undefined : value);
const words = z.string().trim().max(300, "Please use at most 300 characters");

export const ActivateMembership = z.object({
  userId: z.string(), // the player's: an account's own id for its own player
  reason: z.preprocess(emptyIsNone, words.optional()).optional(),
  /** The last day, at the facility. Left out: until somebody ends it. */
  until: z.preprocess(emptyIsNone, z.iso.date("Please choose a date").optional()).optional(),
});
export type ActivateMembership = z.input<typeof ActivateMembership>;

export const DeactivateMembership = ActivateMembership.pick({ userId: true, reason: true });
export type DeactivateMembership = z.input<typeof DeactivateMembership>;

const mostGranted = 20;
export const GrantUploads = z.object({
  uploads: z
    .int("Please enter a whole number")
    .min(1, "Please grant at least 1")
    .max(mostGranted, `Please grant at most ${mostGranted}`),
  reason: words.min(1, "Please say why"),
});
export type GrantUploads = z.input<typeof GrantUploads>;
