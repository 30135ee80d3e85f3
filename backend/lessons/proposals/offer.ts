import { type Availability, closes, type Slot } from "../../../eventstore/scheduling/open.ts";
import { inDollars } from "../../../projections/list.ts";
import { offeredOn } from "../../../projections/scheduling/freeTimesRule.ts";
import type { FacilityTime } from "../../facilityTime.ts";
import { Rejection } from "../../http/rejection.ts";
import { lessonMinutes } from "../contract.ts";

/** An instant, and the facility's day it falls on. */
interface Moment {
  readonly date: string;
  readonly startsAt: string; // ISO 8601 UTC
}

/** An instructor's open slots, as the rule about free times needs them. */
export const openSlots = ({ slots }: Pick<Availability, "slots">) =>
  [...slots.values()].filter(({ state }) => state === "available").map((slot) => ({ ...slot, isAvailable: true }));

/** The open slot that starts at this moment. */
export const slotAt = (
  offer: Pick<Availability, "slots">,
  { date, startsAt, time }: Moment & { time: FacilityTime },
): Slot | undefined => offeredOn(date, openSlots(offer), time.instantOf).find((at) => at.startsAt === startsAt)?.slot;

/** Whether the time asked for still stands: a slot that was deleted may have been added again, as another one. */
export const isStillOffered = (
  offer: Pick<Availability, "slots">,
  { slotId, ...moment }: Moment & { slotId: string | null },
  time: FacilityTime,
) => !slotId || offer.slots.get(slotId)?.state !== "withdrawn" || slotAt(offer, { ...moment, time }) !== undefined;

/** Whether the instructor has blocked any moment of a lesson. */
export const isBlocked = (
  { blocks }: Pick<Availability, "blocks">,
  lesson: Moment & { minutes: number },
  time: FacilityTime,
) => [...blocks.values()].some((block) => closes(block, lesson, time.instantOf));

/** What a player can book at an instant. Throws if nothing is offered, or that day is blocked. */
export const offeredSlot = (
  availability: Availability,
  { scheduledDate, time }: { scheduledDate: string; time: FacilityTime },
): Moment & { slot: Slot } => {
  const startsAt = new Date(scheduledDate).toISOString();
  const moment = { date: time.wallClock(startsAt).date, startsAt };
  const slot = slotAt(availability, { ...moment, time });
  if (!slot || isBlocked(availability, { ...moment, minutes: lessonMinutes }, time))
    throw new Rejection("conflict", "SlotNotOffered", "This time is no longer offered. Please choose another one.");
  return { slot, ...moment };
};

/** Someone who was shown an outdated price must not agree to the new one unseen. */
export const agreedPrice = (slot: Slot, stated: string | number | undefined) => {
  if (stated === undefined || Math.round(Number(stated) * 100) === slot.priceCents) return slot.priceCents;
  throw new Rejection(
    "conflict",
    "PriceChanged",
    `The price of this time is now ${inDollars(slot.priceCents)}. Please review it before you book.`,
  );
};
