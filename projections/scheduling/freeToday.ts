import type { Knex } from "knex";
import { closes, dayAfter, type InstantOf } from "../../eventstore/scheduling/blocks.ts";
import type { BlockedDates, PublishedSlot } from "../../eventstore/scheduling/events.ts";
import { lessonMinutes, type LessonPlace, seatTaking, timesOn } from "./freeTimesRule.ts";

/** A moment, and the facility's day that it is in. */
export interface FacilityDay {
  readonly date: string;
  readonly now: string; // ISO 8601 UTC
  readonly instantOf: InstantOf;
}

/** What an instructor offers on a day, and what is taken around it. */
export interface OfferRow {
  readonly slots: readonly (Omit<PublishedSlot, "available" | "slotId"> & { readonly isAvailable: boolean })[];
  readonly blocks: readonly BlockedDates[];
  readonly taken: readonly LessonPlace[];
}
const rowsOf = (table: string, columns: string, which: string) => `(
  select coalesce(jsonb_agg(to_jsonb(found)), '[]') from (
    select ${columns} from ${table} where "instructorId" = u.id and ${which}) as found)`;

/** Columns for a query in which `u` is an instructor: all rows that the rule may need, and may be told without harm. */
export const offerOn = (db: Knex, date: string) => [
  db.raw(`${rowsOf("read.slots", "*", `not "isWithdrawn" and "validFrom" <= ? and "validUntil" > ?`)} as slots`, [
    date,
    date,
  ]),
  db.raw(`${rowsOf("read.blocks", "*", `not "isLifted" and "lastDay" >= ?`)} as blocks`, [date]),
  db.raw(
    `${rowsOf("read.lessons", `"startsAt", minutes, seats`, `status = any(?) and "startsAt" between ? and ?`)} as taken`,
    [[...seatTaking], dayAfter(date, -1), dayAfter(date, 2)], // wherever the facility is
  ),
];

/** Whether a time is still to be had today. */
export const isFreeToday = ({ slots, blocks, taken }: OfferRow, { date, now, instantOf }: FacilityDay) => {
  const minutes = lessonMinutes;
  const isBlocked = (time: { date: string; startsAt: string }) =>
    blocks.some((block) => closes(block, { ...time, minutes }, instantOf));
  return timesOn(date, { slots, taken, isBlocked, now, minutes, instantOf }).some(({ state }) => state === "free");
};
