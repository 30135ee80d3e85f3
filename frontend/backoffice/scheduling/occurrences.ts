import { plusDays, weekdayOf } from "../../shared/calendar.ts";

/** The first and last day of a slot published today, which is valid for whole weeks from today. */
export const occurrences = (dayOfWeek: number, weeks: number, today: string) => {
  const first = plusDays(today, (dayOfWeek - weekdayOf(today) + 7) % 7);
  return { first, last: plusDays(first, (weeks - 1) * 7) };
};
