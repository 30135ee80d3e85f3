import type { Knex } from "knex";
import { among, read } from "../read.ts";
import { active, seatTaking } from "../scheduling/freeTimesRule.ts";
import type { RowOf } from "../table.ts";
import { timeSlot } from "./lessonRows.ts";
import { within } from "./lessonSearch.ts";
import { lessons } from "./tables.ts";
import { OccupiedView } from "./view.ts";

type OccupiedRow = Pick<RowOf<typeof lessons>, "id" | "instructorId" | "startsAt" | "startTime" | "minutes" | "status">;
export const occupiedView = (row: OccupiedRow): OccupiedView =>
  OccupiedView.parse({
    id: row.id,
    instructorId: row.instructorId,
    scheduledDate: row.startsAt,
    duration: row.minutes,
    timeSlot: timeSlot(row),
    status: row.status,
  });

/** An instructor's taken times between two days; no names in them. */
export const listOccupied = async (
  db: Knex,
  { instructorId, from, until }: { instructorId: string; from: string; until: string },
): Promise<OccupiedView[]> => {
  const rows = await read(db, lessons.as("l"))
    .where("l.instructorId", instructorId)
    .whereIn("l.status", seatTaking)
    .modify(within({ from, until }))
    .orderBy("l.startsAt")
    .select("l.id", "l.instructorId", "l.startsAt", "l.startTime", "l.minutes", "l.status");
  return rows.map(occupiedView);
};

/** What movesRule.ts calls left open, in SQL. */
export const leftOpen = `(status = 'pending' or status in (${among(seatTaking)}) and "startsAt" > :now)`;

/** What no one can keep once this person is gone: unanswered requests, and agreed lessons still to come. */
export const lessonsLeftOpen = (db: Knex, { personId, now }: { personId: string; now: string }) =>
  read(db, lessons)
    .where((sides) => void sides.where({ studentId: personId }).orWhere({ instructorId: personId }))
    .whereRaw(leftOpen, { now })
    .select("id", "instructorId", "date");

/** Agreed lessons that start after one moment, up to another, and whose instructor comes. */
export const lessonsStarting = (db: Knex, { from, until }: { from: string; until: string }) =>
  read(db, lessons)
    .whereIn("status", seatTaking)
    .where("startsAt", ">", from)
    .where("startsAt", "<=", until)
    .where({ isAway: false })
    .orderBy("startsAt")
    .select("id", "movedInFor");

/** Lessons that start before a moment, and whose instructor cannot come: nobody has agreed on another time. */
export const lessonsUnanswered = (db: Knex, { until }: { until: string }) =>
  read(db, lessons)
    .where({ isAway: true })
    .whereIn("status", active)
    .where("startsAt", "<=", until)
    .select("id", "instructorId", "date");
