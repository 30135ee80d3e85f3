import { closes } from "../../../eventstore/scheduling/open.ts";
import { listLessons } from "../../../projections/lessons/open.ts";
import { everything } from "../../../projections/list.ts";
import { lessonMinutes, offeredOn } from "../../../projections/scheduling/freeTimesRule.ts";
import { campHoursOf, listBlocks, listSlots } from "../../../projections/scheduling/open.ts";
import type { Backend } from "../../backend.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { active, hasEnded } from "../../lessons/movesRule.ts";
import { daysOf } from "../daysRule.ts";
import { CampConflicts, campConflictsUrl, CampHours } from "./conflictsContract.ts";

/** Hours of each day, as wall-clock times; null: the whole day. */
interface Hours {
  readonly startTime: string | null;
  readonly endTime: string | null;
}
const isAtOnce = (one: Hours, other: Hours) =>
  (one.startTime ?? "") < (other.endTime ?? "24:00") && (other.startTime ?? "") < (one.endTime ?? "24:00");

type Asked = CampHours & { readonly instructorId: string };

/** The instructor's other camps at those hours, each with the dates on which it is. */
const otherCamps = async (db: Backend["db"], { instructorId, campId, ...asked }: Asked, today: string) => {
  const from = asked.startDate < today ? today : asked.startDate;
  const found = new Map<string, CampConflicts["camps"][number]>();
  for (const { id, title, firstDay: date, startTime, endTime } of await campHoursOf(db, {
    instructorId,
    from,
    until: asked.endDate,
  })) {
    if (id === campId || !isAtOnce(asked, { startTime, endTime })) continue;
    const known = found.get(id) ?? { id, title, startTime, endTime, dates: [] };
    found.set(id, { ...known, dates: [...new Set([...known.dates, date])] });
  }
  return [...found.values()];
};

const blocksDuring = async (db: Backend["db"], { instructorId, ...asked }: Asked, today: string) =>
  (await listBlocks(db, { instructorId, today })).filter(
    (block) => block.firstDay <= asked.endDate && asked.startDate <= block.lastDay && isAtOnce(asked, block),
  );

/** What an instructor has planned for the hours of a camp, from now on. */
const conflictsOf = async (
  { db, time }: Pick<Backend, "db" | "time">,
  asked: Asked,
  now: string,
): Promise<CampConflicts> => {
  const { instructorId, startDate, endDate, startTime, endTime } = asked;
  const { instantOf } = time;
  const today = time.today();
  const camp = { firstDay: startDate, lastDay: endDate, startTime, endTime };
  const from = time.addDays(startDate, -1); // a late lesson may reach into the first day
  const [{ rows: lessons }, { rows: slots }, camps, blocks] = await Promise.all([
    listLessons(
      db,
      { instructor: instructorId },
      { filter: { instructorId, status: [...active], from, until: endDate } },
    ),
    listSlots(db, { instructorId, today, instantOf }, everything),
    otherCamps(db, asked, today),
    blocksDuring(db, asked, today),
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
    camps,
    blockedDates: blocks,
  });
};

/** What stands in the way of a camp, before it is published. */
export const conflictCalls: readonly Call[] = [
  call(
    "GET",
    campConflictsUrl,
    {
      does: "Lists the instructor's lessons, open times, other camps and blocked dates that overlap a camp. Publishing the camp doesn't change the lessons.",
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
