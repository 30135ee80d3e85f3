import type { RosterView } from "../../../../backend/accounts/contract.ts";
import { clockAt, dateAt, dayAhead, shortDate } from "../../../shared/formats.ts";

type When = { scheduledDate: string } | null;

/** "Wed, May 1, 4:00 PM" */
export const shortWhen = (lesson: When) =>
  lesson ? `${shortDate(dateAt(lesson.scheduledDate))}, ${clockAt(lesson.scheduledDate)}` : "";

/** "4 lessons · next tomorrow, 4:00 PM"; only agreed lessons count */
export const lessonsInWords = ({ lessons, nextLesson }: Pick<RosterView, "lessons" | "nextLesson">) => {
  if (lessons === 0) return "No lesson agreed yet";
  const count = lessons === 1 ? "1 lesson" : `${lessons} lessons`;
  if (!nextLesson) return count;
  const day = dayAhead(dateAt(nextLesson.scheduledDate)).replace(/^(T|I)/, (letter) => letter.toLowerCase());
  return `${count} · next ${day}, ${clockAt(nextLesson.scheduledDate)}`;
};
