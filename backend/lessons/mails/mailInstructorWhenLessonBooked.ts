import { toInstructor } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

export const focusInWords = { hitting: "Hitting", fielding: "Fielding", both: "Hitting and fielding" };
const weekly = { yes: "Yes, every week", maybe: "Maybe every week", no: undefined };

/** Someone waits for an answer. What an instructor entered is no news to them. */
export const mailInstructorWhenLessonBooked = toInstructor(
  "mail instructor when lesson booked",
  "LessonBooked",
  (lesson, { data }) => {
    if (data.as === "scheduled" || data.series) return undefined; // one mail tells of all weeks of a series
    const player = lesson.studentName ?? nameOf(lesson.student) ?? "A player";
    const wish = lesson.weeklyRecurring && weekly[lesson.weeklyRecurring];
    return {
      kind: "lesson requested",
      subject: `New request: ${shortWhen(lesson)}`,
      heading: `${player} requested a lesson`,
      paragraphs: ["Please confirm or decline. Until you do, other players can request this time, too."],
      facts: [
        ...(lesson.sessionFocus ? [["Focus", focusInWords[lesson.sessionFocus]] as const] : []),
        ...(wish ? [["Weekly", wish] as const] : []),
      ],
      button: { label: "Confirm or decline", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
