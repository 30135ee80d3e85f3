import type { RosterView } from "../../../../backend/players/studentContract.ts";
import { clockAt, dateAt, dayAhead, shortDate } from "../../../shared/formats.ts";
import { rosterWords as words } from "../words.ts";

type When = { scheduledDate: string } | null;

/** "Wed, May 1, 4:00 PM" */
export const shortWhen = (lesson: When) =>
  lesson ? `${shortDate(dateAt(lesson.scheduledDate))}, ${clockAt(lesson.scheduledDate)}` : "";

/** "4 lessons · next tomorrow, 4:00 PM"; only agreed lessons count */
export const lessonsInWords = ({ lessons, nextLesson }: Pick<RosterView, "lessons" | "nextLesson">) => {
  if (lessons === 0) return words.noLessonsYet;
  const count = words.lessons(lessons);
  if (!nextLesson) return count;
  const day = dayAhead(dateAt(nextLesson.scheduledDate)).replace(/^(T|I)/, (letter) => letter.toLowerCase());
  return `${count} · ${words.next(`${day}, ${clockAt(nextLesson.scheduledDate)}`)}`;
};
