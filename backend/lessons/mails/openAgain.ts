import type { Lesson } from "../day.ts";
import { isBlocked } from "../proposals/offer.ts";
import { closureAt, offerOf } from "../../scheduling/open.ts";
import type { Desk } from "./lessonMail.ts";

/** What an instructor reads about an hour that a lesson has left: nothing if it is blocked, or the facility closed. */
export const openAgain = async (
  desk: Pick<Desk, "stateOf" | "time">,
  hour: Pick<Lesson, "instructorId" | "date" | "startsAt" | "minutes">,
): Promise<string[]> => {
  if (isBlocked(await offerOf(desk, hour.instructorId), hour, desk.time)) return [];
  return (await closureAt(desk, hour)) === undefined ? ["That time is open again."] : [];
};
