import type { LessonView } from "../../../backend/lessons/contract.ts";
import * as rule from "../../../backend/lessons/movesRule.ts";
import { overlaps } from "../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../shared/lessonNow.ts";
import { placeOf } from "../../shared/offer.ts";

/** What this person can do with a lesson now. The server decides; buttons that it would refuse are not shown. */
export const movesOf = (lesson: LessonView, personId: string, now = Date.now()) =>
  lesson.instructor.id === personId ? rule.movesIn(rule.instructorMay, lessonNow(lesson), now) : [];

/** Nobody answers or gives it any more, so an admin may call it off while there is something to call off. */
export const isAbandoned = (lesson: LessonView, now = Date.now()) =>
  !lesson.instructor.isActive && rule.isLeftOpen(lessonNow(lesson), now);

/** Whether deleting the lesson also cancels it for the player. */
export const isCancelledByDeletion = (lesson: LessonView, now = Date.now()) =>
  rule.isCancelledByDeletion(lessonNow(lesson), now);

/** Other lessons of the same instructor that want the same hour. */
export const rivalsOf = (lesson: LessonView, all: LessonView[]) =>
  all.filter(
    (other) =>
      other.id !== lesson.id &&
      other.instructor.id === lesson.instructor.id &&
      overlaps(placeOf(other), placeOf(lesson)),
  );
