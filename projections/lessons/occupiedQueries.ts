import type { Knex } from "knex";
import { seatTaking } from "../scheduling/freeTimesRule.ts";
import { type Row, timeSlot } from "./lessonRows.ts";
import { within } from "./lessonSearch.ts";
import { OccupiedView } from "./view.ts";

type OccupiedRow = Pick<Row, "id" | "instructorId" | "startsAt" | "startTime" | "minutes" | "status">;
export const occupiedView = (row: OccupiedRow): OccupiedView =>
  OccupiedView.parse({
    id: row.id,
    instructorId: row.instructorId,
    scheduledDate: row.startsAt,
    duration: row.minutes,
    timeSlot: timeSlot(row),
    status: row.status,
  });

/** Times of an instructor that are taken, from one day to another; nobody's name in them. */
export const listOccupied = async (
  db: Knex,
  { instructorId, from, until }: { instructorId: string; from: string; until: string },
): Promise<OccupiedView[]> => {
  const rows: OccupiedRow[] = await db("read.lessons as l")
    .where({ instructorId })
    .whereIn("status", seatTaking)
    .modify(within({ from, until }))
    .orderBy("startsAt")
    .select("id", "instructorId", "startsAt", "startTime", "minutes", "status");
  return rows.map(occupiedView);
};

/** What nobody can keep once this person is gone: requests without an answer, and agreed lessons still to come. */
export const lessonsLeftOpen = (db: Knex, { personId, now }: { personId: string; now: string }) =>
  db<Row>("read.lessons")
    .where((sides) => void sides.where({ studentId: personId }).orWhere({ instructorId: personId }))
    .andWhereRaw(`(status = 'pending' or status = any(?) and "startsAt" > ?)`, [[...seatTaking], now])
    .select("id", "instructorId", "date");

/** Lessons that are agreed and start after one moment, up to another. */
export const lessonsStarting = async (
  db: Knex,
  { from, until }: { from: string; until: string },
): Promise<string[]> => {
  const rows = await db<Row>("read.lessons")
    .whereIn("status", seatTaking)
    .andWhere("startsAt", ">", from)
    .andWhere("startsAt", "<=", until)
    .orderBy("startsAt")
    .select("id");
  return rows.map(({ id }) => id);
};
