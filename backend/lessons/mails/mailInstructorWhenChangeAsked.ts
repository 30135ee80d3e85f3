import { toInstructor } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

const button = (lessonId: string) => ({
  label: "Answer",
  path: `/instructor-dashboard/lessons/${lessonId}/show`,
});

/** The player would rather come at another time: the lesson stays where it is until that is answered. */
export const mailInstructorWhenMoveAsked = toInstructor(
  "mail instructor when another time asked",
  "LessonMoveAsked",
  (lesson, { data: { to } }) => ({
    kind: "another time asked",
    subject: `Another time? ${shortWhen(lesson)}`,
    heading: `${lesson.studentName ?? "A player"} asks for another time`,
    paragraphs: [
      to
        ? `They would like to come on ${shortWhen(to)} instead.`
        : "They describe in words which times would suit: you see them with the lesson.",
      "Until you accept or offer another one, the lesson stays where it is.",
    ],
    button: button(lesson.id),
  }),
);

/** The player cannot come, and an agreed lesson is cancelled by both sides. */
export const mailInstructorWhenCancellationAsked = toInstructor(
  "mail instructor when cancellation asked",
  "LessonCancellationAsked",
  (lesson) => ({
    kind: "cancellation asked",
    subject: `Cancel? ${shortWhen(lesson)}`,
    heading: `${lesson.studentName ?? "A player"} asks to cancel this lesson`,
    paragraphs: ["Until you agree, it stays on the calendar and keeps its time."],
    button: button(lesson.id),
  }),
);
