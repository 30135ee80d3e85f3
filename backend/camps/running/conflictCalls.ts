import { closes } from "../../../eventstore/scheduling/open.ts";
import { listLessons } from "../../../projections/lessons/open.ts";
import { everything } from "../../../projections/list.ts";
import { lessonMinutes, offeredOn } from "../../../projections/scheduling/freeTimesRule.ts";
import { listSlots } from "../../../projections/scheduling/open.ts";
import type { Backend } from "../../backend.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { active, hasEnded } from "../../lessons/movesRule.ts";
import { daysOf } from "../daysRule.ts";
import { CampConflicts, campConflictsUrl, CampHours } from "./conflictsContract.ts";

/** What an instructor has planned for the hours of a camp, from now on. */
const conflictsOf = async (
  { db, time }: Pick<Backend, "db" | "time">,
  { instructorId, startDate, endDate, startTime, endTime }: CampHours & { instructorId: string },
  now: string,
): Promise<CampConflicts> => {
  const { instantOf } = time;
  const camp = { firstDay: startDate, lastDay: endDate, startTime, endTime };
  const from = time.addDays(startDate, -1); // a late lesson may reach into the first day
  const [{ rows: lessons }, { rows: slots }] = await Promise.all([
    listLessons(
      db,
      { instructor: instructorId },
      { filter: { instructorId, status: [...active], from, until: endDate } },
    ),
    listSlots(db, { instructorId, today: time.today(), instantOf }, everything),
  ]);
  const isCovered = (hour: { date: string; startsAt: string; minutes: number }) =>
    !hasEnded(hour, now) && closes(camp, hour, instantOf);
  const openTimesOn = (date: string) =>
    offeredOn(date, slots, instantOf).filter(
      ({ slot, startsAt }) =>
        !slot.blockedDates.includes(date) && isCovered({ date, startsAt, minutes: lessonMinutes }),
    );
  const days = Array.from({ length: daysOf({ startDate: from, endDate }) }, (_, n) => time.addDays(from, n));
  return CampConflicts.parse({
    lessons: lessons
      .filter(({ date, scheduledDate, duration }) => isCovered({ date, startsAt: scheduledDate, minutes: duration }))
      .toSorted((one, other) => one.scheduledDate.localeCompare(other.scheduledDate)),
    openTimes: days.flatMap(openTimesOn).map(({ date, slot: { id: slotId, startTime, endTime } }) => ({
      slotId,
      date,
      startTime,
      endTime,
    })),
  });
};

/** What stands in the way of a camp, before it is published. */
export const conflictCalls: readonly Call[] = [
  call(
    "GET",
    campConflictsUrl,
    {
      does: "Lists the instructor's lessons and open times that overlap a camp. Publishing the camp doesn't change the lessons.",
      who: ["instructor", "admin"],
      query: CampHours,
      answer: { status: 200, body: CampConflicts },
      refused: { 422: "The days or times aren't a range, or an admin named no instructor; `issues` says where." },
    },
    ({ user, command: { now }, query }, backend) => {
      const instructorId = user.role === "admin" ? query.instructorId : user.id;
      if (instructorId) return conflictsOf(backend, { ...query, instructorId }, now);
      const message = "Please choose an instructor";
      throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["instructorId"], message }] });
    },
  ),
];
