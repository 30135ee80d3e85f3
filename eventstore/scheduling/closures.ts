import { type Closure, ClosureEvent } from "./closureEvents.ts";
import type { Availability } from "./slots.ts";

/** The days on which the facility is closed, by id. */
export type Closures = ReadonlyMap<string, Closure>;

export const closures = {
  events: ClosureEvent,
  initial: new Map() as Closures,
  evolve(closed: Closures, { type, data }: ClosureEvent): Closures {
    if (type === "FacilityClosed") return new Map(closed).set(data.closureId, data);
    return new Map([...closed].filter(([id]) => id !== data.closureId));
  },
};

/** From its first day's start to its last day's end. */
export const wholeDays = ({ firstDay, lastDay }: Pick<Closure, "firstDay" | "lastDay">) =>
  ({ firstDay, lastDay, startTime: null, endTime: null }) as const;

/** What an instructor offers while the facility is open. */
export const whileOpen = (offer: Availability, closed: Closures): Availability => {
  if (closed.size === 0) return offer;
  const blocks = new Map(offer.blocks);
  for (const days of closed.values())
    blocks.set(days.closureId, { blockId: days.closureId, instructorId: "", ...wholeDays(days) });
  return { ...offer, blocks };
};
