import type { Knex } from "knex";
import { read } from "../read.ts";
import { active } from "../scheduling/freeTimesRule.ts";
import { keptPlaces, lessons, openSeries } from "./tables.ts";

/** Which stream has a lesson's facts, and who its two sides are. */
export const locateLesson = async (db: Knex, id: string) =>
  read(db, lessons).where({ id }).first("id", "instructorId", "studentId", "requestId", "date");

/** The account that booked a lesson for a player who isn't its own. */
export const bookerOf = async (db: Knex, id: string): Promise<string | null> =>
  (await read(db, lessons).where({ id }).first("bookedBy"))?.bookedBy ?? null;

/** Whether a lesson is of a series whose other weeks are still being booked, or taken back. */
export const isBeingBooked = async (db: Knex, lessonId: string) =>
  (await read(db, openSeries)
    .whereRaw(`exists (select from read.lessons l where l.id = ? and l."seriesId" = "openSeries".id)`, [lessonId])
    .first("id")) !== undefined;

/** Whether a lesson is requested or agreed in one of these slots. */
export const isAnyBooked = async (db: Knex, slotIds: readonly string[]) =>
  (await read(db, lessons).whereIn("slotId", slotIds).whereIn("status", active).first("id")) !== undefined;

/** Seats on other days for lessons that have not moved there yet. */
export const listKeptPlaces = (db: Knex) =>
  read(db, keptPlaces).select("lessonId", "proposalId", "instructorId", "date", "movedFrom", "actor");

/** Series that were begun before a moment and are neither booked nor gone. */
export const unfinishedSeries = (db: Knex, { before }: { before: string }) =>
  read(db, openSeries)
    .where("begunAt", "<=", before)
    .where(
      (open) =>
        void open
          .where({ isGivenUp: false })
          .orWhereRaw(`exists (select from read.lessons l where l."seriesId" = "openSeries".id)`),
    )
    .select("id", "seriesId", "actor");

/** A lesson of a series and those after it, in order. */
export const lessonAndLater = async (db: Knex, id: string) => {
  const lesson = await read(db, lessons).where({ id }).first("seriesId", "seriesN");
  if (!lesson?.seriesId || lesson.seriesN === null) return undefined;
  const { seriesId, seriesN } = lesson;
  const later = await read(db, lessons)
    .where({ seriesId })
    .where("seriesN", ">=", seriesN)
    .orderBy("seriesN")
    .select("id", "instructorId", "studentId", "requestId", "date");
  return { seriesId, lessons: later };
};
