import type { SlotView } from "../../../../backend/scheduling/contract.ts";
import * as rule from "../../../../projections/scheduling/freeTimesRule.ts";
import type { OfferedSlot } from "../../../shared/lessons/offer.ts";
import { clockRange } from "../../../shared/formats.ts";
import { addDays } from "./calendarDays.ts";

export type Slot = OfferedSlot & Pick<SlotView, "id" | "endTime" | "price" | "location">;
export type Offer = rule.Offer<Slot>;

export type Time = Pick<rule.OfferedTime<Slot>, "date" | "startsAt" | "left" | "state"> &
  Pick<Slot, "startTime" | "endTime" | "price" | "location"> & { slotId: string; seats: number };

const inMinutes = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
const wallAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
/** "4:00–5:00 PM": a lesson lasts its own time, however long its slot is. */
export const hoursOf = ({ startTime }: Pick<Time, "startTime">) =>
  clockRange(startTime, wallAt(inMinutes(startTime) + rule.lessonMinutes));

/** What an instructor offers on a day, in order, with what is left of it. */
export const timesOn = (date: string, offer: Offer): Time[] =>
  rule.timesOn(date, offer).map(({ slot, startsAt, left, state }) => ({
    slotId: slot.id,
    date,
    startTime: slot.startTime,
    endTime: slot.endTime,
    startsAt,
    price: slot.price,
    location: slot.location,
    seats: slot.maxStudents,
    left,
    state,
  }));

export const freeTimesOn = (date: string, offer: Offer) => timesOn(date, offer).filter(({ state }) => state === "free");

/** Whether every time on a day is closed. */
export const isClosed = (date: string, offer: Offer) => {
  const times = timesOn(date, offer);
  return times.length > 0 && times.every(({ state }) => state === "closed");
};

/** The next free times from a day on, until there are enough of them or nothing is offered any more. */
export const nextFreeTimes = (from: string, enough: number, offer: Offer): Time[] => {
  const last = lastOfferedDay(offer.slots);
  const found: Time[] = [];
  for (let date = from; date <= last && found.length < enough; date = addDays(date, 1))
    found.push(...freeTimesOn(date, offer));
  return found.slice(0, enough);
};

/** The free times nearest to an unavailable one, before and after it, in order. */
export const nearestFreeTimes = (
  { date, time }: { date: string; time: string },
  enough: number,
  offer: Offer,
  today: string,
): Time[] => {
  const wanted = Date.parse(offer.instantOf({ date, time }));
  const last = lastOfferedDay(offer.slots);
  const found: Time[] = [];
  let spare = 1; // a day farther away may still have the nearer hour
  for (let days = 0; spare >= 0; days++) {
    const around = [...new Set([addDays(date, -days), addDays(date, days)])].filter((day) => day >= today);
    if (addDays(date, -days) < today && addDays(date, days) > last) break;
    found.push(...around.flatMap((day) => freeTimesOn(day, offer)));
    if (found.length > enough) spare--;
  }
  const distance = ({ startsAt }: Time) => Math.abs(Date.parse(startsAt) - wanted);
  return found
    .filter((other) => other.date !== date || other.startTime !== time)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, enough)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
};

/** No day after this one can have a free time; slots can be published for a year at most. */
export const lastOfferedDay = (slots: readonly Slot[]) =>
  slots.reduce((last, { isAvailable, validUntil }) => (isAvailable && validUntil > last ? validUntil : last), "");
