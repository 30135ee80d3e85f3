import type { CampView } from "../../../backend/camps/contract.ts";
import { counted } from "./campWords.ts";
import { placesWords as words } from "./words.ts";

/** "20 spots per age division", as long as all divisions have the same number. */
export const perDivision = ({ divisions }: Pick<CampView, "divisions">) => {
  const [capacity, ...others] = new Set(divisions.map((division) => division.capacity));
  if (capacity === undefined) return undefined;
  return others.length > 0 ? words.spotsDifferByAge : words.capacityPerAgeDivision(counted(capacity, "spot"));
};

/** Why registration is closed; undefined while a camp takes registrations or has a waitlist. */
export const closedWords = ({ status }: Pick<CampView, "status">) =>
  ({
    draft: words.draft,
    active: undefined,
    cancelled: words.cancelled,
    completed: words.completed,
    archived: words.archived,
  })[status];

/** "3 children on the waitlist"; undefined while nobody waits. */
export const waitlistWords = ({ waitlistCount }: Pick<CampView, "waitlistCount">) =>
  waitlistCount > 0 ? words.waitlistCountOnThe(counted(waitlistCount, "child", "children")) : undefined;

/** "2 of 20 registered", and spots that are neither open nor taken. */
export const takenWords = ({ registeredCount, capacity, heldCount }: CampView) =>
  words.registeredCountOfCapacity(registeredCount, capacity, heldCount);

/** Full divisions of a camp that still has places in others. */
export const someAreFull = ({ isFull, divisions }: Pick<CampView, "isFull" | "divisions">) =>
  !isFull && divisions.some(({ left }) => left === 0);
