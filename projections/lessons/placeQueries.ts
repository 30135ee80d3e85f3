import type { Knex } from "knex";
import type { Actor } from "../../eventstore/eventStore.ts";

/** Where a lesson's facts lie, and between whom it is. */
export const lessonPlace = async (db: Knex, id: string) =>
  db<{ id: string; instructorId: string; studentId: string | null; requestId: string | null; date: string }>(
    "read.lessons",
  )
    .where({ id })
    .first("id", "instructorId", "studentId", "requestId", "date");

interface KeptPlaceRow {
  readonly lessonId: string;
  readonly proposalId: string;
  readonly instructorId: string;
  readonly date: string; // of the place
  readonly movedFrom: string;
  readonly actor: Actor; // who agreed
}
/** Seats on other days for lessons that have not moved there yet. */
export const listKeptPlaces = (db: Knex) =>
  db<KeptPlaceRow>("read.keptPlaces").select("lessonId", "proposalId", "instructorId", "date", "movedFrom", "actor");
