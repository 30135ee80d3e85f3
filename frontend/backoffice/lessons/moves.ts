import type { LessonView } from "../../../backend/lessons/contract.ts";
import {
  instructorMay,
  isCancelledByDeletion,
  isLeftOpen,
  movesIn,
  sideOf,
} from "../../../backend/lessons/movesRule.ts";
import { overlaps } from "../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../shared/lessons/lessonNow.ts";
import { placeOf } from "../../shared/lessons/offer.ts";

type Move = keyof typeof instructorMay;
/** What takes an instructor who still is one. */
const toBeGiven: readonly Move[] = ["confirm", "decline", "offerTime", "move"];

/**
 * What this person can do with a lesson now, an admin for its instructor. The server decides; buttons that it would
 * refuse are not shown. A list is its owner's, so admins delete nothing, and what is agreed is canceled before that.
 */
export const movesOf = (lesson: LessonView, me: { id: string; role: string }, now = Date.now()): Move[] => {
  const { instructor, studentId } = lesson;
  if (sideOf({ instructorId: instructor.id }, me, studentId === me.id) !== "instructor") return [];
  const isOwn = instructor.id === me.id && me.role === "instructor";
  return movesIn(instructorMay, lessonNow(lesson), now).filter((move) => {
    if (move === "delete") return isOwn && !cancelsWhenDeleted(lesson, now);
    if (move === "cancel") return lesson.status !== "pending" || !instructor.isActive;
    return instructor.isActive || !toBeGiven.includes(move);
  });
};

/** Whether its instructor can still confirm it. */
export const mayConfirm = (lesson: LessonView, now = Date.now()) => instructorMay.confirm(lessonNow(lesson), now);

/** Whether deleting it also cancels it. */
const cancelsWhenDeleted = (lesson: LessonView, now = Date.now()) => isCancelledByDeletion(lessonNow(lesson), now);

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
