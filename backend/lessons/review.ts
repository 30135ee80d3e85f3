import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import { Rejection } from "../http/rejection.ts";
import type { Day } from "./day.ts";
import { conflict, found, type Side } from "./lesson.ts";
import { playerMay } from "./movesRule.ts";

/** The player of a completed lesson reviews it once. */
export const reviewLesson =
  ({ lessonId, by, rating, comment }: { lessonId: string; by: Side; rating: number; comment?: string | undefined }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    const { studentId, instructorId, rating: before } = lesson;
    if (by !== "player" || studentId === null)
      throw new Rejection("forbidden", "NotYours", "Only the player can review a lesson.");
    if (before === rating) return [];
    if (!playerMay.review(lesson))
      throw before === undefined
        ? conflict("NotCompleted", "You can review a lesson once it's completed.")
        : conflict("AlreadyReviewed", "You've already reviewed this lesson. Thank you!");
    const personal = comment ? { comment } : null;
    return [{ type: "LessonReviewed", data: { lessonId, studentId, instructorId, rating, personal } }];
  };
