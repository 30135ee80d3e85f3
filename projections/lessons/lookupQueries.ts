import type { Knex } from "knex";
import { read } from "../read.ts";
import { active } from "../scheduling/freeTimesRule.ts";
import { keptPlaces, lessons } from "./tables.ts";

/** Which stream has a lesson's facts, and who its two sides are. */
export const locateLesson = async (db: Knex, id: string) =>
  read(db, lessons).where({ id }).first("id", "instructorId", "studentId", "requestId", "date");

/** Whether a lesson is requested or agreed in one of these slots. */
export const isAnyBooked = async (db: Knex, slotIds: readonly string[]) =>
  (await read(db, lessons).whereIn("slotId", slotIds).whereIn("status", active).first("id")) !== undefined;

/** Seats on other days for lessons that have not moved there yet. */
export const listKeptPlaces = (db: Knex) =>
  read(db, keptPlaces).select("lessonId", "proposalId", "instructorId", "date", "movedFrom", "actor");
