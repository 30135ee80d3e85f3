import type { LessonView } from "../../../backend/lessons/contract.ts";
import { instructorMay, isCancelledByDeletion, isLeftOpen, movesIn } from "../../../backend/lessons/movesRule.ts";
import { overlaps } from "../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../shared/lessonNow.ts";
import { placeOf } from "../../shared/offer.ts";

/** What this person can do with a lesson now. The server decides; buttons that it would refuse are not shown. */
export const movesOf = (lesson: LessonView, personId: string, now = Date.now()) =>
  lesson.instructor.id === personId ? movesIn(instructorMay, lessonNow(lesson), now) : [];

/** Whether its instructor can still confirm it. */
export const mayConfirm = (lesson: LessonView, now = Date.now()) => instructorMay.confirm(lessonNow(lesson), now);

/** Whether deleting it also cancels it. */
export const cancelsWhenDeleted = (lesson: LessonView, now = Date.now()) =>
  isCancelledByDeletion(lessonNow(lesson), now);

/** Nobody is left to answer it or give it, so an admin may cancel it while it is still open. */
export const isAbandoned = (lesson: LessonView, now = Date.now()) =>
  !lesson.instructor.isActive && isLeftOpen(lessonNow(lesson), now);

/** Other lessons with the same instructor that overlap this one. */
export const rivalsOf = (lesson: LessonView, all: LessonView[]) =>
  all.filter(
    (other) =>
      other.id !== lesson.id &&
      other.instructor.id === lesson.instructor.id &&
      overlaps(placeOf(other), placeOf(lesson)),
  );
