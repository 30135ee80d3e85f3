import type { LessonView } from "../../../backend/lessons/contract.ts";
import { isActive } from "../../../backend/lessons/movesRule.ts";
import { hasEnded } from "../../shared/lessonNow.ts";

type Timed = Pick<LessonView, "scheduledDate" | "duration" | "status">;

/** Upcoming lessons, nearest first, and past ones, latest first. */
export const sortLessons = <Lesson extends Timed>(lessons: readonly Lesson[], now: number) => {
  const byTime = lessons.toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
  const coming = (lesson: Lesson) => isActive(lesson) && !hasEnded(lesson, now);
  return {
    upcoming: byTime.filter(coming),
    past: byTime.filter((lesson) => !coming(lesson)).reverse(),
  };
};
