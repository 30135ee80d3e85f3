import type { BlockedDates } from "./events.ts";

/** A wall-clock time at the facility as ISO 8601 UTC. */
export type InstantOf = (wall: { date: string; time: string }) => string;

/** A lesson, or an open time, on one of the facility's days. */
interface Span {
  readonly date: string;
  readonly startsAt: string; // ISO 8601 UTC
  readonly minutes: number;
}

export const dayAfter = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Whether blocked dates cover any moment of a span. Instants are compared, not wall-clock times: where the clock skips
 * an hour, a lesson in that hour takes place in the next one. A late lesson reaches into the next day.
 */
export const closes = (
  { firstDay, lastDay, startTime, endTime }: Omit<BlockedDates, "blockId" | "instructorId">,
  { date, startsAt, minutes }: Span,
  instantOf: InstantOf,
) => {
  const start = Date.parse(startsAt);
  const end = start + minutes * 60_000;
  return [date, dayAfter(date)].some((day) => {
    if (day < firstDay || lastDay < day) return false;
    const from = instantOf({ date: day, time: startTime ?? "00:00" });
    const until = instantOf(endTime ? { date: day, time: endTime } : { date: dayAfter(day), time: "00:00" });
    return start < Date.parse(until) && Date.parse(from) < end;
  });
};
