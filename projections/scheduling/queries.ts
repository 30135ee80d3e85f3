import type { Knex } from "knex";
import { z } from "zod";
import type { InstantOf } from "../../eventstore/scheduling/blocks.ts";
import { lessonMinutes } from "../lessons/view.ts";
import { dollars, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { blocks, slots } from "./availability.ts";
import { blockedDates } from "./blockedDates.ts";
import { BlockView, SlotView } from "./view.ts";

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The facility's day and how its wall times become instants. */
export interface Calendar {
  readonly today: string;
  readonly instantOf: InstantOf;
}

/** An instructor's dates that are blocked from today on, the next ones first. */
export const listBlocks = async (
  db: Knex,
  { instructorId, today }: { instructorId: string; today: string },
): Promise<BlockView[]> =>
  BlockView.array().parse(
    await read(db, blocks)
      .where({ instructorId, isLifted: false })
      .where("lastDay", ">=", today)
      .orderBy(["firstDay", "lastDay", "startTime", "id"]),
  );

export const blockById = async (db: Knex, id: string): Promise<BlockView | undefined> =>
  BlockView.optional().parse(await read(db, blocks).where({ id }).first());

const slotView = (blocked: readonly BlockView[], calendar: Calendar) => (row: RowOf<typeof slots>) =>
  SlotView.parse({
    ...row,
    dayName: dayNames[row.dayOfWeek],
    price: dollars(row.priceCents),
    weeksDuration: row.weeks,
    isActive: row.validUntil > calendar.today,
    blockedDates: blockedDates(row, blocked, { ...calendar, minutes: lessonMinutes }),
  });

export const slotList = list({
  name: "slots",
  sortable: { dayOfWeek: "dayOfWeek", startTime: "startTime", price: "priceCents", createdAt: "createdAt" },
  id: "id",
  otherwise: ["dayOfWeek", "asc"],
  thenBy: ["startTime"],
  filter: { dayOfWeek: oneOrMore(z.int()), isAvailable: z.boolean().optional() },
});

/** An instructor's slots that are not withdrawn and not over. `cleared`: those that the last clearing took. */
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
  const blocked = await listBlocks(db, { instructorId, today });
  return { ...page, rows: page.rows.map(slotView(blocked, calendar)) };
};

export const slotById = async (db: Knex, { id, ...calendar }: Calendar & { id: string }) => {
  const row = await read(db, slots).where({ id }).first();
  if (!row) return undefined;
  const { instructorId, isWithdrawn } = row;
  const blocked = await listBlocks(db, { instructorId, today: calendar.today });
  return { ...slotView(blocked, calendar)(row), isWithdrawn };
};

/** Whose slot this is, or was. */
export const instructorOfSlot = async (db: Knex, id: string): Promise<string | undefined> =>
  (await read(db, slots).where({ id }).first("instructorId"))?.instructorId;
