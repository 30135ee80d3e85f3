import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { seatsLeft, takesSeat } from "../../../../projections/scheduling/freeTimesRule.ts";
import { hasEnded } from "../../../shared/lessons/lessonNow.ts";
import { placeOf } from "../../../shared/lessons/offer.ts";
import { rivalsOf } from "../moves.ts";
import { cautionWords as words, playerName } from "../words.ts";

/** What a coach would want to know before answering. `all`: the requests and the agreed lessons. */
export const caution = (lesson: LessonView, all: LessonView[], now = Date.now()): string | null => {
  if (hasEnded(lesson, now)) return words.thisTimeHasPassed;
  const rivals = rivalsOf(lesson, all);
  const firm = rivals.filter(takesSeat);
  if (seatsLeft(placeOf(lesson), firm.map(placeOf)) === 0)
    return words.thisTimeIsTaken(firm.map(playerName).join(" and "));
  if (rivals.length >= lesson.seats) return words.morePlayersThanSpots(rivals.length + 1, lesson.seats);
  return lesson.weeklyRecurring === "yes" ? words.wantsThisTimeEveryWeek : null;
};
