export type {
  LedgerLineView,
  MembershipFact,
  MembershipView,
  UploadMonthView,
} from "../../projections/memberships/view.ts";

export const activateMembershipUrl = "/api/activate-membership-manual";
export const deactivateMembershipUrl = "/api/deactivate-membership";
export const membershipsUrl = "/api/memberships";
export const membershipUrl = (playerId: string) => `${membershipsUrl}/${playerId}`;
export const grantsUrl = (playerId: string) => `${membershipUrl(playerId)}/grants`;
export const uploadResetsUrl = "/api/upload-resets";
