import { placeAgreed } from "../../eventstore/lessons/open.ts";
import { closes } from "../../eventstore/scheduling/open.ts";
import type { PublishedSlot } from "../../eventstore/scheduling/events.ts";
import { lessonsAheadOfOthers } from "../../projections/lessons/open.ts";
import { isOn } from "../../projections/scheduling/freeTimesRule.ts";
import { campHoursOfOthers } from "../../projections/scheduling/open.ts";
import { slotsOfOthers } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { twelveHour } from "./availability.ts";
import { dayNames, slotDefaults } from "./contract.ts";
import { meets } from "./overlapRule.ts";
import { isSamePlace } from "./placeRule.ts";

/** The facility as a whole has room for every coach, and two places that were agreed on are not the same. */
export const placesOfAll = ({ facility }: Backend["business"]): readonly string[] => [
  slotDefaults.location,
  facility.name,
  placeAgreed,
];

const coachIn = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(" ") || "Another coach";
const hoursIn = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  `from ${twelveHour(startTime)} to ${twelveHour(endTime)}`;
const dayIn = (date: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" }).format(
    Date.parse(date),
  );

/** For staff who want to be asked first: another coach's hours, lessons or camps are in the place of one of these slots. */
export const refuseSamePlace = async (
  { db, business, time }: Pick<Backend, "db" | "business" | "time">,
  samePlace: "ask" | undefined,
  slots: readonly PublishedSlot[],
) => {
  const [first] = slots;
  if (samePlace !== "ask" || !first) return;
  const { instructorId } = first;
  const whose = { instructorId, today: time.today() };
  const until = slots.map(({ validUntil }) => validUntil).reduce((a, b) => (a > b ? a : b));
  const weekdays = [...new Set(slots.map(({ dayOfWeek }) => dayOfWeek))];
  const shared = placesOfAll(business);
  const [others, lessons, camps] = await Promise.all([
    slotsOfOthers(db, whose),
    lessonsAheadOfOthers(db, { ...whose, weekdays, until }),
    campHoursOfOthers(db, { ...whose, until }),
  ]);
  for (const slot of slots) {
    const isThere = ({ location }: { location: string }) => isSamePlace(location, slot.location, shared);
    const hours = others.find((other) => isThere(other) && meets(other, slot));
    const refusal = (said: string) => new Rejection("conflict", "SamePlace", said);
    if (hours)
      throw refusal(`${coachIn(hours)} is in ${hours.location} on ${dayNames[hours.dayOfWeek]}s ${hoursIn(hours)}.`);
    const lesson = lessons.find(
      (one) =>
        isThere(one) &&
        isOn(one.date, slot) &&
        closes({ firstDay: one.date, lastDay: one.date, ...timesOf(slot) }, one, time.instantOf),
    );
    if (lesson)
      throw refusal(
        `${coachIn(lesson)} has a lesson in ${lesson.location} on ${dayIn(lesson.date)}, at ${twelveHour(lesson.startTime)}.`,
      );
    const camp = camps.find(
      (one) => isThere(one) && isOn(one.firstDay, slot) && one.startTime < slot.endTime && slot.startTime < one.endTime,
    );
    if (camp) throw refusal(`${camp.title} is in ${camp.location} on ${dayIn(camp.firstDay)} ${hoursIn(camp)}.`);
  }
};

const timesOf = ({ startTime, endTime }: PublishedSlot) => ({ startTime, endTime });
