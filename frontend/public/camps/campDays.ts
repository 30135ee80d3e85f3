import type { CampView } from "../../../backend/camps/contract.ts";
import { isInSequence } from "../../../backend/camps/daysRule.ts";
import { campDaysWords as words } from "./words.ts";

/** The camp's days by their numbers, weekends as well. */
export const campDays = ({ dates }: Pick<CampView, "dates">) => dates.map((date, n) => ({ day: n + 1, date }));

/** How many days take place. */
export const daysHeld = ({ days, canceledDays }: Pick<CampView, "days" | "canceledDays">) => days - canceledDays.length;

/** "All 3 Days"; where one takes place "Full camp" */
export const allDays = (camp: Pick<CampView, "days" | "canceledDays">) =>
  daysHeld(camp) === 1 ? words.fullCamp : words.allDays(daysHeld(camp));

/** "Day 1, Day 3"; with their dates once they no longer follow one another by their numbers */
export const dayNames = (camp: Pick<CampView, "startDate" | "endDate" | "dates">, days: readonly number[]) => {
  const isPlain = isInSequence(camp);
  return campDays(camp)
    .filter(({ day }) => days.includes(day))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ day, date }) => (isPlain ? words.day(day) : words.dayOn(day, date)))
    .join(", ");
};
