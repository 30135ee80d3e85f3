import {
  activateMembershipUrl,
  deactivateMembershipUrl,
  grantsUrl,
  membershipMismatchUrl,
  membershipRefundsUrl,
} from "../../../backend/memberships/contract.ts";
import { advanceUrl } from "../../../backend/payments/contract.ts";
import type {
  ActivateMembership,
  DeactivateMembership,
  GrantUploads,
  RefundMembership,
  SettleMembershipMismatch,
} from "../../../backend/memberships/formContract.ts";
import { command } from "../../shared/api.ts";

export const membershipVerbs = {
  activateMembership: (told: ActivateMembership) => command("POST", activateMembershipUrl, told),
  deactivateMembership: (told: DeactivateMembership) => command("POST", deactivateMembershipUrl, told),
  grantUploads: ({ playerId, key, ...told }: { playerId: string; key: string } & GrantUploads) =>
    command("POST", grantsUrl(playerId), told, { idempotencyKey: key }),
  refundMembership: ({ playerId, key, ...told }: { playerId: string; key: string } & RefundMembership) =>
    command("POST", membershipRefundsUrl(playerId), told, { idempotencyKey: key }),
  settleMembershipRefund: ({
    playerId,
    invoiceId,
    ...told
  }: { playerId: string; invoiceId: string } & SettleMembershipMismatch) =>
    command("POST", membershipMismatchUrl(playerId, invoiceId), told),
  /** In test mode. */
  advanceMembership: (playerId: string) => command("POST", advanceUrl(playerId)),
};
export type MembershipVerbs = typeof membershipVerbs;
