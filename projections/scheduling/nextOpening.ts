import type { Knex } from "knex";
import { closes, dayAfter, type InstantOf } from "../../eventstore/scheduling/blocks.ts";
import { lessons } from "../lessons/tables.ts";
import { type Conditions, read, type Rows } from "../read.ts";
import type { RowOf } from "../table.ts";
import { blocks, slots } from "./availability.ts";
import { type CampHours, campHours } from "./campHours.ts";
import { lessonMinutes, type LessonHour, openingWeeks, seatTaking, timesOn } from "./freeTimesRule.ts";

/** A moment, and the facility's day it falls on. */
export interface FacilityDay {
  readonly date: string;
  readonly now: string; // ISO 8601 UTC
  readonly instantOf: InstantOf;
}

/** What an instructor offers from a day on, and what is taken then. */
interface OfferRow {
  readonly slots: readonly RowOf<typeof slots>[];
  readonly blocks: readonly RowOf<typeof blocks>[];
  readonly camps: readonly CampHours[];
  readonly taken: readonly LessonHour[];
}
const openingDays = openingWeeks * 7;

/** All rows of a query as one JSON column. */
const together = <C, R, N extends string>(db: Knex, rows: Rows<C, R>, name: N) =>
  db.raw<{ readonly [K in N]: readonly R[] }>(
    "(select coalesce(jsonb_agg(to_jsonb(found)), '[]') from ? as found) as ??",
    [rows as unknown as Knex.QueryBuilder, name],
  );

/** Columns for a query in which `u` is an instructor: every row the rule may need; one too many does no harm. */
export const offerFrom = (db: Knex, date: string) => {
  const after = dayAfter(date, openingDays); // the first day that nobody looks at
  const theirs = (found: Conditions<{ readonly instructorId: string }>) => void found.whereRaw(`"instructorId" = u.id`);
  const offered = read(db, slots)
    .modify(theirs)
    .where({ isWithdrawn: false })
    .where("validFrom", "<", after)
    .where("validUntil", ">", date);
  const blocked = read(db, blocks)
    .where((found) => void found.whereRaw(`"instructorId" = u.id`).orWhereNull("instructorId"))
    .where({ isLifted: false })
    .where("firstDay", "<=", after)
    .where("lastDay", ">=", date);
  const running = campHours(db).modify(theirs).where("day", "<=", after).where("day", ">=", date);
  const taken = read(db, lessons)
    .modify(theirs)
    .whereIn("status", seatTaking)
    .whereBetween("startsAt", [dayAfter(date, -1), dayAfter(after)]) // wherever the facility is
    .select("startsAt", "minutes", "seats");
  return [
    together(db, offered, "slots"),
    together(db, blocked, "blocks"),
    together(db, running, "camps"),
    together(db, taken, "taken"),
  ];
};

/** The first time that is still open, today or in the weeks that follow. */
export const nextOpening = ({ slots, blocks, camps, taken }: OfferRow, { date, now, instantOf }: FacilityDay) => {
  const minutes = lessonMinutes;
  const isBlocked = (time: { date: string; startsAt: string }) =>
    [...blocks, ...camps].some((block) => closes(block, { ...time, minutes }, instantOf));
  for (let days = 0; days < openingDays; days++) {
    const times = timesOn(dayAfter(date, days), { slots, taken, isBlocked: () => false, now, minutes, instantOf });
    const free = times.find((time) => time.state === "free" && !isBlocked(time)); // few are left to ask that of
    if (free) return { date: free.date, startsAt: free.startsAt };
  }
  return undefined;
};
