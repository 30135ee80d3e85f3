import { toInstructor } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

/** The player took the offered time. An instructor who agreed to it knows. */
export const mailInstructorWhenLessonMoved = toInstructor(
  "mail instructor when lesson moved",
  "LessonMoved",
  (lesson, { data, meta: { actor } }) => {
    if (typeof actor === "object" && actor.userId === lesson.instructor.id) return undefined;
    return {
      kind: "lesson has moved",
      subject: `Moved: a lesson is on ${shortWhen(lesson)} now`,
      heading: "The player took the time that you offered",
      paragraphs: [`The lesson was on ${shortWhen(data.from)}. That time is free again.`],
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
