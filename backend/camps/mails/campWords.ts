import type { OwnRegistrationView } from "../../../projections/camps/registrationView.ts";
import { daysLeft } from "../daysRule.ts";

const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`); // a day has no zone: read as UTC it stays the same day

/** "16:00" → "4:00 PM" */
const clock = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
};

interface When {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
}
/** "Monday, July 8, 2030 to Wednesday, July 10, 2030" */
export const datesWords = ({ startDate, endDate }: Pick<When, "startDate" | "endDate">) => {
  const first = longDay.format(dayOf(startDate));
  return startDate === endDate ? first : `${first} to ${longDay.format(dayOf(endDate))}`;
};
/** "9:00 AM to 3:00 PM" at the facility */
export const timesWords = ({ startTime, endTime }: Pick<When, "startTime" | "endTime">) =>
  `${clock(startTime)} to ${clock(endTime)}`;
/** "Monday, July 8, 2030 to Wednesday, July 10, 2030, 9:00 AM to 3:00 PM" at the facility */
export const campWhen = (when: When) => `${datesWords(when)}, ${timesWords(when)}`;

type Days = Pick<OwnRegistrationView, "registrationOption" | "selectedDays"> & {
  readonly camp: Pick<OwnRegistrationView["camp"], "days" | "startDate" | "endDate" | "canceledDays">;
};

const named = (days: readonly number[]) => listed(days.map((n) => `Day ${n}`));

/** "All 3 days", "Day 1 and Day 3", or "2 of 3 days: Day 1 and Day 3" of a whole camp that lost a day */
export const daysWords = ({ camp, ...choice }: Days) => {
  const left = daysLeft(camp, choice);
  if (left.length === 0) return "None: canceled";
  if (choice.registrationOption === "individual_days") return named(left);
  if (left.length < camp.days) return `${left.length} of ${camp.days} days: ${named(left)}`;
  return camp.days === 1 ? "The full day" : `All ${camp.days} days`;
};

/** "Ana Ruiz"; undefined for removed people */
export const nameOf = (person: { firstName: string | null; lastName: string | null } | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || undefined;

/** "$75", "$62.50": cents only when there are any */
export const dollarsOf = (amount: string) => `$${amount.replace(/\.00$/, "")}`;

/** "one, two, and three" */
export const listed = (words: readonly string[]) => new Intl.ListFormat("en-US").format(words);

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
