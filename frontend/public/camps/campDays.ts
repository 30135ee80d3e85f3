import type { CampView } from "../../../backend/camps/contract.ts";
import { campDaysWords as words } from "./words.ts";

const day = 86_400_000; // ms

/** The camp's days in order, counted from 1, weekends as well. */
export const campDays = ({ startDate, days }: Pick<CampView, "startDate" | "days">) =>
  Array.from({ length: days }, (_, n) => ({
    day: n + 1,
    date: new Date(Date.parse(startDate) + n * day).toISOString().slice(0, 10),
  }));

/** How many days take place. */
export const daysHeld = ({ days, canceledDays }: Pick<CampView, "days" | "canceledDays">) => days - canceledDays.length;

/** "All 3 Days"; where one takes place "Full camp" */
export const allDays = (camp: Pick<CampView, "days" | "canceledDays">) =>
  daysHeld(camp) === 1 ? words.fullCamp : words.allDays(daysHeld(camp));

/** "Day 1, Day 3" */
export const dayNames = (days: readonly number[]) => days.map((day) => words.day(day)).join(", ");
