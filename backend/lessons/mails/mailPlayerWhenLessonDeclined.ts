import { toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

/** A no comes at once, with the way to another time. */
export const mailPlayerWhenLessonDeclined = toPlayer(
  "mail player when lesson declined",
  "LessonDeclined",
  (lesson, { data: { personal } }) => ({
    kind: "lesson declined",
    subject: `Your lesson request for ${shortWhen(lesson)} was declined`,
    heading: "This time didn't work out",
    paragraphs: [
      `${nameOf(lesson.instructor.user) ?? "Your coach"} can't give a lesson at this time. You owe nothing for it.`,
      ...(personal ? [personal.reason] : []),
      "You can request another time right away.",
    ],
    button: {
      label: "Choose another time",
      path: `/schedule?instructorId=${encodeURIComponent(lesson.instructor.id)}`,
    },
    calendar: "CANCEL",
  }),
);
