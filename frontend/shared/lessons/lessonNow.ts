import type { LessonView } from "../../../backend/lessons/contract.ts";
import * as rule from "../../../backend/lessons/movesRule.ts";

type Start = Pick<LessonView, "scheduledDate">;
type Span = Start & Pick<LessonView, "duration">;

const startOf = ({ scheduledDate: startsAt }: Start) => ({ startsAt });
const spanOf = (lesson: Span) => ({ ...startOf(lesson), minutes: lesson.duration });

/** A lesson in the shape that its rules need. */
export const lessonNow = (lesson: LessonView) => ({ ...lesson, ...spanOf(lesson), rating: lesson.review?.rating });

export const hasEnded = (lesson: Span, now = Date.now()) => rule.hasEnded(spanOf(lesson), now);
export const isToCome = (lesson: Start, now = Date.now()) => rule.isToCome(startOf(lesson), now);
