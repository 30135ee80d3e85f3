import type { Knex } from "knex";
import { dayAfter } from "../../eventstore/scheduling/open.ts";
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
    .select("l.id", "l.instructorId", "l.location", "l.date", "l.startsAt", "l.startTime", "i.firstName", "i.lastName");

/** Agreed lessons of other coaches that are still to come, on some weekdays until a day. */
export const lessonsAheadOfOthers = (
  db: Knex,
  {
    instructorId,
    weekdays,
    today,
    until,
  }: {
    instructorId: string;
    weekdays: readonly number[]; // 0 Sunday … 6 Saturday
    today: string;
    until: string;
  },
) =>
  read(db, lessons.as("l"))
    .leftJoin(users.as("i"), "i.id", "l.instructorId")
    .whereNot("l.instructorId", instructorId)
    .whereIn("l.status", seatTaking)
    .where("l.date", ">=", today)
    .where("l.date", "<", until)
    .where("l.startsAt", ">=", dayAfter(today, -1)) // redundant, but an index delivers it
    .whereRaw("extract(dow from l.date::date) = any(?)", [[...weekdays]])
    .orderBy(["l.startsAt", "l.id"])
    .select("l.location", "l.date", "l.startTime", "l.startsAt", "l.minutes", "i.firstName", "i.lastName");
