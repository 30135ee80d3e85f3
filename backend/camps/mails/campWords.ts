import type { OwnRegistrationView } from "../../../projections/camps/registrationView.ts";
import { datesOf, daysLeft, isInSequence, runsOf, scatteredDates } from "../daysRule.ts";

const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`); // a day has no zone: read as UTC it stays the same day

/** "16:00" → "4:00 PM" */
const clock = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
};

/** "one, two, and three" */
export const listed = (words: readonly string[]) => new Intl.ListFormat("en-US").format(words);

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
  readonly dates: readonly string[]; // as in daysRule
}
interface When extends Dates {
  readonly startTime: string;
  readonly endTime: string;
}
const inShort = { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" } as const;
const shortDay = new Intl.DateTimeFormat("en-US", inShort);
const monthAndDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
const shortDayOfYear = new Intl.DateTimeFormat("en-US", { ...inShort, year: "numeric" });

/** "Monday, July 8, 2030" */
export const dateWords = (date: string) => longDay.format(dayOf(date));
/** "Monday, July 8, 2030 to Wednesday, July 10, 2030", or each of the days if there are others in between */
export const datesWords = (camp: Dates) => {
  const { startDate, endDate } = camp;
  if (startDate === endDate) return dateWords(startDate);
  const scattered = scatteredDates(camp);
  if (scattered.length === 0) return `${dateWords(startDate)} to ${dateWords(endDate)}`;
  return listed(scattered.map((date) => (date === endDate ? shortDayOfYear : shortDay).format(dayOf(date))));
};
/** "Mon, Jul 8 – Wed, Jul 10, 2030", or "Jul 8 – 9 and Jul 18, 2030" if there are others in between */
export const shortDatesWords = (camp: Dates) => {
  const { startDate, endDate } = camp;
  const runs = runsOf(camp);
  const words =
    runs.length > 1
      ? `${listed(runs.map(([first, last]) => monthAndDay.formatRange(dayOf(first), dayOf(last))))}, ${endDate.slice(0, 4)}`
      : shortDayOfYear.formatRange(dayOf(startDate), dayOf(endDate));
  return words.replaceAll(/\s/g, " ");
};
/** "9:00 AM to 3:00 PM" at the facility */
export const timesWords = ({ startTime, endTime }: Pick<When, "startTime" | "endTime">) =>
  `${clock(startTime)} to ${clock(endTime)}`;
/** "Monday, July 8, 2030 to Wednesday, July 10, 2030, 9:00 AM to 3:00 PM" at the facility */
export const campWhen = (when: When) => `${datesWords(when)}, ${timesWords(when)}`;

type Days = Pick<OwnRegistrationView, "registrationOption" | "selectedDays"> & {
  readonly camp: Pick<OwnRegistrationView["camp"], "days" | "startDate" | "endDate" | "dates" | "canceledDays">;
};

/** "Day 1 and Day 3"; with their dates, and in that order, once they no longer follow one another by their numbers */
const named = (camp: Days["camp"], days: readonly number[]) => {
  if (isInSequence(camp)) return listed(days.map((n) => `Day ${n}`));
  const dates = datesOf(camp);
  const dated = days.map((n) => ({ n, date: dates[n - 1]! })).toSorted((a, b) => a.date.localeCompare(b.date));
  return listed(dated.map(({ n, date }) => `Day ${n} (${shortDay.format(dayOf(date))})`));
};

/** "All 3 days", "Day 1 and Day 3", or "2 of 3 days: Day 1 and Day 3" of a whole camp that lost a day */
export const daysWords = ({ camp, ...choice }: Days) => {
  const left = daysLeft(camp, choice);
  if (left.length === 0) return "None: canceled";
  if (choice.registrationOption === "individual_days") return named(camp, left);
  if (left.length < camp.days) return `${left.length} of ${camp.days} days: ${named(camp, left)}`;
  if (camp.days === 1) return "The full day";
  return isInSequence(camp) ? `All ${camp.days} days` : `All ${camp.days} days: ${named(camp, left)}`;
};

/** "Ana Ruiz"; undefined for removed people */
export const nameOf = (person: { firstName: string | null; lastName: string | null } | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || undefined;

/** "$75", "$62.50": cents only when there are any */
export const dollarsOf = (amount: string) => `$${amount.replace(/\.00$/, "")}`;

/** An instant as "Monday, July 8, 4:00 PM" in a zone */
export const longMoment = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(new Date(instant))
    .replace("\u202f", " ")
    .replace(" at ", ", ");
