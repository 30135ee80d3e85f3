import { toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

/** A no comes at once, with the way to another time. */
export const mailPlayerWhenLessonDeclined = toPlayer(
  "mail player when lesson declined",
  "LessonDeclined",
  (lesson) => ({
    kind: "lesson declined",
    subject: `Not possible: ${shortWhen(lesson)}`,
    heading: "This time does not work out",
    paragraphs: [
      `${nameOf(lesson.instructor.user) ?? "The instructor"} cannot give a lesson at this time. You owe nothing for it.`,
      "Other times are open, and you can ask for one of them right away.",
    ],
    button: {
      label: "Choose another time",
      path: `/schedule?instructorId=${encodeURIComponent(lesson.instructor.id)}`,
    },
    calendar: "CANCEL",
  }),
);
