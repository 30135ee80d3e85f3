import { slotsOfOthers } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import type { PublishedSlot } from "../../eventstore/scheduling/events.ts";
import { twelveHour } from "./availability.ts";
import { dayNames, slotDefaults } from "./contract.ts";
import { meets } from "./overlapRule.ts";
import { isSamePlace } from "./placeRule.ts";

/** The facility as a whole has room for every coach. */
export const placesOfAll = ({ facility }: Backend["business"]): readonly string[] => [
  slotDefaults.location,
  facility.name,
];

/** For staff who want to be asked first: another coach's slot is in this place at the same hours. */
export const refuseSamePlace = async (
  { db, business, time }: Pick<Backend, "db" | "business" | "time">,
  samePlace: "ask" | undefined,
  slot: PublishedSlot,
) => {
  if (samePlace !== "ask") return;
  const { instructorId, dayOfWeek } = slot;
  const others = await slotsOfOthers(db, { instructorId, dayOfWeek, today: time.today() });
  const shared = placesOfAll(business);
  const there = others.find((other) => meets(other, slot) && isSamePlace(other.location, slot.location, shared));
  if (!there) return;
  const coach = [there.firstName, there.lastName].filter(Boolean).join(" ") || "Another coach";
  const hours = `${twelveHour(there.startTime)} to ${twelveHour(there.endTime)}`;
  const message = `${coach} is in ${there.location} on ${dayNames[there.dayOfWeek]}s from ${hours}.`;
  throw new Rejection("conflict", "SamePlace", message);
};
