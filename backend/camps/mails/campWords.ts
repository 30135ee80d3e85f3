import type { DaysNow } from "../daysRule.ts";
import { datesWords } from "../days/datesInWordsRule.ts";

/** "16:00" → "4:00 PM" */
const clock = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
};

interface When extends DaysNow {
  readonly startTime: string;
  readonly endTime: string;
}

/** "9:00 AM to 3:00 PM" at the facility */
export const timesWords = ({ startTime, endTime }: Pick<When, "startTime" | "endTime">) =>
  `${clock(startTime)} to ${clock(endTime)}`;
/** "Monday, July 8, 2030 to Wednesday, July 10, 2030, 9:00 AM to 3:00 PM" at the facility */
export const campWhen = (when: When) => `${datesWords(when)}, ${timesWords(when)}`;

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
