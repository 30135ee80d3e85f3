import { toInstructor } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

const button = (lessonId: string) => ({
  label: "Accept or decline",
  path: `/instructor-dashboard/lessons/${lessonId}/show`,
});

const away = "You're out then, so it's canceled unless you agree on another time at least an hour before.";

/** The player would rather come at another time: the lesson stays where it is until that is answered. */
export const mailInstructorWhenMoveAsked = toInstructor(
  "mail instructor when another time asked",
  "LessonMoveAsked",
  (lesson, { data: { to } }) => ({
    kind: "another time asked",
    subject: `New time requested: ${shortWhen(lesson)}`,
    heading: `${lesson.studentName ?? "A player"} wants another time`,
    paragraphs: [
      to
        ? `They'd like to come on ${shortWhen(to)} instead.`
        : "They wrote down the times that work for them. You'll find their note with the lesson.",
      lesson.proposal?.isAway
        ? away
        : "Until you accept, or offer another time and they accept, the lesson stays where it is.",
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
    subject: `Cancellation requested: ${shortWhen(lesson)}`,
    heading: `${lesson.studentName ?? "A player"} wants to cancel this lesson`,
    paragraphs: [lesson.proposal?.isAway ? away : "Until you accept, it stays on the calendar."],
    button: button(lesson.id),
  }),
);
