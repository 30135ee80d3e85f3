import { lessonsOfOthers } from "../../projections/lessons/placeQueries.ts";
import type { Backend } from "../backend.ts";
import { isSamePlace, placesOfAll } from "../scheduling/open.ts";
import type { Lesson } from "./day.ts";
import { conflict } from "./lesson.ts";
import { clock, nameOf } from "./mails/lessonWords.ts";

type Hour = Pick<Lesson, "instructorId" | "startsAt" | "minutes" | "location">;
export type CheckPlace = (hour: Hour) => Promise<void>;

/** For staff who want to be asked first: refuses where another coach has a lesson in this place at that hour. */
export const checkingPlace = (
  { db, business }: Pick<Backend, "db" | "business">,
  { samePlace }: { samePlace?: "ask" | undefined },
): CheckPlace | undefined => {
  if (samePlace !== "ask") return undefined;
  const shared = placesOfAll(business);
  return async (hour) => {
    const others = await lessonsOfOthers(db, hour);
    const there = others.find(({ location }) => isSamePlace(location, hour.location, shared));
    if (!there) return;
    const coach = nameOf(there) ?? "Another coach";
    throw conflict("SamePlace", `${coach} has a lesson in ${there.location} then, at ${clock(there.startTime)}.`);
  };
};
