import type { FacilityTime } from "../facilityTime.ts";
import type { Availability, Slot } from "../../eventstore/scheduling/slots.ts";
import { Rejection } from "../rejection.ts";

/** The open slot that starts on this day at this instant. Slots are wall times, so each is turned into that day's instant. */
export const slotAt = (
  slots: Availability,
  { date, startsAt, time }: { date: string; startsAt: string; time: FacilityTime },
): Slot | undefined =>
  [...slots.values()].find(
    (slot) =>
      slot.state === "available" &&
      slot.dayOfWeek === time.dayOfWeek(date) &&
      slot.validFrom <= date &&
      date < slot.validUntil &&
      time.instantOf({ date, time: slot.startTime }) === startsAt,
  );

/** The slot that a player may ask for at this instant, and its day. */
export const offeredSlot = (
  slots: Availability,
  { scheduledDate, time }: { scheduledDate: string; time: FacilityTime },
): { slot: Slot; date: string; startsAt: string } => {
  const startsAt = new Date(scheduledDate).toISOString();
  const { date } = time.wallClock(startsAt);
  const slot = slotAt(slots, { date, startsAt, time });
  if (!slot)
    throw new Rejection("conflict", "SlotNotOffered", "This time is not offered any more. Please choose another one.");
  return { slot, date, startsAt };
};

/** A price that was shown and is not the slot's any more must not be agreed to unseen. */
export const agreedPrice = (slot: Slot, told: string | number | undefined) => {
  if (told === undefined || Math.round(Number(told) * 100) === slot.priceCents) return slot.priceCents;
  throw new Rejection(
    "conflict",
    "PriceChanged",
    `The price of this time is $${(slot.priceCents / 100).toFixed(2)} now. Please look again before you book.`,
  );
};
