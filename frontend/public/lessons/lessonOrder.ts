import type { LessonView } from "../../../backend/lessons/contract.ts";

type Timed = Pick<LessonView, "scheduledDate" | "duration" | "status">;
const ended = ({ scheduledDate, duration }: Timed, now: number) => Date.parse(scheduledDate) + duration * 60_000 <= now;
const stands = ({ status }: Timed) => status === "pending" || status === "confirmed" || status === "scheduled";

/** What is still to come, the nearest first; and the rest, the latest first. */
export const sortLessons = <Lesson extends Timed>(lessons: readonly Lesson[], now: number) => {
  const byTime = lessons.toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
  const coming = (lesson: Lesson) => stands(lesson) && !ended(lesson, now);
  return {
    upcoming: byTime.filter(coming),
    past: byTime.filter((lesson) => !coming(lesson)).reverse(),
  };
};
