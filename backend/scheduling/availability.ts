import type { AvailabilityEvent, PublishedSlot } from "../../eventstore/scheduling/events.ts";
import type { Availability, Slot } from "../../eventstore/scheduling/slots.ts";
import { Rejection } from "../http/rejection.ts";
import { meets } from "./overlapRule.ts";

const noSuchSlot = () => new Rejection("missing", "NoSuchSlot", "We couldn't find this time slot.");
export const isPublished = ({ state }: Slot) => state !== "withdrawn";
const publishedSlot = ({ slots }: Availability, slotId: string) => {
  const slot = slots.get(slotId);
  if (!slot || !isPublished(slot)) throw noSuchSlot();
  return slot;
};

/** Slots on one weekday must not overlap while both are valid; closed ones count, since they may open again. */
const refuseOverlap = ({ slots }: Availability, slot: Slot | PublishedSlot) => {
  const rival = [...slots.values()].find((other) => isPublished(other) && meets(other, slot));
  if (rival)
    throw new Rejection(
      "conflict",
      "SlotOverlaps",
      `This overlaps your slot from ${twelveHour(rival.startTime)} to ${twelveHour(rival.endTime)} on the same day.`,
    );
};

export const publishSlot =
  (slot: PublishedSlot) =>
  (availability: Availability): AvailabilityEvent[] => {
    if (availability.slots.has(slot.slotId)) return [];
    if (slot.endTime <= slot.startTime)
      throw new Rejection("invalid", "EndsBeforeStart", "End time must be after start time", {
        issues: [{ path: ["endTime"], message: "End time must be after start time" }],
      });
    refuseOverlap(availability, slot);
    return [{ type: "SlotPublished", data: slot }];
  };

export const openOrCloseSlot =
  ({ slotId, isAvailable }: { slotId: string; isAvailable: boolean }) =>
  (availability: Availability): AvailabilityEvent[] => {
    const { instructorId, state } = publishedSlot(availability, slotId);
    if (isAvailable === (state === "available")) return [];
    return [{ type: isAvailable ? "SlotReopened" : "SlotClosed", data: { slotId, instructorId } }];
  };

/** Lessons already booked in it stay; no one can book it again. */
export const withdrawSlot =
  ({ slotId }: { slotId: string }) =>
  ({ slots }: Availability): AvailabilityEvent[] => {
    const slot = slots.get(slotId);
    if (!slot) throw noSuchSlot();
    return isPublished(slot) ? [{ type: "SlotWithdrawn", data: { slotId, instructorId: slot.instructorId } }] : [];
  };

/** A slot withdrawn by mistake is published again, open or closed as it was, unless another one has its time now. */
export const restoreSlot =
  ({ slotId }: { slotId: string }) =>
  (availability: Availability): AvailabilityEvent[] => {
    const slot = availability.slots.get(slotId);
    if (!slot) throw noSuchSlot();
    if (isPublished(slot)) return [];
    refuseOverlap(availability, slot);
    const { instructorId, before } = slot;
    return [{ type: "SlotRestored", data: { slotId, instructorId, available: before === "available" } }];
  };

/** An instructor is gone for good. */
export const withdrawAllSlots = (availability: Availability): AvailabilityEvent[] =>
  [...availability.slots.keys()].flatMap((slotId) => withdrawSlot({ slotId })(availability));

export const twelveHour = (time: string) => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
};
