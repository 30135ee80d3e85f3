import type { MembershipView } from "../../../backend/memberships/contract.ts";
import { StateChip } from "../frame/StateChip.tsx";
import { standingLabel } from "./words.ts";

export const MembershipChip = ({ membershipStatus }: Pick<MembershipView, "membershipStatus">) => (
  <StateChip label={standingLabel[membershipStatus]} tone={membershipStatus === "active" ? "success" : undefined} />
);
