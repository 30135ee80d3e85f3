import { toInstructor } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

const focus = { hitting: "Hitting", fielding: "Fielding", both: "Hitting and fielding" };
const weekly = { yes: "Every week, please", maybe: "Perhaps every week", no: undefined };

/** Someone waits for an answer. What an instructor entered is no news to them. */
export const mailInstructorWhenLessonBooked = toInstructor(
  "mail instructor when lesson booked",
  "LessonBooked",
  (lesson, { data }) => {
    if (data.as === "scheduled") return undefined;
    const player = lesson.studentName ?? nameOf(lesson.student) ?? "A player";
    const wish = lesson.weeklyRecurring && weekly[lesson.weeklyRecurring];
    return {
      kind: "lesson requested",
      subject: `New request: ${shortWhen(lesson)}`,
      heading: `${player} asks for a lesson`,
      paragraphs: ["Please confirm or decline it: until then the time stays open for others."],
      facts: [
        ...(lesson.sessionFocus ? [["Focus", focus[lesson.sessionFocus]] as const] : []),
        ...(wish ? [["Weekly", wish] as const] : []),
      ],
      button: { label: "Answer the request", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
