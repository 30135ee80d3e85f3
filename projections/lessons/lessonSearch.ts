import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { answeringFor, everyIdOf, isCalled, isContactOf } from "../players/open.ts";
import { players } from "../players/tables.ts";
import { containing, isPhone, phoneIn } from "../list.ts";
import { type Conditions, read } from "../read.ts";
import type { Onlooker } from "./lessonRows.ts";
import { lessons } from "./tables.ts";

/**
 * The facility's days. The second bound is redundant: wherever the facility is, its day begins within a day of the same
 * date in UTC. But it is on the column lists are sorted by, so an index delivers the range in order.
 */
export const within =
  ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  (found: Conditions<{ readonly "l.date": string; readonly "l.startsAt": string }>) => {
    if (from) void found.where("l.date", ">=", from).where("l.startsAt", ">=", daysAfter(from, -1));
    if (until) void found.where("l.date", "<=", until).where("l.startsAt", "<", daysAfter(until, 3));
  };
const daysAfter = (date: string, days: number) =>
  new Date(Math.min(Date.parse(date) + days * 86_400_000, lastInstant)).toISOString();
/** Instants are compared as texts: the year after 9999 is written "+010000" and would sort before all others. */
const lastInstant = Date.parse("9999-12-31T23:59:59.999Z");

const many = 500; // names looked up one by one

/** Lessons for which this phone number was given, by whoever still is a contact. Bind `:phone` and `:instructor`. */
const reachedAt = `select b.id from read.lessons b left join read.players k on k.id = b."studentId"
  where ${isPhone("b.phone", ":phone")} and ${isContactOf('k."keptAs"', 'b."bookedBy"')}
    and (cast(:instructor as text) is null or b."instructorId" = :instructor)`;

/** Who reads all phone numbers, or those of the lessons they give; undefined: none, as families don't. */
const readsPhones = (onlooker: Onlooker) =>
  onlooker === "admin" ? null : "did" in onlooker ? undefined : onlooker.instructor;

/**
 * Lessons of players and walk-ins whose name, or whose parent's, contains this; for staff also those with this phone.
 * Names are searched first, of which there are fewer: then Postgres knows how many to expect, and whether to start with
 * them or with the order of the list.
 */
export const ofPlayersNamed = async (db: Knex, onlooker: Onlooker, part: string) => {
  const [phone, instructor] = [phoneIn(part), readsPhones(onlooker)];
  const like = containing(part);
  const people = await read(db, players.as("p"))
    .joinRaw(`left join read.users d on d.id = ${answeringFor("p")}`)
    .whereRaw(isCalled, { like })
    .pluck("p.id");
  const records = await everyIdOf(db, people);
  const walkIns = await read(db, lessons)
    .whereNotNull("studentName")
    .whereRaw(`"studentName" ilike ?`, [like])
    .limit(many + 1)
    .pluck("id");
  return (found: Conditions<unknown>) =>
    void found.where((either) => {
      void either.whereRaw(`l."studentId" = any(?)`, [records]);
      if (phone && instructor !== undefined) void either.orWhereRaw(`l.id in (${reachedAt})`, { phone, instructor });
      if (walkIns.length > many) void either.orWhereRaw(`l."studentName" ilike ?`, [like]);
      else if (walkIns.length > 0) void either.orWhereRaw(`l.id = any(?)`, [walkIns]);
    });
};

export const formerInstructors = (db: Knex): Promise<string[]> =>
  read(db, users).where("hasTaught", true).whereNot("role", "instructor").pluck("id");

/**
 * Rows with one of these values. A single value is written as a range and precedes the time in the list's order: only
 * the index of both delivers that order. Otherwise Postgres would scan everyone's lessons by time, because it assumes
 * that instructors and statuses are spread evenly over the years, while everything pending is in the future.
 */
export const withOneOf = <K extends string, V>(column: K, values: readonly V[] | undefined) => {
  const [only, ...others] = values ?? [];
  const isOne = only !== undefined && others.length === 0;
  return {
    goesBefore: isOne ? [column] : [],
    narrowed: (found: Conditions<{ readonly [N in K]: V }>) => {
      if (isOne) void found.whereBetween(column, [only, only]);
      else if (values) void found.whereIn(column, values);
    },
  };
};
