import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import { Rejection } from "../http/rejection.ts";
import type { Day } from "./day.ts";
import { conflict, found, type Side } from "./lesson.ts";

/** The player of a completed lesson says once what it was worth. */
export const reviewLesson =
  ({ lessonId, by, rating, comment }: { lessonId: string; by: Side; rating: number; comment?: string | undefined }) =>
  (day: Day): LessonEvent[] => {
    const { status, studentId, instructorId, rating: before } = found(day, lessonId);
    if (by !== "player" || studentId === null)
      throw new Rejection("forbidden", "NotYours", "Only the player reviews a lesson.");
    if (before === rating) return [];
    if (before !== undefined) throw conflict("AlreadyReviewed", "You have reviewed this lesson already. Thank you!");
    if (status !== "completed") throw conflict("NotCompleted", "A lesson can be reviewed once it is completed.");
    const personal = comment ? { comment } : null;
    return [{ type: "LessonReviewed", data: { lessonId, studentId, instructorId, rating, personal } }];
  };
