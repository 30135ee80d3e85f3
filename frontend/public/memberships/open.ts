export { MembershipCard, useMemberships } from "./MembershipCard.tsx";
export { useMembershipChanged, useSubscription } from "./useSubscription.ts";
