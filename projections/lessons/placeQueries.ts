import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { read } from "../read.ts";
import { seatTaking } from "../scheduling/freeTimesRule.ts";
import { lessons } from "./tables.ts";

/** Agreed lessons of other coaches during an hour, and where they are. */
export const lessonsOfOthers = (
  db: Knex,
  { instructorId, startsAt, minutes }: { instructorId: string; startsAt: string; minutes: number },
) =>
  read(db, lessons.as("l"))
    .leftJoin(users.as("i"), "i.id", "l.instructorId")
    .whereNot("l.instructorId", instructorId)
    .whereIn("l.status", seatTaking)
    .where("l.startsAt", "<", new Date(Date.parse(startsAt) + minutes * 60_000).toISOString())
    .where("l.startsAt", ">", new Date(Date.parse(startsAt) - 24 * 3_600_000).toISOString()) // redundant, but an index delivers it
    .where("l.endsAt", ">", startsAt)
    .orderBy(["l.startsAt", "l.id"])
    .select("l.location", "l.startTime", "l.minutes", "i.firstName", "i.lastName");
