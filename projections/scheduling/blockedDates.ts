import type { BlockedDates, PublishedSlot } from "../../eventstore/scheduling/events.ts";
import { closes, dayAfter, type InstantOf } from "../../eventstore/scheduling/blocks.ts";

type Slot = Pick<PublishedSlot, "dayOfWeek" | "startTime" | "validFrom" | "validUntil">;
type Block = Omit<BlockedDates, "blockId">;

const later = (one: string, other: string) => (one > other ? one : other);
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The days from today on on which a slot does not take place. A lesson takes `minutes` from the slot's start. */
export const blockedDates = (
  slot: Slot,
  blocks: readonly Block[],
  { today, minutes, instantOf }: { today: string; minutes: number; instantOf: InstantOf },
): string[] => {
  const found = new Set<string>();
  for (const block of blocks) {
    // A lesson late on the day before may reach into the first one.
    const first = later(later(today, slot.validFrom), dayAfter(block.firstDay, -1));
    const wait = (slot.dayOfWeek - weekdayOf(first) + 7) % 7;
    for (let date = dayAfter(first, wait); date <= block.lastDay && date < slot.validUntil; date = dayAfter(date, 7))
      if (closes(block, { date, startsAt: instantOf({ date, time: slot.startTime }), minutes }, instantOf))
        found.add(date);
  }
  return [...found].sort();
};
