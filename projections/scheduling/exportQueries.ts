import type { Knex } from "knex";
import { z } from "zod";
import { inPages } from "../inPages.ts";
import { dollars } from "../list.ts";
import { read } from "../read.ts";
import { blocks, slots } from "./availability.ts";
import { BlockView, SlotView } from "./view.ts";

const HeldSlot = SlotView.omit({
  instructorId: true,
  dayName: true,
  weeksDuration: true,
  isActive: true,
  blockedDates: true,
  oneOnOneDates: true,
}).extend({ isWithdrawn: z.boolean() });

/** Every slot an instructor ever offered. */
export async function* slotsHeldOn(db: Knex, instructorId: string) {
  for await (const row of inPages(read(db, slots).where({ instructorId }), { key: "id" }))
    yield HeldSlot.parse({ ...row, price: dollars(row.priceCents) });
}

const HeldBlock = BlockView.omit({ instructorId: true, closedFor: true }).extend({ isLifted: z.boolean() });

/** All dates an instructor ever blocked. */
export async function* blocksHeldOn(db: Knex, instructorId: string) {
  for await (const row of inPages(read(db, blocks).where({ instructorId }), { key: "id" })) yield HeldBlock.parse(row);
}
