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
  if (!lesson) throw new Rejection("missing", "NoSuchLesson", "We couldn't find this lesson.");
  return lesson;
};
export const stillFree = (day: Day, lesson: LessonHour, words: string) => {
  if (!isFree(day, lesson)) throw conflict("SlotTaken", words);
};
/**
 * `camp`: one that the instructor runs at that hour. It is no time for players; staff may go ahead, once they know of it.
 */
export const refuseDuring = (camp: string | undefined, side: Side) => {
  if (camp === undefined) return;
  throw conflict(
    "DuringCamp",
    side === "player"
      ? "Your coach is running a camp at this time. Please choose another one."
      : `This is during ${camp}.`,
  );
};
/** A player's lessons on that day, including requested ones. A walk-in has none. */
export const lessonsOf = (day: Day, { studentId }: Pick<Lesson, "studentId">) =>
  [...day.values()].filter((lesson) => studentId !== null && lesson.studentId === studentId && isActive(lesson));

const may = { player: playerMay, instructor: instructorMay };
/** As people say it. */
export const shownStatus: Record<Lesson["status"], string> = {
  pending: "still a request",
  confirmed: "confirmed",
  scheduled: "scheduled",
  declined: "declined",
  cancelled: "canceled",
  completed: "completed",
  missed: "a no-show",
  moved: "on another day now",
};

/** Requesting a time takes no seat yet; a time that is full or over cannot be requested. */
export const bookLesson =
  ({ lesson, now, camp }: { lesson: BookedLesson; now: string; camp?: string | undefined }) =>
  (day: Day): LessonEvent[] => {
    if (day.has(lesson.lessonId)) return [];
    if (!isToCome(lesson, now)) throw conflict("SlotOver", "This time has passed. Please choose another one.");
    refuseDuring(camp, "player");
    stillFree(day, lesson, "This time was taken a moment ago. Please choose another one.");
    if (isOwnHour(lesson, lessonsOf(day, lesson)))
      throw conflict("AlreadyBooked", "You've already requested this time. It's on your dashboard.");
    return [{ type: "LessonBooked", data: lesson }];
  };

/** Nobody has a lesson then, whoever agreed to it. */
export const closedThen = (name: string) =>
  conflict("FacilityClosed", `We're closed then (${name}). Please choose another time.`);

/**
 * Confirming takes one of the slot's seats; the last seat goes to whoever is confirmed first. `offered`: the time
 * still is; `closedFor`: why the facility is closed then; `blocked`: its dates were closed since; `camp`: one that the
 * instructor has not been told of.
 */
export const confirmLesson =
  ({ lessonId, now, offered, closedFor, blocked = false, camp }: Confirming) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "confirmed") return []; // a second click is not an error
    if (!instructorMay.confirm(lesson, now))
      throw lesson.status === "pending"
        ? conflict("LessonOver", "This lesson's time has passed.")
        : conflict("NotPending", `This lesson is ${shownStatus[lesson.status]} and can't be confirmed.`);
    if (!offered) throw conflict("SlotWithdrawn", "This time slot was deleted. Add it again to confirm the lesson.");
    if (closedFor !== undefined) throw closedThen(closedFor);
    if (blocked) throw conflict("DatesBlocked", "This time is blocked. Unblock it to confirm the lesson.");
    refuseDuring(camp, "instructor");
    stillFree(day, lesson, "Another lesson is already confirmed for this time.");
    return [{ type: "LessonConfirmed", data: { lessonId } }];
  };
interface Confirming {
  readonly lessonId: string;
  readonly now: string;
  readonly offered: boolean;
  readonly closedFor?: string | undefined;
  readonly blocked?: boolean;
  readonly camp?: string | undefined;
}

/** What is said about a lesson's end, as whoever it is about may have it erased. */
const told = ({ lessonId, studentId, requestId }: Lesson, reason: string | undefined) =>
  reason ? { lessonId, studentId, ...(requestId && { requestId }), personal: { reason } } : { lessonId };

