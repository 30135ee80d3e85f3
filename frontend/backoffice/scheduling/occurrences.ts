import { plusDays, weekdayOf } from "../calendar.ts";

/** The days of a slot published today: valid from today, for whole weeks, the last day excluded. */
export const occurrences = (dayOfWeek: number, weeks: number, today: string) => {
  const first = plusDays(today, (dayOfWeek - weekdayOf(today) + 7) % 7);
  return { first, last: plusDays(first, (weeks - 1) * 7) };
};

/** The last day on which a slot is there. `validUntil` is the first day on which it is not. */
export const lastDay = ({ dayOfWeek, validUntil }: { dayOfWeek: number; validUntil: string }) => {
  const end = plusDays(validUntil, -1);
  return plusDays(end, -((weekdayOf(end) - dayOfWeek + 7) % 7));
};
