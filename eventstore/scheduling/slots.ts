import { AvailabilityEvent, type PublishedSlot, slotStateAfter } from "./events.ts";

type State = (typeof slotStateAfter)[keyof typeof slotStateAfter];
export interface Slot extends Omit<PublishedSlot, "available"> {
  readonly state: State | "unavailable";
}
/** One instructor's slots by id, withdrawn ones too. */
export type Availability = ReadonlyMap<string, Slot>;

/** What the facts of one stream add up to: scheduling decides on it, a booking finds what is offered. */
export const availability = {
  events: AvailabilityEvent,
  initial: new Map() as Availability,
  evolve(slots: Availability, { type, data }: AvailabilityEvent): Availability {
    if (type === "SlotPublished") {
      const { available, ...slot } = data;
      return new Map(slots).set(data.slotId, { ...slot, state: available ? "available" : "unavailable" });
    }
    const slot = slots.get(data.slotId);
    return slot ? new Map(slots).set(data.slotId, { ...slot, state: slotStateAfter[type] }) : slots;
  },
};
