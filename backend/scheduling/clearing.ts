import type { AvailabilityEvent } from "../../eventstore/scheduling/events.ts";
import type { Availability, Slot } from "../../eventstore/scheduling/slots.ts";
import { Rejection } from "../http/rejection.ts";
import { isPublished } from "./availability.ts";
import { meets } from "./overlapRule.ts";

interface Whose {
  readonly instructorId: string;
  readonly today: string; // the facility's day; slots that are over are left as they are
}

/** Withdraws all of an instructor's slots, in one fact that can be undone. Lessons stay, and so do blocked dates. */
export const clearSchedule =
  ({ instructorId, today }: Whose) =>
  ({ slots }: Availability): AvailabilityEvent[] => {
    const slotIds = [...slots.values()]
      .filter((slot) => isPublished(slot) && slot.validUntil > today)
      .map(({ slotId }) => slotId);
    return slotIds.length > 0 ? [{ type: "ScheduleCleared", data: { instructorId, slotIds } }] : [];
  };

/** Restores what the last clearing withdrew, except where a slot published since conflicts. */
export const restoreSchedule =
  ({ instructorId, today }: Whose) =>
  ({ slots, cleared }: Availability): AvailabilityEvent[] => {
    const published = [...slots.values()].filter(isPublished);
    const wanted = cleared.map((slotId) => slots.get(slotId)).filter((slot): slot is Slot => slot !== undefined);
    const valid = wanted.filter((slot) => !isPublished(slot) && slot.validUntil > today);
    const fitting = valid.filter((slot) => !published.some((other) => meets(other, slot)));
    if (valid.length > 0 && fitting.length === 0)
      throw new Rejection("conflict", "SlotOverlaps", "Your new time slots overlap the ones you cleared.");
    if (fitting.length === 0) return [];
    return [{ type: "ScheduleRestored", data: { instructorId, slotIds: fitting.map(({ slotId }) => slotId) } }];
  };
