import type { Knex } from "knex";
import { type Row, timeSlot } from "./lessonRows.ts";
import { within } from "./lessonSearch.ts";
import { OccupiedView } from "./view.ts";

/** A status that takes a seat. */
const occupying = ["confirmed", "scheduled"];

/** Times of an instructor that are taken, from one day to another; nobody's name in them. */
export const listOccupied = async (
  db: Knex,
  { instructorId, from, until }: { instructorId: string; from: string; until: string },
): Promise<OccupiedView[]> => {
  const rows: Row[] = await db("read.lessons as l")
    .where({ instructorId })
    .whereIn("status", occupying)
    .modify(within({ from, until }))
    .orderBy("startsAt")
    .select("id", "instructorId", "startsAt", "startTime", "minutes", "status");
  return rows.map((row) =>
    OccupiedView.parse({
      id: row.id,
      instructorId: row.instructorId,
      scheduledDate: row.startsAt,
      duration: row.minutes,
      timeSlot: timeSlot(row),
      status: row.status,
    }),
  );
};

/** What nobody can keep once this person is gone: requests without an answer, and agreed lessons still to come. */
export const lessonsLeftOpen = (db: Knex, { personId, now }: { personId: string; now: string }) =>
  db<Row>("read.lessons")
    .where((sides) => void sides.where({ studentId: personId }).orWhere({ instructorId: personId }))
    .andWhereRaw(`(status = 'pending' or status = any(?) and "startsAt" > ?)`, [occupying, now])
    .select("id", "instructorId", "date");

/** Lessons that are agreed and start after one moment, up to another. */
export const lessonsStarting = async (
  db: Knex,
  { from, until }: { from: string; until: string },
): Promise<string[]> => {
  const rows = await db<Row>("read.lessons")
    .whereIn("status", occupying)
    .andWhere("startsAt", ">", from)
    .andWhere("startsAt", "<=", until)
    .orderBy("startsAt")
    .select("id");
  return rows.map(({ id }) => id);
};
