import type { LessonView } from "../../../backend/lessons/contract.ts";
import { isActive } from "../../../backend/lessons/movesRule.ts";
import { hasEnded } from "../../shared/lessons/lessonNow.ts";

type Timed = Pick<LessonView, "scheduledDate" | "duration" | "status" | "isTimeTaken">;

/** Requests whose time somebody else got, and upcoming lessons, nearest first; and past ones, latest first. */
export const sortLessons = <Lesson extends Timed>(lessons: readonly Lesson[], now: number) => {
  const byTime = lessons.toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
  const coming = (lesson: Lesson) => isActive(lesson) && !hasEnded(lesson, now);
  return {
    taken: byTime.filter((lesson) => coming(lesson) && lesson.isTimeTaken),
    upcoming: byTime.filter((lesson) => coming(lesson) && !lesson.isTimeTaken),
    past: byTime.filter((lesson) => !coming(lesson)).reverse(),
  };
};
