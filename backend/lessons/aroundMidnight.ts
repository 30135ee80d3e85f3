import { dayStream } from "../../eventstore/lessons/events.ts";
import { endOf, startOf, takesSeat } from "../../projections/scheduling/freeTimesRule.ts";
import type { Backend } from "../backend.ts";
import { type Day, day, type Lesson } from "./day.ts";

/**
 * A late lesson reaches past midnight, and the next day's stream knows nothing of it. So a decision about an hour near
 * midnight is shown what takes a seat on the other side. Two decided at the same moment on both sides may still both
 * happen: a price worth paying for the smallest possible stream.
 */
export const aroundMidnight = async (
  { stateOf, time }: Pick<Backend, "stateOf" | "time">,
  { instructorId, date, ...hour }: Pick<Lesson, "instructorId" | "date" | "startsAt" | "minutes">,
): Promise<<T>(decide: (day: Day) => T) => (day: Day) => T> => {
  const dateAt = (ms: number) => time.wallClock(new Date(ms).toISOString()).date;
  // A lesson that ends in this one began at most its own length before.
  const reached = new Set([dateAt(startOf(hour) - hour.minutes * 60_000), dateAt(endOf(hour))]);
  reached.delete(date);
  const besideOn = async (on: string) =>
    [...(await stateOf(day, dayStream({ instructorId, date: on })))]
      .filter(([, lesson]) => takesSeat(lesson))
      .map(([lessonId, lesson]) => [`${on} ${lessonId}`, lesson] as const); // this day may know one that moved there
  const beside = (await Promise.all([...reached].map(besideOn))).flat();
  return (decide) => (today) => decide(beside.length > 0 ? new Map([...beside, ...today]) : today);
};
