import { toInstructor } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

/** The time is free again. An instructor who cancelled it knows. */
export const mailInstructorWhenLessonCancelled = toInstructor(
  "mail instructor when lesson cancelled",
  "LessonCancelled",
  (lesson, { meta: { actor } }) => {
    if (typeof actor === "object" && actor.userId === lesson.instructor.id) return undefined;
    return {
      kind: "lesson called off",
      subject: `Cancelled: ${shortWhen(lesson)}`,
      heading: "A lesson was cancelled",
      paragraphs: ["The player does not come at this time. It is free again for others."],
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
