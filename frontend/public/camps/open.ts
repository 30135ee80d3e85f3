import { campFactsWords } from "./words.ts";

export { registrationPath } from "./money/paths.ts";
export { StandingChip } from "./registrations/StandingChip.tsx";
export { nextStep, playersOf } from "./registrations/nextStep.ts";
export { moneyAfter } from "./registrations/moneyBack.ts";
export { canWithdraw, isUnsettled, standingOf } from "./registrations/standing.ts";
export { CampRow } from "./registrations/CampRow.tsx";
export { GuardedPlace } from "./registrations/GuardedPlace.tsx";
export { useGuardedPlaces } from "./registrations/useGuardedPlaces.ts";
export { useMyRegistrations } from "./registrations/useMyRegistrations.ts";
export { useMyWaitlist } from "./waitlist/useMyWaitlist.ts";
export { WaitingPlace } from "./waitlist/WaitingPlace.tsx";

export const campDates = campFactsWords.dates;
