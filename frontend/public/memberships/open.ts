export { MembershipCard, useMemberships } from "./MembershipCard.tsx";
