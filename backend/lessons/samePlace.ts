import { lessonsOfOthers } from "../../projections/lessons/placeQueries.ts";
import type { Backend } from "../backend.ts";
import { isSamePlace, placesOfAll } from "../scheduling/open.ts";
import type { Lesson } from "./day.ts";
import { conflict } from "./lesson.ts";
import { clock, nameOf, shortWhen } from "./mails/lessonWords.ts";

type Hour = Pick<Lesson, "instructorId" | "startsAt" | "minutes" | "location">;
export type CheckPlace = (...hours: Hour[]) => Promise<void>;

/** For staff who want to be asked first: refuses where another coach has a lesson in this place at one of these hours. */
export const checkingPlace = (
  { db, business }: Pick<Backend, "db" | "business">,
  { samePlace }: { samePlace?: "ask" | undefined },
): CheckPlace | undefined => {
  if (samePlace !== "ask") return undefined;
  const shared = placesOfAll(business);
  const metAt = async (hour: Hour) => {
    const others = await lessonsOfOthers(db, hour);
    return others.find(({ location }) => isSamePlace(location, hour.location, shared));
  };
  return async (...hours) => {
    const met = (await Promise.all(hours.map(metAt))).filter((there) => there !== undefined);
    const weeks = new Map<string, string[]>();
    for (const there of met) {
      const lesson = `${nameOf(there) ?? "Another coach"} has a lesson in ${there.location} then`;
      weeks.set(lesson, [
        ...(weeks.get(lesson) ?? []),
        hours.length > 1 ? shortWhen(there) : `at ${clock(there.startTime)}`,
      ]);
    }
    const [...said] = weeks;
    if (said.length > 0)
      throw conflict(
        "SamePlace",
        said
          .map(([lesson, times]) => (hours.length > 1 ? `${lesson}: ${times.join(" · ")}.` : `${lesson}, ${times[0]}.`))
          .join(" "),
      );
  };
};
