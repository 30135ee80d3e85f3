import {
  type DayChoice,
  type DaysNow,
  datesOf,
  daysLeft,
  daysOf,
  heldDates,
  isInSequence,
  runsOf,
  scatteredDates,
} from "../daysRule.ts";

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`); // a day has no zone: read as UTC it stays the same day

/** "one, two, and three" */
export const listed = (words: readonly string[]) => new Intl.ListFormat("en-US").format(words);

const inShort = { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" } as const;
const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
const shortDay = new Intl.DateTimeFormat("en-US", inShort);
const monthAndDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
const shortDayOfYear = new Intl.DateTimeFormat("en-US", { ...inShort, year: "numeric" });

/** "Monday, July 8, 2030" */
export const dateWords = (date: string) => longDay.format(dayOf(date));
const ends = (camp: DaysNow) => {
  const dates = heldDates(camp);
  return { first: dates[0]!, last: dates.at(-1)! };
};
/** "Monday, July 8, 2030 to Wednesday, July 10, 2030", or each of the days if there are others in between */
export const datesWords = (camp: DaysNow) => {
  const { first, last } = ends(camp);
  if (first === last) return dateWords(first);
  const scattered = scatteredDates(camp);
  if (scattered.length === 0) return `${dateWords(first)} to ${dateWords(last)}`;
  return listed(scattered.map((date) => (date === last ? shortDayOfYear : shortDay).format(dayOf(date))));
};
/** "Mon, Jul 8 – Wed, Jul 10, 2030", or "Jul 8 – 9 and Jul 18, 2030" if there are others in between */
export const shortDatesWords = (camp: DaysNow) => {
  const { first, last } = ends(camp);
  const runs = runsOf(camp);
  const words =
    runs.length > 1
      ? `${listed(runs.map((run) => monthAndDay.formatRange(dayOf(run[0]), dayOf(run[1]))))}, ${last.slice(0, 4)}`
      : shortDayOfYear.formatRange(dayOf(first), dayOf(last));
  return words.replaceAll(/\s/g, " ");
};

/** "Day 1 and Day 3"; with their dates, and in that order, once they no longer follow one another by their numbers */
const named = (camp: DaysNow, days: readonly number[]) => {
  if (isInSequence(camp)) return listed(days.map((n) => `Day ${n}`));
  const dates = datesOf(camp);
  const dated = days.map((n) => ({ n, date: dates[n - 1]! })).toSorted((a, b) => a.date.localeCompare(b.date));
  return listed(dated.map(({ n, date }) => `Day ${n} (${shortDay.format(dayOf(date))})`));
};

/** "All 3 days", "Day 1 and Day 3", or "2 of 3 days: Day 1 and Day 3" of a whole camp that lost a day */
export const daysWords = ({ camp, ...choice }: DayChoice & { readonly camp: DaysNow }) => {
  const days = daysOf(camp);
  const left = daysLeft(camp, choice);
  if (left.length === 0) return "None: canceled";
  if (choice.registrationOption === "individual_days") return named(camp, left);
  if (left.length < days) return `${left.length} of ${days} days: ${named(camp, left)}`;
  if (days === 1) return "Full camp";
  return isInSequence(camp) ? `All ${days} days` : `All ${days} days: ${named(camp, left)}`;
};
