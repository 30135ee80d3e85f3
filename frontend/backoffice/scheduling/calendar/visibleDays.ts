import { mondayOf, plusDays } from "../../../shared/scheduling/calendar.ts";

export const views = ["day", "week", "month", "list"] as const;
export type View = (typeof views)[number];
/** Days at the facility, both inclusive. */
export type Days = { from: string; until: string };
/** What is looked at: a day, and how much around it. */
export type Shown = { date: string; view: View };

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;
const nextMonth = (date: string) => firstOfMonth(plusDays(firstOfMonth(date), 31));

/** The days shown: one, the week from Monday, or the weeks of a month. */
export const visibleDays = ({ date, view }: Shown): Days => {
  if (view === "day") return { from: date, until: date };
  if (view === "month")
    return { from: mondayOf(firstOfMonth(date)), until: plusDays(mondayOf(plusDays(nextMonth(date), -1)), 6) };
  return { from: mondayOf(date), until: plusDays(mondayOf(date), 6) };
};

export const daysOf = ({ from, until }: Days) => {
  const days = [];
  for (let day = from; day <= until; day = plusDays(day, 1)) days.push(day);
  return days;
};

/** The same of the day, week or month before or after. */
export const moved = ({ date, view }: Shown, direction: -1 | 1) => {
  if (view === "day") return plusDays(date, direction);
  if (view === "month") return direction > 0 ? nextMonth(date) : firstOfMonth(plusDays(firstOfMonth(date), -1));
  return plusDays(mondayOf(date), 7 * direction);
};

const words = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", day: "numeric", year: "numeric" });
const dayWords = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
const monthWords = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });
const instant = (date: string) => Date.parse(`${date}T00:00:00Z`);

const short = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
const shortDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** The same for a phone: "Apr 29 – May 5" or "Wed, May 1" */
export const shownInShort = (shown: Shown) => {
  if (shown.view === "day") return shortDay.format(instant(shown.date));
  if (shown.view === "month") return monthWords.format(instant(shown.date));
  const { from, until } = visibleDays(shown);
  return short.formatRange(instant(from), instant(until)).replaceAll(/[\u2009\u202f]/g, " ");
};

/** "April 29 – May 5, 2030", "Wednesday, May 1, 2030" or "May 2030" */
export const shownInWords = (shown: Shown) => {
  if (shown.view === "day") return dayWords.format(instant(shown.date));
  if (shown.view === "month") return monthWords.format(instant(shown.date));
  const { from, until } = visibleDays(shown);
  return words.formatRange(instant(from), instant(until)).replaceAll(/[\u2009\u202f]/g, " ");
};
