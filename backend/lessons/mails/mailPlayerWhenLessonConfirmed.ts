import { howToPay } from "./howToPay.ts";
import { toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

/** The request is now certain. */
export const mailPlayerWhenLessonConfirmed = toPlayer(
  "mail player when lesson confirmed",
  "LessonConfirmed",
  async (lesson, _, desk) => ({
    kind: "lesson confirmed",
    subject: `Confirmed: your lesson on ${shortWhen(lesson)}`,
    heading: "Your lesson is confirmed",
    paragraphs: [`${nameOf(lesson.instructor.user) ?? "Your coach"} confirmed it. See you there!`],
    ...(await howToPay(desk, lesson))?.letter,
    button: { label: "See your lessons", path: "/player-dashboard" },
    afterwards: ["Bring water, your glove, and athletic wear, and come a few minutes early."],
    calendar: "REQUEST",
  }),
);
