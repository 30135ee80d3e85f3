import type { LessonStatus, LessonView } from "../../../backend/lessons/contract.ts";
import { overlaps } from "../../../projections/scheduling/freeTimesRule.ts";
import { placeOf } from "../../shared/offer.ts";

export type Move = "confirm" | "decline" | "complete" | "delete";

export const endOf = (lesson: Pick<LessonView, "scheduledDate" | "duration">) =>
  Date.parse(lesson.scheduledDate) + lesson.duration * 60_000;
export const hasEnded = (lesson: LessonView, now = Date.now()) => endOf(lesson) <= now;
export const isToCome = (lesson: Pick<LessonView, "scheduledDate">, now = Date.now()) =>
  Date.parse(lesson.scheduledDate) > now;

/** Asked for or agreed on, and neither called off nor closed. */
export const isStanding = ({ status }: Pick<LessonView, "status">) =>
  status === "pending" || status === "confirmed" || status === "scheduled";

/** What this person can do with a lesson now. The server decides; buttons that it would refuse are not shown. */
export const movesOf = (lesson: LessonView, personId: string, now = Date.now()): Move[] => {
  if (lesson.instructor.id !== personId) return [];
  const moves: Record<LessonStatus, Move[]> = {
    pending: ["confirm", "decline"],
    confirmed: hasEnded(lesson, now) ? ["complete", "delete"] : ["delete"],
    scheduled: hasEnded(lesson, now) ? ["complete"] : [],
    completed: ["delete"],
    declined: ["delete"],
    cancelled: [],
  };
  return moves[lesson.status];
};

/** Nobody answers or gives it any more, so an admin may call it off while there is something to call off. */
export const isAbandoned = ({ instructor, status, ...lesson }: LessonView, now = Date.now()) =>
  !instructor.isActive &&
  (status === "pending" || ((status === "confirmed" || status === "scheduled") && isToCome(lesson, now)));

/** Other lessons of the same instructor that want the same hour. */
export const rivalsOf = (lesson: LessonView, all: LessonView[]) =>
  all.filter(
    (other) =>
      other.id !== lesson.id &&
      other.instructor.id === lesson.instructor.id &&
      overlaps(placeOf(other), placeOf(lesson)),
  );
