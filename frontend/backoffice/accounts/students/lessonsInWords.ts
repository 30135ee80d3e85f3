import type { RosterView } from "../../../../backend/players/studentContract.ts";
import { clockAt, dateAt, dayAhead, shortDate } from "../../../shared/formats.ts";
import { type Place, place } from "../../place.ts";
import { rosterWords as words } from "../words.ts";

type When = { scheduledDate: string } | null;

/** "Wed, May 1, 4:00 PM" */
export const shortWhen = (lesson: When) =>
  lesson ? `${shortDate(dateAt(lesson.scheduledDate))}, ${clockAt(lesson.scheduledDate)}` : "";

/** "4 confirmed lessons, past and upcoming · next tomorrow, 4:00 PM"; of an instructor's students those with them */
export const lessonsInWords = (
  { lessons, nextLesson }: Pick<RosterView, "lessons" | "nextLesson">,
  at: Place = place,
) => {
  const withYou = at === "instructor";
  if (lessons === 0) return words.noLessonsYet(withYou);
  const count = words.lessons(lessons, withYou);
  if (!nextLesson) return count;
  const day = dayAhead(dateAt(nextLesson.scheduledDate)).replace(/^(T|I)/, (letter) => letter.toLowerCase());
  return `${count} · ${words.next(`${day}, ${clockAt(nextLesson.scheduledDate)}`)}`;
};
