import { adminActing, isCoachs, toInstructor } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

export const focusInWords = { hitting: "Hitting", fielding: "Fielding", both: "Hitting and fielding" };
const weekly = { yes: "Yes, every week", maybe: "Maybe every week", no: undefined };

/** Someone waits for an answer, or has put it there for them. What an instructor entered is no news to them. */
export const mailInstructorWhenLessonBooked = toInstructor(
  "mail instructor when lesson booked",
  "LessonBooked",
  async (lesson, { data, meta }, desk) => {
    if (data.series) return undefined; // one mail tells of all weeks of a series
    if (data.as === "scheduled") {
      if (data.how === "moved in" || isCoachs(meta, lesson)) return undefined;
      const admin = await adminActing(desk, lesson, meta.actor);
      return {
        kind: "done for you",
        subject: `On your calendar: ${shortWhen(lesson)}`,
        heading: "A lesson was put on your calendar",
        paragraphs: [],
        ...(admin && { paragraphs: [admin.words], alsoNames: admin.id }),
        button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
      };
    }
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
