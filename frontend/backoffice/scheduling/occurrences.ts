import { plusDays, weekdayOf } from "../calendar.ts";

/** The first and last day of a slot published today, which is valid for whole weeks from today. */
export const occurrences = (dayOfWeek: number, weeks: number, today: string) => {
  const first = plusDays(today, (dayOfWeek - weekdayOf(today) + 7) % 7);
  return { first, last: plusDays(first, (weeks - 1) * 7) };
};

/** The last day of a slot. `validUntil` is the first day on which it no longer applies. */
export const lastDay = ({ dayOfWeek, validUntil }: { dayOfWeek: number; validUntil: string }) => {
  const end = plusDays(validUntil, -1);
  return plusDays(end, -((weekdayOf(end) - dayOfWeek + 7) % 7));
};
