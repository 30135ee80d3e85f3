export { MembershipCard, useMemberships } from "./MembershipCard.tsx";
export { useMembershipChanged } from "./useSubscription.ts";
