import { closes } from "../../eventstore/scheduling/open.ts";
import type { Backend } from "../backend.ts";
import type { Lesson } from "./day.ts";

/**
 * The camp that the instructor runs at the hour of a lesson, if any, for the decision about it. One that is published in
 * that very moment goes unnoticed.
 */
export const campAt = async (
  { busyTimes, time }: Pick<Backend, "busyTimes" | "time">,
  { instructorId, date, startsAt, minutes }: Pick<Lesson, "instructorId" | "date" | "startsAt" | "minutes">,
): Promise<string | undefined> => {
  const busy = await busyTimes({ instructorId, from: date, until: time.addDays(date, 1) });
  return busy.find((camp) => closes(camp, { date, startsAt, minutes }, time.instantOf))?.title;
};
