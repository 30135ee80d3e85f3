import {
  AvailabilityEvent,
  type BegunSickDay,
  type BlockedDates,
  type PublishedSlot,
  slotStateAfter,
} from "./events.ts";

export interface Slot extends Omit<PublishedSlot, "available"> {
  readonly state: "available" | "unavailable" | "withdrawn";
  readonly before?: Slot["state"]; // what it was before it was withdrawn
}

/** What one instructor offers, and when not. */
export interface Availability {
  readonly slots: ReadonlyMap<string, Slot>; // by id, withdrawn ones too
  readonly cleared: readonly string[]; // slots withdrawn by the last clearing and not restored since
  readonly blocks: ReadonlyMap<string, BlockedDates>; // by id, those in force
  readonly sickDays: ReadonlyMap<string, BegunSickDay>; // by id, those that have begun and not ended
  readonly copied?: Copied | undefined;
}

/** The last copying of a day, unless it was undone: its fact, and the slots as it published them. */
interface Copied {
  readonly id: string | undefined;
  readonly slots: readonly Slot[];
}

const changed = (slots: Availability["slots"], slotIds: readonly string[], change: (slot: Slot) => Slot) => {
  const after = new Map(slots);
  for (const slotId of slotIds) {
    const slot = slots.get(slotId);
    if (slot) after.set(slotId, change(slot));
  }
  return after;
};
const withdrawn = (slot: Slot): Slot => ({ ...slot, state: "withdrawn", before: slot.state });
const asBefore = ({ before, ...slot }: Slot): Slot => ({ ...slot, state: before ?? slot.state });

/** The state of one stream: scheduling decides on it, a booking looks up what is offered. */
export const availability = {
  events: AvailabilityEvent,
  initial: { slots: new Map(), cleared: [], blocks: new Map(), sickDays: new Map() } as Availability,
  evolve(past: Availability, { type, data }: AvailabilityEvent, id?: string): Availability {
    const { slots, cleared, blocks } = past;
    switch (type) {
      case "SlotPublished": {
        const { available, ...slot } = data;
        const state = available ? "available" : "unavailable";
        return { ...past, slots: new Map(slots).set(data.slotId, { ...slot, state }) };
      }
      case "DayCopied":
        return { ...past, copied: { id, slots: data.slotIds.flatMap((slotId) => slots.get(slotId) ?? []) } };
      case "SlotsUncopied":
        return { ...past, slots: changed(slots, data.slotIds, withdrawn), copied: undefined };
      case "SlotClosed":
      case "SlotReopened":
        return { ...past, slots: changed(slots, [data.slotId], (slot) => ({ ...slot, state: slotStateAfter[type] })) };
      case "SlotWithdrawn":
        return { ...past, slots: changed(slots, [data.slotId], withdrawn) };
      case "ScheduleCleared":
        return { ...past, slots: changed(slots, data.slotIds, withdrawn), cleared: data.slotIds };
      case "SlotRestored":
      case "ScheduleRestored": {
        const slotIds = type === "SlotRestored" ? [data.slotId] : data.slotIds;
        const left = cleared.filter((slotId) => !slotIds.includes(slotId));
        return { ...past, slots: changed(slots, slotIds, asBefore), cleared: left };
      }
      case "DatesBlocked":
        return { ...past, blocks: new Map(blocks).set(data.blockId, data) };
      case "DatesUnblocked": {
        const left = new Map(blocks);
        left.delete(data.blockId);
        return { ...past, blocks: left };
      }
      case "SickDayBegun": // its days are blocked by facts of their own
        return { ...past, sickDays: new Map(past.sickDays).set(data.sickDayId, data) };
      case "SickDayAnnounced":
      case "SickDayHadNoLessons": {
        const left = new Map(past.sickDays);
        left.delete(data.sickDayId);
        return { ...past, sickDays: left };
      }
    }
  },
};
