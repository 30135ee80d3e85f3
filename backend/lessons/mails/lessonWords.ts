import type { LessonView } from "../../../projections/lessons/view.ts";

type Name = { readonly firstName: string | null; readonly lastName: string | null };

/** "2030-05-01" → "Wednesday, May 1, 2030" */
const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
const dayFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});
const weekdayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long" }); // costly to make
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`); // a day has no zone: read as UTC it stays the same day

/** "16:00" → "4:00 PM" */
export const clock = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
};

/** "2030-05-01" → "Wednesday" */
export const weekday = (date: string) => weekdayFormat.format(dayOf(date));

type When = Pick<LessonView, "date" | "timeSlot">;
/** "4:00–5:00 PM" */
export const hoursOf = ({ timeSlot }: When) => {
  const [from = "", to = ""] = timeSlot.split("-").map(clock);
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)}–${to}` : `${from} – ${to}`;
};

/** "Wednesday, May 1, 2030, 4:00–5:00 PM" at the facility */
export const whenWords = (lesson: When) => `${longDay.format(dayOf(lesson.date))}, ${hoursOf(lesson)}`;
/** "Wed, May 1" */
export const shortDay = (date: string) => dayFormat.format(dayOf(date));
/** "Wed, May 1, 4:00 PM" at the facility, for the subject of a mail */
export const shortWhen = ({ date, startTime }: { date: string; startTime: string }) =>
  `${shortDay(date)}, ${clock(startTime)}`;

export const nameOf = (person: Name | null | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || undefined;

/** An instant as "Wed, May 1, 4:00 PM" in a zone */
export const shortMoment = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(new Date(instant))
    .replace("\u202f", " ");
