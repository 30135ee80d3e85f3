export { MembershipCard } from "./MembershipCard.tsx";
