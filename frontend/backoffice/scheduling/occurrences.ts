import { plusDays, weekdayOf } from "./calendar.ts";

/** The days on which a slot published today will be there: valid from today, for whole weeks, the last day excluded. */
export const occurrences = (dayOfWeek: number, weeks: number, today: string) => {
  const first = plusDays(today, (dayOfWeek - weekdayOf(today) + 7) % 7);
  return { count: weeks, first, last: plusDays(first, (weeks - 1) * 7) };
};
