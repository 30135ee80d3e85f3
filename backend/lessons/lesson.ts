import type { BookedLesson, LessonEvent } from "../../eventstore/lessons/events.ts";
import { isOwnHour, type LessonHour, takesSeat } from "../../projections/scheduling/freeTimesRule.ts";
import { Rejection } from "../http/rejection.ts";
import { type Day, isFree, type Lesson } from "./day.ts";
import { instructorMay, isCancelledByDeletion, isLeftOpen, isActive, isToCome, playerMay } from "./movesRule.ts";

/** The caller's side of the lesson; an admin or a stranger has none. */
export type Side = "player" | "instructor";

export const conflict = (code: string, message: string) => new Rejection("conflict", code, message);
export const found = (day: Day, lessonId: string): Lesson => {
  const lesson = day.get(lessonId);
  if (!lesson) throw new Rejection("missing", "NoSuchLesson", "This lesson was not found.");
  return lesson;
};
export const stillFree = (day: Day, lesson: LessonHour, words: string) => {
  if (!isFree(day, lesson)) throw conflict("SlotTaken", words);
};
/** A player's lessons on that day, including requested ones. A walk-in has none. */
export const lessonsOf = (day: Day, { studentId }: Pick<Lesson, "studentId">) =>
  [...day.values()].filter((lesson) => studentId !== null && lesson.studentId === studentId && isActive(lesson));

/** Requesting a time takes no seat yet; a time that is full or over cannot be requested. */
export const bookLesson =
  ({ lesson, now }: { lesson: BookedLesson; now: string }) =>
  (day: Day): LessonEvent[] => {
    if (day.has(lesson.lessonId)) return [];
    if (!isToCome(lesson, now)) throw conflict("SlotOver", "This time has passed. Please choose another one.");
    stillFree(day, lesson, "This time was taken a moment ago. Please choose another one.");
    if (isOwnHour(lesson, lessonsOf(day, lesson)))
      throw conflict("AlreadyBooked", "You have already asked for this time. Your dashboard shows it.");
    return [{ type: "LessonBooked", data: lesson }];
  };

/**
 * Confirming takes one of the slot's seats; the last seat goes to whoever is confirmed first. `offered`: the slot still
 * exists; `blocked`: its dates were closed since.
 */
export const confirmLesson =
  ({ lessonId, now, offered, blocked = false }: Confirming) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "confirmed") return []; // a second click is not an error
    if (!instructorMay.confirm(lesson, now))
      throw lesson.status === "pending"
        ? conflict("LessonOver", "This lesson's time has passed.")
        : conflict("NotPending", `This lesson is ${lesson.status} and cannot be confirmed.`);
    if (!offered)
      throw conflict("SlotWithdrawn", "You withdrew this time slot. Publish it again to confirm the lesson.");
    if (blocked) throw conflict("DatesBlocked", "You blocked this time. Unblock it to confirm the lesson.");
    stillFree(day, lesson, "Another lesson is already confirmed for this time.");
    return [{ type: "LessonConfirmed", data: { lessonId } }];
  };
interface Confirming {
  readonly lessonId: string;
  readonly now: string;
  readonly offered: boolean;
  readonly blocked?: boolean;
}

export const declineLesson =
  ({ lessonId }: { lessonId: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "declined") return [];
    if (!instructorMay.decline(lesson))
      throw conflict("NotPending", `This lesson is ${lesson.status} and cannot be declined.`);
    return [{ type: "LessonDeclined", data: { lessonId } }];
  };

/** A player takes back an unanswered request. */
export const cancelLesson =
  ({ lessonId }: { lessonId: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "cancelled") return [];
    if (!playerMay.cancel(lesson))
      throw conflict(
        "NotPending",
        takesSeat(lesson)
          ? `This lesson is ${lesson.status} by now. You can ask to cancel it.`
          : `This lesson is ${lesson.status} and cannot be cancelled.`,
      );
    return [{ type: "LessonCancelled", data: { lessonId } }];
  };

export const completeLesson =
  ({ lessonId, now }: { lessonId: string; now: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "completed") return [];
    if (!instructorMay.complete(lesson, now))
      throw takesSeat(lesson)
        ? conflict("NotOver", "This lesson is not over yet.")
        : conflict("NotConfirmed", `This lesson is ${lesson.status} and cannot be completed.`);
    return [{ type: "LessonCompleted", data: { lessonId } }];
  };

const may = { player: playerMay, instructor: instructorMay };

/** Takes a lesson off one side's list; the facts stay. */
export const deleteLesson =
  ({ lessonId, from, now }: { lessonId: string; from: Side; now: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.hiddenFrom.includes(from)) return [];
    if (!may[from].delete(lesson)) throw conflict("NotDeletable", `A ${lesson.status} lesson cannot be deleted.`);
    const hide: LessonEvent = { type: "LessonHidden", data: { lessonId, from } };
    return isCancelledByDeletion(lesson, now) ? [{ type: "LessonCancelled", data: { lessonId } }, hide] : [hide];
  };

/** One side is gone for good. */
export const callOffLesson =
  ({ lessonId, now }: { lessonId: string; now: string }) =>
  (day: Day): LessonEvent[] =>
    isLeftOpen(found(day, lessonId), now) ? [{ type: "LessonCancelled", data: { lessonId } }] : [];

/** Its instructor no longer is one, so an admin cancels what no one will answer or give. */
export const cancelAbandonedLesson =
  ({ lessonId, now }: { lessonId: string; now: string }) =>
  (day: Day): LessonEvent[] => {
    const { status } = found(day, lessonId);
    const facts = callOffLesson({ lessonId, now })(day);
    if (facts.length === 0 && status !== "cancelled")
      throw conflict("NotOpen", `This lesson is ${status} and cannot be cancelled.`);
    return facts;
  };

/** An instructor enters a lesson in their own calendar: nothing is left to confirm, and it takes a seat at once. */
export const scheduleLesson =
  ({ lesson }: { lesson: BookedLesson }) =>
  (day: Day): LessonEvent[] => {
    if (day.has(lesson.lessonId)) return [];
    stillFree(day, lesson, "Another lesson is already confirmed for this time.");
    return [{ type: "LessonBooked", data: { ...lesson, as: "scheduled" } }];
  };
