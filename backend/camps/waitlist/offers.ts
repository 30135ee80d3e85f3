import type { CampTerms } from "../../../eventstore/camps/camps.ts";
import type { CampEvent, WaitlistEvent } from "../../../eventstore/camps/events.ts";
import type { FacilityTime } from "../../facilityTime.ts";
import { type Camp, camp as camps } from "../camp.ts";
import { hasRoomFor } from "../capacity.ts";
import { daysLeft, type DaysNow, firstHeldDate } from "../daysRule.ts";
import type { WaitlistEntry } from "./waitlistEntry.ts";

const offeredFor = 48 * 60 * 60 * 1000; // ms

/** The moment at which something about a camp is decided, and the facility's calendar. */
export interface CampMoment {
  readonly now: string; // ISO 8601 UTC
  readonly time: Pick<FacilityTime, "instantOf" | "wallClock">;
}

/** The facility's day. */
export const todayAt = ({ now, time }: CampMoment) => time.wallClock(now).date;

/** When the first day that takes place begins, ISO 8601 UTC. */
export const startOf = (camp: DaysNow & Pick<CampTerms, "startTime">, time: CampMoment["time"]) =>
  time.instantOf({ date: firstHeldDate(camp), time: camp.startTime });
export const startOfCamp = ({ terms, canceledDays }: Camp, time: CampMoment["time"]) =>
  startOf({ ...terms, canceledDays }, time);
export const hasStarted = (camp: Camp, { now, time }: CampMoment) => startOfCamp(camp, time) <= now;

export const divisionsOf = ({ places }: Pick<WaitlistEntry, "places">) => places.map(({ divisionId }) => divisionId);

/** Whether a day is left that this family wants to come on. */
export const hasDayLeft = ({ terms, canceledDays }: Camp, entry: WaitlistEntry) =>
  daysLeft({ ...terms, canceledDays }, entry).length > 0;

const isReachable = ({ parent }: WaitlistEntry) => parent !== null;

/** When an offer ends that would last this long, in ms from an instant: never past the start of the camp. */
export const endOfOffer = (
  camp: Camp,
  { from, lasts = offeredFor }: { from: string; lasts?: number },
  time: CampMoment["time"],
) => {
  const end = new Date(Date.parse(from) + lasts).toISOString();
  const start = startOfCamp(camp, time);
  return end < start ? end : start;
};

/**
 * Who gets the free spots: families in the order they joined, each with a spot for every child or none. One that does
 * not fit keeps its turn while someone behind it goes first. An offer holds for 48 hours, never past the start.
 */
export const offersFor = (camp: Camp, moment: CampMoment): WaitlistEvent[] => {
  if (camp.status !== "active" || camp.isArchived || hasStarted(camp, moment)) return [];
  const offeredUntil = endOfOffer(camp, { from: moment.now }, moment.time);
  const offers: WaitlistEvent[] = [];
  let after = camp;
  for (const entry of camp.waitlist.values()) {
    if (entry.state !== "waiting" || !isReachable(entry) || !hasDayLeft(camp, entry)) continue;
    if (!hasRoomFor(after, divisionsOf(entry))) continue;
    const { entryId, payerId } = entry;
    const offer: WaitlistEvent = {
      type: "WaitlistSpotOffered",
      data: { campId: camp.campId, entryId, payerId, offeredUntil },
    };
    offers.push(offer);
    after = camps.evolve(after, offer)!;
  }
  return offers;
};

/**
 * What was decided on a camp, and the offers that follow from the spots it frees: the end of each decision on a camp.
 */
export const withOffers = (camp: Camp, facts: readonly CampEvent[], moment: CampMoment): CampEvent[] => {
  const after = facts.reduce<Camp | undefined>((state, fact) => camps.evolve(state, fact), camp);
  return facts.length === 0 || !after ? [...facts] : [...facts, ...offersFor(after, moment)];
};
