import type { CommentHidden, LessonEvent, ReviewedLesson } from "../../../eventstore/lessons/events.ts";
import { Rejection } from "../../http/rejection.ts";
import type { Day } from "../day.ts";
import { conflict, found, type Side } from "../lesson.ts";
import { playerMay } from "../movesRule.ts";

interface Reviewing {
  readonly lessonId: string;
  readonly by: Side;
  readonly rating: number;
  readonly comment?: string | undefined;
  readonly signedAs: NonNullable<ReviewedLesson["signedAs"]>;
}

/** The player of a completed lesson reviews it once. */
export const reviewLesson =
  ({ lessonId, by, rating, comment, signedAs }: Reviewing) =>
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
    const said = comment ? { signedAs, personal: { comment } } : { personal: null };
    return [{ type: "LessonReviewed", data: { lessonId, studentId, instructorId, rating, ...said } }];
  };

/** Hides a review's comment from everyone but both sides and admins, or shows it again. */
export const moderateComment =
  ({ lessonId, hiddenFor }: { lessonId: string; hiddenFor: CommentHidden["why"] | null }) =>
  (day: Day): LessonEvent[] => {
    const { comment } = found(day, lessonId);
    if (!comment) throw conflict("NoComment", "This review has no comment.");
    if (comment.hidden === hiddenFor) return [];
    return hiddenFor === null
      ? [{ type: "ReviewCommentShown", data: { lessonId } }]
      : [{ type: "ReviewCommentHidden", data: { lessonId, why: hiddenFor } }];
  };
