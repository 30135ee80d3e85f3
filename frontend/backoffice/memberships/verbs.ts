import {
  type ActivateMembership,
  activateMembershipUrl,
  type DeactivateMembership,
  deactivateMembershipUrl,
  type GrantUploads,
  grantsUrl,
} from "../../../backend/memberships/contract.ts";
import { command } from "../../shared/api.ts";

export const membershipVerbs = {
  activateMembership: (told: ActivateMembership) => command("POST", activateMembershipUrl, told),
  deactivateMembership: (told: DeactivateMembership) => command("POST", deactivateMembershipUrl, told),
  grantUploads: ({ playerId, ...told }: { playerId: string } & GrantUploads) =>
    command("POST", grantsUrl(playerId), told),
};
export type MembershipVerbs = typeof membershipVerbs;
