import { activateMembershipUrl, deactivateMembershipUrl, grantsUrl } from "../../../backend/memberships/contract.ts";
import { advanceUrl } from "../../../backend/payments/contract.ts";
import type {
  ActivateMembership,
  DeactivateMembership,
  GrantUploads,
} from "../../../backend/memberships/formContract.ts";
import { command } from "../../shared/api.ts";

export const membershipVerbs = {
  activateMembership: (told: ActivateMembership) => command("POST", activateMembershipUrl, told),
  deactivateMembership: (told: DeactivateMembership) => command("POST", deactivateMembershipUrl, told),
  grantUploads: ({ playerId, ...told }: { playerId: string } & GrantUploads) =>
    command("POST", grantsUrl(playerId), told),
  /** In test mode. */
  advanceMembership: (playerId: string) => command("POST", advanceUrl(playerId)),
};
export type MembershipVerbs = typeof membershipVerbs;
