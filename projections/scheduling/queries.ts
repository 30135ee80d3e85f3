import type { Knex } from "knex";
import { z } from "zod";
import { closes, dayAfter, type InstantOf } from "../../eventstore/scheduling/blocks.ts";
import type { BlockedDates, PublishedSlot } from "../../eventstore/scheduling/events.ts";
import { users } from "../accounts/tables.ts";
import { lessons } from "../lessons/tables.ts";
import { dollars, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { blocks, sickDays, slots } from "./availability.ts";
import { campHoursOf } from "./campHours.ts";
import { isOn, lessonMinutes, seatTaking } from "./freeTimesRule.ts";
import { BlockView, ClosureView, SlotView } from "./view.ts";

type Slot = Pick<PublishedSlot, "dayOfWeek" | "startTime" | "validFrom" | "validUntil">;
type Block = Omit<BlockedDates, "blockId" | "instructorId">;

const later = (one: string, other: string) => (one > other ? one : other);
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The days from today on which a slot does not take place. A lesson takes `minutes` from the slot's start. */
export const blockedDates = (
  slot: Slot,
  blocks: readonly Block[],
  { today, minutes, instantOf }: { today: string; minutes: number; instantOf: InstantOf },
): string[] => {
  const found = new Set<string>();
  for (const block of blocks) {
    // A late lesson on the day before may reach into the first one.
    const first = later(later(today, slot.validFrom), dayAfter(block.firstDay, -1));
    const wait = (slot.dayOfWeek - weekdayOf(first) + 7) % 7;
    for (let date = dayAfter(first, wait); date <= block.lastDay && date < slot.validUntil; date = dayAfter(date, 7))
      if (closes(block, { date, startsAt: instantOf({ date, time: slot.startTime }), minutes }, instantOf))
        found.add(date);
  }
  return [...found].sort();
};

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The facility's day, and how its wall-clock times become instants. */
interface Calendar {
  readonly today: string;
  readonly instantOf: InstantOf;
}

/** An instructor's blocked dates from today on, and the facility's closed days, soonest first. */
export const listBlocks = async (
  db: Knex,
  { instructorId, today }: { instructorId: string; today: string },
): Promise<BlockView[]> =>
  (
    await read(db, blocks)
      .where({ isLifted: false })
      .where((found) => void found.where({ instructorId }).orWhereNull("instructorId"))
      .where("lastDay", ">=", today)
      .orderBy(["firstDay", "lastDay", "startTime", "id"])
  ).map((row) => BlockView.parse({ ...row, instructorId, closedFor: row.name }));

export const blockById = async (db: Knex, id: string): Promise<BlockView | undefined> =>
  BlockView.optional().parse(await read(db, blocks).where({ id }).whereNotNull("instructorId").first());

/** The days from today on on which the facility is closed, soonest first. */
export const listClosures = async (db: Knex, { today }: { today: string }): Promise<ClosureView[]> =>
  ClosureView.array().parse(
    await read(db, blocks)
      .where({ instructorId: null, isLifted: false })
      .where("lastDay", ">=", today)
      .orderBy(["firstDay", "id"]),
  );

export const closureById = async (db: Knex, id: string): Promise<ClosureView | undefined> =>
  ClosureView.optional().parse(await read(db, blocks).where({ id, instructorId: null, isLifted: false }).first());

type OneOnOne = Pick<RowOf<typeof lessons>, "date" | "startsAt">;
/** An instructor's one-on-one lessons from today on. */
const listOneOnOne = async (
  db: Knex,
  { instructorId, today }: { instructorId: string; today: string },
): Promise<OneOnOne[]> =>
  read(db, lessons)
    .where({ instructorId, seats: 1 })
    .whereIn("status", seatTaking)
    .where("date", ">=", today)
    .where("startsAt", ">=", dayAfter(today, -1)) // redundant, but an index delivers it
    .select("date", "startsAt");

/** What a slot's days depend on, beside the slot. */
interface Around {
  readonly blocks: readonly Block[]; // the instructor is away, or runs a camp
  readonly oneOnOne: readonly OneOnOne[];
}
const around = async (db: Knex, whose: { instructorId: string; today: string }): Promise<Around> => {
  const [blocks, camps, oneOnOne] = await Promise.all([
    listBlocks(db, whose),
    campHoursOf(db, { instructorId: whose.instructorId, from: whose.today }),
    listOneOnOne(db, whose),
  ]);
  return { blocks: [...blocks, ...camps], oneOnOne };
};

export const slotView =
  ({ blocks, oneOnOne }: Around, { today, instantOf }: Calendar) =>
  (row: RowOf<typeof slots>) => {
    const isAtItsHour = ({ date, startsAt }: OneOnOne) =>
      isOn(date, row) && instantOf({ date, time: row.startTime }) === startsAt;
    return SlotView.parse({
      ...row,
      dayName: dayNames[row.dayOfWeek],
      price: dollars(row.priceCents),
      weeksDuration: row.weeks,
      isActive: row.validUntil > today,
      blockedDates: blockedDates(row, blocks, { today, instantOf, minutes: lessonMinutes }),
      oneOnOneDates: [...new Set(oneOnOne.filter(isAtItsHour).map(({ date }) => date))].sort(),
    });
  };

export const slotList = list({
  name: "slots",
  sortable: { dayOfWeek: "dayOfWeek", startTime: "startTime", price: "priceCents", createdAt: "createdAt" },
  id: "id",
  otherwise: ["dayOfWeek", "asc"],
  thenBy: ["startTime"],
  filter: { dayOfWeek: oneOrMore(z.int()), isAvailable: z.boolean().optional() },
});

/** An instructor's slots that are neither withdrawn nor over. `cleared`: those withdrawn by the last clearing. */
export const listSlots = async (
  db: Knex,
  { instructorId, cleared = false, ...calendar }: Calendar & { instructorId: string; cleared?: boolean },
  query: QueryOf<typeof slotList>,
): Promise<Listed<SlotView>> => {
  const { today } = calendar;
  const { dayOfWeek, isAvailable, id } = query.filter;
  const rows = read(db, slots)
    .where({ instructorId, ...(cleared ? { isCleared: true } : { isWithdrawn: false }) })
    .where("validUntil", ">", today)
    .modify((found) => {
      if (texts(id)) void found.whereIn("id", texts(id)!);
      if (texts(dayOfWeek)) void found.whereRaw(`"dayOfWeek"::text = any(?)`, [texts(dayOfWeek)!]);
      if (isAvailable !== undefined) void found.where({ isAvailable });
    });
  const page = await listed(rows, query, slotList);
  return { ...page, rows: page.rows.map(slotView(await around(db, { instructorId, today }), calendar)) };
};

export const slotById = async (db: Knex, { id, ...calendar }: Calendar & { id: string }) => {
  const row = await read(db, slots).where({ id }).first();
  if (!row) return undefined;
  const { instructorId, isWithdrawn } = row;
  return { ...slotView(await around(db, { instructorId, today: calendar.today }), calendar)(row), isWithdrawn };
};

/** What other coaches offer. */
export const slotsOfOthers = (db: Knex, { instructorId, today }: { instructorId: string; today: string }) =>
  read(db, slots.as("s"))
    .leftJoin(users.as("i"), "i.id", "s.instructorId")
    .whereNot("s.instructorId", instructorId)
    .where({ "i.role": "instructor", "s.isWithdrawn": false, "s.isAvailable": true })
    .where("s.validUntil", ">", today)
    .orderBy(["s.startTime", "s.id"])
    .select(
      "s.location",
      "s.dayOfWeek",
      "s.startTime",
      "s.endTime",
      "s.validFrom",
      "s.validUntil",
      "i.firstName",
      "i.lastName",
    );

/** Whose slot this is, or was. */
export const instructorOfSlot = async (db: Knex, id: string): Promise<string | undefined> =>
  (await read(db, slots).where({ id }).first("instructorId"))?.instructorId;

/** Sick days that began before a moment and have not ended. */
export const unfinishedSickDays = (db: Knex, { before }: { before: string }) =>
  read(db, sickDays).where("begunAt", "<=", before).orderBy("begunAt");