export const declineLesson =
  ({ lessonId, reason }: { lessonId: string; reason?: string | undefined }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "declined") return [];
    if (!instructorMay.decline(lesson))
      throw conflict("NotPending", `This lesson is ${shownStatus[lesson.status]} and can't be declined.`);
    return [{ type: "LessonDeclined", data: told(lesson, reason) }];
  };

interface Cancelling {
  readonly lessonId: string;
  readonly by: Side;
  readonly reason?: string | undefined;
  readonly now: string;
  readonly sickDayId?: string;
}

/** A player takes back an unanswered request, and asks once both sides agreed. An instructor says why. */
export const cancelLesson =
  ({ lessonId, by, reason, now, sickDayId }: Cancelling) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "cancelled") return [];
    if (!may[by].cancel(lesson, now))
      throw by === "player" && takesSeat(lesson)
        ? conflict("AskFirst", "This lesson is confirmed. You can ask your coach to cancel it.")
        : conflict(
            "NotOpen",
            takesSeat(lesson) ? "This lesson is over." : `This lesson is ${shownStatus[lesson.status]}.`,
          );
    if (by === "instructor" && !reason) {
      const message = "Please say why. The player sees it.";
      throw new Rejection("invalid", "NoReason", message, { issues: [{ path: ["reason"], message }] });
    }
    return [{ type: "LessonCancelled", data: { ...told(lesson, reason), ...(sickDayId && { sickDayId }) } }];
  };

export const completeLesson =
  ({ lessonId, now }: { lessonId: string; now: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "completed") return [];
    if (!instructorMay.complete(lesson, now))
      throw takesSeat(lesson)
        ? conflict("NotOver", "This lesson is not over yet.")
        : conflict("NotConfirmed", `This lesson is ${shownStatus[lesson.status]} and can't be completed.`);
    return [{ type: "LessonCompleted", data: { lessonId } }];
  };

/** The player did not come. */
export const markLessonMissed =
  ({ lessonId, now }: { lessonId: string; now: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.status === "missed") return [];
    if (!instructorMay.markMissed(lesson, now))
      throw takesSeat(lesson)
        ? conflict("NotBegun", "This lesson hasn't started yet.")
        : conflict("NotConfirmed", `This lesson is ${shownStatus[lesson.status]}, so it can't be a no-show.`);
    return [{ type: "LessonMissed", data: { lessonId } }];
  };

/** Takes a lesson off one side's list; the facts stay. */
export const deleteLesson =
  ({ lessonId, from, now }: { lessonId: string; from: Side; now: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    if (lesson.hiddenFrom.includes(from)) return [];
    if (!may[from].delete(lesson))
      throw conflict("NotDeletable", `This lesson is ${shownStatus[lesson.status]} and can't be deleted.`);
    return isCancelledByDeletion(lesson, now)
      ? [
          { type: "LessonCancelled", data: { lessonId } },
          { type: "LessonHidden", data: { lessonId, from, cancels: true } },
        ]
      : [{ type: "LessonHidden", data: { lessonId, from } }];
  };

/** One side is gone for good. */
export const callOffLesson =
  ({ lessonId, now }: { lessonId: string; now: string }) =>
  (day: Day): LessonEvent[] =>
    isLeftOpen(found(day, lessonId), now) ? [{ type: "LessonCancelled", data: { lessonId } }] : [];

/** Another week of its series was taken in between, so none of them is booked. */
export const takeBackLesson =
  ({ lessonId }: { lessonId: string }) =>
  (day: Day): LessonEvent[] =>
    day.has(lessonId) ? [{ type: "LessonTakenBack", data: { lessonId } }] : [];

/**
 * An instructor enters a lesson in their own calendar: nothing is left to confirm, and it takes a seat at once. `camp`:
 * one that the instructor has not been told of.
 */
export const scheduleLesson =
  ({ lesson, camp }: { lesson: BookedLesson; camp?: string | undefined }) =>
  (day: Day): LessonEvent[] => {
    if (day.has(lesson.lessonId)) return [];
    refuseDuring(camp, "instructor");
    stillFree(day, lesson, "Another lesson is already confirmed for this time.");
    return [{ type: "LessonBooked", data: { ...lesson, as: "scheduled" } }];
  };
