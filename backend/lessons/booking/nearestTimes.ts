import { dayStream } from "../../../eventstore/lessons/events.ts";
import { closes } from "../../../eventstore/scheduling/open.ts";
import { offeredOn, takesSeat, timesOn } from "../../../projections/scheduling/freeTimesRule.ts";
import type { Backend } from "../../backend.ts";
import { offerOf } from "../../scheduling/open.ts";
import { lessonMinutes } from "../contract.ts";
import { day } from "../day.ts";
import { isBlocked, openSlots } from "../proposals/offer.ts";

const lookAhead = 14; // days in each direction

interface FreeTime {
  readonly date: string;
  readonly startTime: string; // HH:MM at the facility
  readonly startsAt: string;
}

/** An instructor's free times nearest to a taken one, in calendar order. */
export const nearestTimes = async (
  { stateOf, busyTimes, time }: Pick<Backend, "stateOf" | "busyTimes" | "time">,
  { instructorId, date, startsAt, now }: { instructorId: string; date: string; startsAt: string; now: string },
  atMost = 3,
): Promise<FreeTime[]> => {
  const days = { from: time.addDays(date, -lookAhead), until: time.addDays(date, lookAhead + 1) };
  const [offer, busy] = await Promise.all([offerOf({ stateOf }, instructorId), busyTimes({ instructorId, ...days })]);
  const [slots, { instantOf }] = [openSlots(offer), time];
  const lessonsOn = async (on: string) => [...(await stateOf(day, dayStream({ instructorId, date: on }))).values()];
  const freeOn = async (on: string): Promise<FreeTime[]> => {
    if (offeredOn(on, slots, instantOf).length === 0) return [];
    const around = [time.addDays(on, -1), on, time.addDays(on, 1)];
    const taken = (await Promise.all(around.map(lessonsOn))).flat().filter(takesSeat);
    const isAway = (at: { date: string; startsAt: string }) => {
      const hour = { ...at, minutes: lessonMinutes };
      return isBlocked(offer, hour, time) || busy.some((camp) => closes(camp, hour, instantOf));
    };
    return timesOn(on, { slots, taken, isBlocked: isAway, now, minutes: lessonMinutes, instantOf })
      .filter((at) => at.state === "free" && at.startsAt !== startsAt)
      .map((at) => ({ date: on, startTime: at.slot.startTime, startsAt: at.startsAt }));
  };
  const distance = ({ startsAt: other }: { startsAt: string }) => Math.abs(Date.parse(other) - Date.parse(startsAt));

  const found: FreeTime[] = [];
  for (let days = -lookAhead; days <= lookAhead; days++) found.push(...(await freeOn(time.addDays(date, days))));
  return found
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, atMost)
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
};
