import type { CampView } from "../../../backend/camps/contract.ts";
import { firstDayHasBegun } from "../../../backend/camps/daysRule.ts";
import { today } from "../../shared/formats.ts";
import { wallClock } from "../../shared/scheduling/wallClock.ts";
import { spotsWords as words } from "./words.ts";

/** "20 spots per age division", as long as all divisions have the same number. */
export const perDivision = ({ divisions }: Pick<CampView, "divisions">) => {
  const [capacity, ...others] = new Set(divisions.map((division) => division.capacity));
  if (capacity === undefined) return undefined;
  return others.length > 0 ? words.spotsVaryByAgeDivision : words.spotsPerAgeDivision(capacity);
};

/** Why registration is closed; undefined while a camp takes registrations or has a waitlist. */
export const closedWords = ({ status }: Pick<CampView, "status">) =>
  ({
    draft: words.draft,
    active: undefined,
    cancelled: words.canceled,
    completed: words.completed,
    archived: words.archived,
  })[status];

/** Whether spots that open up are offered to those in line: until the first day begins. */
export const hasWaitlist = (camp: CampView) =>
  !closedWords(camp) && !firstDayHasBegun(camp, { date: today(), time: wallClock() });

/** "3 players on the waitlist"; undefined while nobody waits. */
export const waitlistWords = ({ waitlistCount }: Pick<CampView, "waitlistCount">) =>
  waitlistCount > 0 ? words.onTheWaitlist(waitlistCount) : undefined;

/** "2 of 20 registered" */
export const takenWords = ({ registeredCount, capacity }: Pick<CampView, "registeredCount" | "capacity">) =>
  words.registeredOf(registeredCount, capacity);

/** Spots that are neither open nor taken, since an offer holds them for who waits; undefined where there are none. */
export const heldWords = ({ heldCount }: Pick<CampView, "heldCount">) =>
  heldCount > 0 ? words.heldForTheWaitlist(heldCount) : undefined;

/** Full divisions of a camp that still has spots in others. */
export const someAreFull = ({ isFull, divisions }: Pick<CampView, "isFull" | "divisions">) =>
  !isFull && divisions.some(({ left }) => left === 0);
