import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { seatsLeft, takesSeat } from "../../../../projections/scheduling/freeTimesRule.ts";
import { hasEnded } from "../../../shared/lessons/lessonNow.ts";
import { placeOf } from "../../../shared/lessons/offer.ts";
import { rivalsOf } from "../moves.ts";
import { playerName } from "../words.ts";

/** What a coach would want to know before answering. `all`: the requests and the agreed lessons. */
export const caution = (lesson: LessonView, all: LessonView[], now = Date.now()): string | null => {
  if (hasEnded(lesson, now)) return "This time has passed.";
  const rivals = rivalsOf(lesson, all);
  const firm = rivals.filter(takesSeat);
  if (seatsLeft(placeOf(lesson), firm.map(placeOf)) === 0)
    return `This time is already taken by ${firm.map(playerName).join(" and ")}.`;
  if (rivals.length >= lesson.seats)
    return `${rivals.length + 1} players want this time and there ${lesson.seats === 1 ? "is 1 place" : `are ${lesson.seats} places`}.`;
  return lesson.weeklyRecurring === "yes" ? "Wants this time every week." : null;
};
