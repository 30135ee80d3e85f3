import { uploadMonthsWords as words } from "./words.ts";

/** Later than this is late, in s: it is looked for every ten minutes. */
export const promptly = 15 * 60;

export const howLate = (late: number) => {
  const minutes = Math.round(late / 60);
  if (minutes < 120) return words.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? words.hours(hours) : words.days(Math.round(hours / 24));
};
