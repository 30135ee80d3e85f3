import { campFactsWords } from "./words.ts";

export { registrationPath } from "./money/paths.ts";
export { StandingChip } from "./registrations/StandingChip.tsx";
export { nextStep, playersOf } from "./registrations/nextStep.ts";
export { moneyAfter } from "./registrations/moneyBack.ts";
export { canWithdraw, isUnsettled, standingOf } from "./registrations/standing.ts";
export { GuardedPlace } from "./registrations/GuardedPlace.tsx";
export { useGuardedPlaces } from "./registrations/useGuardedPlaces.ts";
export { useMyRegistrations } from "./registrations/useMyRegistrations.ts";

export const campDates = campFactsWords.dates;
