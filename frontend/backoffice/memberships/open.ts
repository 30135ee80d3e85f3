export { MembershipChip } from "./MembershipChip.tsx";
export { AccountsMembership, MembershipMenu, PlayersMemberships } from "./PlayersMemberships.tsx";
