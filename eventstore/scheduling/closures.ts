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

/** What an instructor offers while the facility is open. */
export const whileOpen = (offer: Availability, closed: Closures): Availability => {
  if (closed.size === 0) return offer;
  const blocks = new Map(offer.blocks);
  for (const { closureId, firstDay, lastDay } of closed.values())
    blocks.set(closureId, { blockId: closureId, instructorId: "", firstDay, lastDay, startTime: null, endTime: null });
  return { ...offer, blocks };
};
