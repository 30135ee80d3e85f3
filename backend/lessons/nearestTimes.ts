import { dayStream } from "../../eventstore/lessons/events.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { lessonMinutes } from "./contract.ts";
import { day, isFree } from "./day.ts";
import { offeredSlot } from "./offer.ts";

const lookAhead = 14; // days on both sides

export interface FreeTime {
  readonly date: string;
  readonly startTime: string; // HH:MM at the facility
  readonly startsAt: string;
}

/** An instructor's free times that lie nearest to one that is taken, in the order of the calendar. */
export const nearestTimes = async (
  { stateOf, time }: Pick<Backend, "stateOf" | "time">,
  { instructorId, date, startsAt, now }: { instructorId: string; date: string; startsAt: string; now: string },
  atMost = 3,
): Promise<FreeTime[]> => {
  const offer = await stateOf(availability, availabilityStream(instructorId));
  /** Whether a booking would find this slot, by the very rule that a booking meets. */
  const isOffered = (instant: string) => {
    try {
      return offeredSlot(offer, { scheduledDate: instant, time }).slot;
    } catch (error) {
      if (error instanceof Rejection) return undefined;
      throw error;
    }
  };
  const distance = ({ startsAt: other }: { startsAt: string }) => Math.abs(Date.parse(other) - Date.parse(startsAt));

  const found: FreeTime[] = [];
  for (let days = -lookAhead; days <= lookAhead; days++) {
    const on = time.addDays(date, days);
    const times = new Set([...offer.slots.values()].map(({ startTime }) => startTime));
    const offered = [...times]
      .map((startTime) => ({ date: on, startTime, startsAt: time.instantOf({ date: on, time: startTime }) }))
      .filter(({ startsAt: at }) => at > now && at !== startsAt)
      .flatMap((free) => {
        const slot = isOffered(free.startsAt);
        return slot?.startTime === free.startTime ? [{ free, slotId: slot.slotId, seats: slot.maxStudents }] : [];
      });
    if (offered.length === 0) continue;
    const taken = await stateOf(day, dayStream({ instructorId, date: on }));
    for (const { free, ...slot } of offered)
      if (isFree(taken, { ...slot, startsAt: free.startsAt, minutes: lessonMinutes })) found.push(free);
  }
  return found
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, atMost)
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
};
