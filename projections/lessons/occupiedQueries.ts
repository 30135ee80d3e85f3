import type { Knex } from "knex";
import { read } from "../read.ts";
import { timeSlot } from "./lessonRows.ts";
import { lessons } from "./lessons.ts";
import { within } from "./lessonSearch.ts";
import { type LessonStatus, OccupiedView } from "./view.ts";

/** A status that takes a seat. */
const occupying: LessonStatus[] = ["confirmed", "scheduled"];

/** Times of an instructor that are taken, from one day to another; nobody's name in them. */
export const listOccupied = async (
  db: Knex,
  { instructorId, from, until }: { instructorId: string; from: string; until: string },
): Promise<OccupiedView[]> => {
  const rows = await read(db, lessons.as("l"))
    .where("l.instructorId", instructorId)
    .whereIn("l.status", occupying)
    .modify(within({ from, until }))
    .orderBy("l.startsAt")
    .select("l.id", "l.instructorId", "l.startsAt", "l.startTime", "l.minutes", "l.status");
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
  read(db, lessons)
    .where((sides) => void sides.where({ studentId: personId }).orWhere({ instructorId: personId }))
    .whereRaw(`(status = 'pending' or status = any(?) and "startsAt" > ?)`, [occupying, now])
    .select("id", "instructorId", "date");

/** Lessons that are agreed and start after one moment, up to another. */
export const lessonsStarting = async (
  db: Knex,
  { from, until }: { from: string; until: string },
): Promise<string[]> => {
  return read(db, lessons)
    .whereIn("status", occupying)
    .where("startsAt", ">", from)
    .where("startsAt", "<=", until)
    .orderBy("startsAt")
    .pluck("id");
};
