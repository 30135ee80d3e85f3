import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { addDays, weekday } from "./calendarDays.ts";

type Slot = Pick<
  SlotView,
  | "id"
  | "dayOfWeek"
  | "startTime"
  | "endTime"
  | "isAvailable"
  | "price"
  | "location"
  | "maxStudents"
  | "validFrom"
  | "validUntil"
  | "blockedDates"
>;
type Occupied = { scheduledDate: string; duration: number };

export type Offer = {
  slots: readonly Slot[];
  occupied: readonly Occupied[];
  now: number; // ms
  lessonMinutes: number;
  instantOf: (date: string, wallTime: string) => string;
};

export type Time = {
  slotId: string;
  date: string;
  startTime: string;
  endTime: string;
  startsAt: string; // ISO 8601 UTC
  price: string;
  location: string;
  seats: number;
  left: number;
  state: "free" | "taken" | "over" | "closed"; // closed: the instructor is away at this time
};

/** Seats left in a lesson: none beside one that rivals at another time, since an instructor is at one place at a time. */
const seatsLeft = (
  occupied: readonly Occupied[],
  { start, end, seats }: { start: number; end: number; seats: number },
) => {
  const rivals = occupied
    .map(({ scheduledDate, duration }) => ({ from: Date.parse(scheduledDate), length: duration * 60_000 }))
    .filter(({ from, length }) => from < end && start < from + length);
  return rivals.every(({ from }) => from === start) ? Math.max(0, seats - rivals.length) : 0;
};

const stateOf = ({ over, closed, left }: { over: boolean; closed: boolean; left: number }): Time["state"] =>
  over ? "over" : closed ? "closed" : left ? "free" : "taken";

/** What an instructor offers on a day, in order, with what is left of it. */
export const timesOn = (date: string, { slots, occupied, now, lessonMinutes, instantOf }: Offer): Time[] =>
  slots
    .filter(
      (slot) =>
        slot.isAvailable && slot.dayOfWeek === weekday(date) && slot.validFrom <= date && date < slot.validUntil,
    )
    .map((slot) => {
      const startsAt = instantOf(date, slot.startTime);
      const start = Date.parse(startsAt);
      const left = seatsLeft(occupied, { start, end: start + lessonMinutes * 60_000, seats: slot.maxStudents });
      return {
        slotId: slot.id,
        date,
        startTime: slot.startTime,
        endTime: slot.endTime,
        startsAt,
        price: slot.price,
        location: slot.location,
        seats: slot.maxStudents,
        left,
        state: stateOf({ over: start <= now, closed: slot.blockedDates.includes(date), left }),
      };
    })
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));

export const freeTimesOn = (date: string, offer: Offer) => timesOn(date, offer).filter(({ state }) => state === "free");

/** Whether all that would be offered on a day is closed. */
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

/** The free times nearest to one that cannot be had, before it and after it, in order. */
export const nearestFreeTimes = (
  { date, time }: { date: string; time: string },
  enough: number,
  offer: Offer,
  today: string,
): Time[] => {
  const wanted = Date.parse(offer.instantOf(date, time));
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
