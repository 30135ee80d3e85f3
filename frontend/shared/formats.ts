import { settings } from "./settings.ts";

const zoneOf = (zone?: string) => zone ?? settings().facility.timeZone;
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatter = (options: Intl.DateTimeFormatOptions, locale = "en-US") => {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
};
/** A calendar day has no time zone: read and shown as UTC, it stays the same day. */
const dayAsInstant = (date: string) => Date.parse(`${date}T00:00:00Z`);

export { centsOf as cents } from "../../backend/payments/amountRule.ts";
/** 7550 → "75.50" */
export const dollars = (cents: number) => (cents / 100).toFixed(2);

/** "75.00" or 75 → "$75.00" */
export const money = (dollars: string | number) =>
  Number(dollars).toLocaleString("en-US", { style: "currency", currency: "USD" });
/** "75.00" → "$75", "72.50" → "$72.50" */
export const shortMoney = (dollars: string | number) => money(dollars).replace(/\.00$/, "");

/** "16:00" → "4:00 PM" */
export const clock = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
};
/** "16:00", "17:00" → "4:00–5:00 PM"; "11:30", "12:30" → "11:30 AM – 12:30 PM" */
export const clockRange = (from: string, to: string) => {
  const [start, end] = [clock(from), clock(to)];
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)}–${end}` : `${start} – ${end}`;
};
/** An instant as "4:00 PM" at the facility. */
export const clockAt = (instant: string | number, zone?: string) =>
  formatter({ timeZone: zoneOf(zone), hour: "numeric", minute: "2-digit" })
    .format(new Date(instant))
    .replace("\u202f", " ");

/** The facility's calendar day at an instant, "2030-05-01". */
export const dateAt = (instant: string | number, zone?: string) =>
  formatter({ timeZone: zoneOf(zone), year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA").format(
    new Date(instant),
  );
export const today = (zone?: string) => dateAt(Date.now(), zone);

/** "2030-05-01" → "Wednesday, May 1, 2030" */
export const longDate = (date: string) => formatter({ timeZone: "UTC", dateStyle: "full" }).format(dayAsInstant(date));
/** "2030-05-01" → "Wed, May 1" */
export const shortDate = (date: string) =>
  formatter({ timeZone: "UTC", weekday: "short", month: "short", day: "numeric" }).format(dayAsInstant(date));
/** "2030-05-01" → "May 1" */
export const monthAndDay = (date: string) =>
  formatter({ timeZone: "UTC", month: "short", day: "numeric" }).format(dayAsInstant(date));
/** "2030-05-01" → "May 1, 2030" */
export const dayOfYear = (date: string) => `${monthAndDay(date)}, ${date.slice(0, 4)}`;
/** "2030-05-01" → "May 2030" */
export const monthAndYear = (date: string) =>
  formatter({ timeZone: "UTC", month: "long", year: "numeric" }).format(dayAsInstant(date));
/** An instant as "Wednesday, May 1, 2030 at 4:00 PM" at the facility. */
export const longDateAndTime = (instant: string, zone?: string) =>
  `${longDate(dateAt(instant, zone))} at ${clockAt(instant, zone)}`;

export const daysBetween = (from: string, to: string) =>
  Math.round((dayAsInstant(to) - dayAsInstant(from)) / 86_400_000);

/** A day to come: "Today", "Tomorrow", "In 5 days", then the date. */
export const dayAhead = (date: string, now = today()) => {
  const days = daysBetween(now, date);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days > 1 && days < 7 ? `In ${days} days` : shortDate(date);
};
/** A day gone by: "Today", "Yesterday", "5 days ago", "2 weeks ago", then the date. */
export const dayAgo = (date: string, now = today()) => {
  const days = daysBetween(date, now);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 0 || days >= 30) return longDate(date);
  const weeks = Math.floor(days / 7);
  return days < 7 ? `${days} days ago` : `${weeks} ${weeks === 1 ? "week" : "weeks"} ago`;
};

/** A file size: "0 KB", "640 KB", "2.4 MB". */
export const fileSize = (bytes: number) =>
  bytes < 999_500 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** "1 child", "3 children" */
export const counted = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const removedPerson = "Removed person";
export const fullName = (person: { firstName: string | null; lastName: string | null } | null | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || removedPerson;
/** As people see characters: an emoji is one, however many code points it takes. */
const characters = new Intl.Segmenter("en-US", { granularity: "grapheme" });
const firstCharacter = (word = "") => [...characters.segment(word)][0]?.segment ?? "";
export const initials = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return (firstCharacter(words[0]) + firstCharacter(words.slice(1).at(-1))).toUpperCase();
};
