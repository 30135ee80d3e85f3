export { MembershipRevenueView } from "../../projections/memberships/view.ts";
export type {
  LedgerLineView,
  MembershipFact,
  MembershipPaymentView,
  MembershipView,
  UploadMonthView,
} from "../../projections/memberships/view.ts";

export const activateMembershipUrl = "/api/activate-membership-manual";
export const deactivateMembershipUrl = "/api/deactivate-membership";
export const membershipsUrl = "/api/memberships";
export const membershipUrl = (playerId: string) => `${membershipsUrl}/${playerId}`;
export const grantsUrl = (playerId: string) => `${membershipUrl(playerId)}/grants`;
export const membershipRefundsUrl = (playerId: string) => `${membershipUrl(playerId)}/refunds`;
export const membershipMismatchUrl = <Id extends string, InvoiceId extends string>(
  playerId: Id,
  invoiceId: InvoiceId,
) => `${membershipsUrl}/${playerId}/mismatches/${invoiceId}` as const;
export const membershipRevenueUrl = "/api/membership-revenue";
export const uploadResetsUrl = "/api/upload-resets";
