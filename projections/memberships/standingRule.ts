/** What a membership is: $10.00 a month for four videos a month. Nothing rolls over. */
export const plan = { cents: 1000, currency: "usd", interval: "month", uploads: 4 } as const;

/** After a paid period a card's membership stays active while the card provider collects, which may take some days. */
export const graceDays = 7;
const aDay = 24 * 60 * 60 * 1000; // ms
const plusDays = (instant: string, days: number) => new Date(Date.parse(instant) + days * aDay).toISOString();

export type Standing = "paid" | "ending" | "paused" | "grace" | "manual" | "inactive";

/** What the facts say of a membership. Instants are ISO 8601 UTC with milliseconds. */
export interface Terms {
  readonly source: "manual" | "card" | null; // null: never begun, or ended
  readonly until: string | null; // null: until somebody ends it; by card: what is paid until
  readonly isEnding: boolean; // by card: canceled, so it ends with what is paid
  readonly pausedUntil: string | null; // by card: from the end of what is paid
}
export const noTerms: Terms = { source: null, until: null, isEnding: false, pausedUntil: null };

/** When a card's membership ends if nothing more is paid. */
export const graceEnd = (until: string) => plusDays(until, graceDays);
/** What was paid until then, or earlier, is past its grace at an instant. */
export const graceBegan = (instant: string) => plusDays(instant, -graceDays);

/** How a membership stands at an instant. Nothing has to run for one to expire. */
export const standingAt = ({ source, until, isEnding, pausedUntil }: Terms, instant: string): Standing => {
  if (source === null) return "inactive";
  const isOver = until !== null && until <= instant;
  if (source === "manual") return isOver ? "inactive" : "manual";
  if (!isOver) return isEnding ? "ending" : "paid";
  if (isEnding) return "inactive";
  if (pausedUntil !== null && instant < pausedUntil) return "paused";
  return (pausedUntil ?? until) > graceBegan(instant) ? "grace" : "inactive";
};

/** Whether videos can be uploaded by it. */
export const isActive = (standing: Standing) => standing !== "inactive" && standing !== "paused";

/** The same day and time some months later, or the last day of a shorter month. */
export const monthsLater = (instant: string, months: number): string => {
  const from = new Date(instant);
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later.toISOString();
};
const dayOfMonth = (instant: string) => new Date(instant).getUTCDate();
/**
 * When a card is charged next after some months without, following what is paid. The provider keeps the day it began on,
 * also through shorter months: after January 31 and February 28 comes March 31.
 */
export const chargedAfter = ({ from, until }: { from: string | null; until: string }, months: number): string => {
  const onward = monthsLater(until, months);
  if (from === null || dayOfMonth(from) <= dayOfMonth(until)) return onward;
  const kept = monthsLater(from, months + 1);
  return kept > onward ? kept : onward;
};
export const longestPause = 6; // months

/** The months after one up to another, the latter included: "2030-03", "2030-04" … None unless it is later. */
export const monthsAfter = (month: string, to: string): string[] => {
  const months: string[] = [];
  for (let next = monthAfter(month); next <= to; next = monthAfter(next)) months.push(next);
  return months;
};

export const monthAfter = (month: string): string => {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};

interface Month {
  readonly used: number; // reserved ones included
  readonly granted: number;
}
/** How many uploads a month has room for. */
export const allowedIn = ({ granted }: Pick<Month, "granted">) => plan.uploads + granted;
export const leftIn = (month: Month) => Math.max(0, allowedIn(month) - month.used);
