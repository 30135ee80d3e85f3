export { MembershipChip } from "./MembershipChip.tsx";
export { accountsMembership, AccountsMembership, MembershipMenu, PlayersMemberships } from "./PlayersMemberships.tsx";
