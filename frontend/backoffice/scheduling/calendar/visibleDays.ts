import { mondayOf, plusDays } from "../../../shared/scheduling/calendar.ts";

export type View = "calendar" | "list";
/** Days at the facility, both inclusive. */
export type Days = { from: string; until: string };

const daysInWeek = 7;

/** The days shown: the week from Monday, or a single day for the calendar on a phone. */
export const visibleDays = ({ date, view, narrow }: { date: string; view: View; narrow: boolean }): Days => {
  if (view === "calendar" && narrow) return { from: date, until: date };
  const from = mondayOf(date);
  return { from, until: plusDays(from, daysInWeek - 1) };
};

export const daysOf = ({ from, until }: Days) => {
  const days = [];
  for (let day = from; day <= until; day = plusDays(day, 1)) days.push(day);
  return days;
};

/** A day in the week, or the day, before or after the one shown. */
export const moved = ({ from, until }: Days, direction: -1 | 1) =>
  plusDays(from, direction * (from === until ? 1 : daysInWeek));

const words = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", day: "numeric", year: "numeric" });
const dayWords = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
const instant = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** "April 29 – May 5, 2030", or "Wednesday, May 1, 2030" */
export const daysInWords = ({ from, until }: Days) =>
  from === until
    ? dayWords.format(instant(from))
    : words.formatRange(instant(from), instant(until)).replaceAll(/[\u2009\u202f]/g, " ");
