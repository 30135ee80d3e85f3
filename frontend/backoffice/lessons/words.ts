import type { LessonStatus, LessonView } from "../../../backend/lessons/contract.ts";
import { clockRange, fullName, longDate, removedPerson, shortDate } from "../../shared/formats.ts";

export const statusLabel: Record<LessonStatus, string> = {
  pending: "Waiting",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  completed: "Completed",
  missed: "No-show",
  declined: "Declined",
  cancelled: "Canceled",
};
export const focusLabel: Record<NonNullable<LessonView["sessionFocus"]>, string> = {
  hitting: "Hitting",
  fielding: "Fielding",
  both: "Hitting and fielding",
};
export const weeklyLabel: Record<NonNullable<LessonView["weeklyRecurring"]>, string> = {
  yes: "Wants this time every week",
  maybe: "Might want this time every week",
  no: "Just this once",
};

export const playerName = (lesson: LessonView) =>
  lesson.student?.firstName || lesson.student?.lastName
    ? fullName(lesson.student)
    : (lesson.studentName ?? removedPerson);
/** The player's data was erased. */
export const isPlayerRemoved = (lesson: LessonView) => playerName(lesson) === removedPerson;
export const instructorName = (lesson: LessonView) => fullName(lesson.instructor.user);

/** "4:00 – 5:00 PM" */
export const lessonClock = (lesson: LessonView) => {
  const [from = "", to = ""] = lesson.timeSlot.split("-");
  return clockRange(from, to);
};
/** "Pat Lee, Wednesday, May 1, 2030, 4:00 – 5:00 PM" */
export const lessonInWords = (lesson: LessonView) =>
  `${playerName(lesson)}, ${longDate(lesson.date)}, ${lessonClock(lesson)}`;
/** "Pat Lee, Wed, May 1, 4:00 – 5:00 PM" */
export const lessonInShort = (lesson: LessonView) =>
  `${playerName(lesson)}, ${shortDate(lesson.date)}, ${lessonClock(lesson)}`;
