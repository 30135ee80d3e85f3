export { AccountsMembership, MembershipMenu, PlayersMemberships } from "./PlayersMemberships.tsx";
