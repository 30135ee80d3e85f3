import { dayStream } from "../../../eventstore/lessons/events.ts";
import { takesSeat } from "../../../projections/scheduling/freeTimesRule.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import { day, isFree, type Lesson } from "../day.ts";
import { isBlocked, slotAt } from "../proposals/offer.ts";
import { closureAt, offerOf } from "../../scheduling/open.ts";
import type { Desk, Mailed } from "./lessonMail.ts";

/** What an instructor reads about an hour that a lesson has left: nothing unless players can book it now. */
export const openAgain = async (
  desk: Pick<Desk, "stateOf" | "busyTimes" | "time">,
  hour: Pick<Lesson, "instructorId" | "date" | "startsAt" | "minutes">,
): Promise<string[]> => {
  const offer = await offerOf(desk, hour.instructorId);
  const slot = slotAt(offer, { ...hour, time: desk.time });
  if (!slot || isBlocked(offer, hour, desk.time)) return [];
  if ((await closureAt(desk, hour)) !== undefined || (await campAt(desk, hour)) !== undefined) return [];
  const lessons = await desk.stateOf(day, dayStream(hour));
  const beside = await aroundMidnight(desk, hour);
  const isOpen = beside((of) => isFree(of, { ...hour, seats: slot.maxStudents }))(lessons);
  return isOpen ? ["That time is open again."] : [];
};

/** What a canceled lesson was until then: a request took no seat. Undefined if too much has happened since. */
export const wasUntilCanceled = async (
  { stateOf }: Pick<Desk, "stateOf">,
  { id, date, instructor }: Mailed,
): Promise<"request" | "lesson" | undefined> => {
  let was = (await stateOf(day, dayStream({ instructorId: instructor.id, date }))).get(id);
  while (was?.status === "cancelled") was = was.lastAct?.before;
  if (was?.status === "pending") return "request";
  return was && takesSeat(was) ? "lesson" : undefined;
};
