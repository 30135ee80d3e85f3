import type { AvailabilityEvent, PublishedSlot } from "../../eventstore/scheduling/events.ts";
import type { Availability, Slot } from "../../eventstore/scheduling/slots.ts";
import { Rejection } from "../rejection.ts";

const noSuchSlot = () => new Rejection("missing", "NoSuchSlot", "This time slot was not found.");
const standing = (slots: Availability, slotId: string) => {
  const slot = slots.get(slotId);
  if (!slot || slot.state === "withdrawn") throw noSuchSlot();
  return slot;
};

const meets = (a: Slot | PublishedSlot, b: Slot | PublishedSlot) =>
  a.dayOfWeek === b.dayOfWeek &&
  a.startTime < b.endTime &&
  b.startTime < a.endTime &&
  a.validFrom < b.validUntil &&
  b.validFrom < a.validUntil;

/** Slots of one weekday must not overlap while both are valid; closed ones count, since they may open again. */
export const publishSlot =
  (slot: PublishedSlot) =>
  (slots: Availability): AvailabilityEvent[] => {
    if (slots.has(slot.slotId)) return [];
    if (slot.endTime <= slot.startTime)
      throw new Rejection("invalid", "EndsBeforeStart", "End time must be after start time", {
        issues: [{ path: ["endTime"], message: "End time must be after start time" }],
      });
    const rival = [...slots.values()].find((other) => other.state !== "withdrawn" && meets(other, slot));
    if (rival)
      throw new Rejection(
        "conflict",
        "SlotOverlaps",
        `This overlaps your slot from ${twelveHour(rival.startTime)} to ${twelveHour(rival.endTime)} on the same day.`,
      );
    return [{ type: "SlotPublished", data: slot }];
  };

export const openOrCloseSlot =
  ({ slotId, isAvailable }: { slotId: string; isAvailable: boolean }) =>
  (slots: Availability): AvailabilityEvent[] => {
    const { instructorId, state } = standing(slots, slotId);
    if (isAvailable === (state === "available")) return [];
    return [{ type: isAvailable ? "SlotReopened" : "SlotClosed", data: { slotId, instructorId } }];
  };

/** Lessons already booked in it stay; nobody can book it again. */
export const withdrawSlot =
  ({ slotId }: { slotId: string }) =>
  (slots: Availability): AvailabilityEvent[] => {
    const slot = slots.get(slotId);
    if (!slot) throw noSuchSlot();
    return slot.state === "withdrawn"
      ? []
      : [{ type: "SlotWithdrawn", data: { slotId, instructorId: slot.instructorId } }];
  };

/** An instructor is gone for good. */
export const withdrawAllSlots = (slots: Availability): AvailabilityEvent[] =>
  [...slots.keys()].flatMap((slotId) => withdrawSlot({ slotId })(slots));

const twelveHour = (time: string) => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
};
