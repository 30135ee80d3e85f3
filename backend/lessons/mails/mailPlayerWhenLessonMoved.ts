import { howToPay } from "./howToPay.ts";
import { toPlayer } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

export const checkThePlace = "Please check the location below.";

/** Where it is now, and where it was; the calendar entry moves along. */
export const mailPlayerWhenLessonMoved = toPlayer(
  "mail player when lesson moved",
  "LessonMoved",
  async (lesson, { data }, desk) => {
    if (data.undoes) return undefined; // nobody heard of the move
    return {
      kind: "lesson moved",
      subject: `Your lesson moved to ${shortWhen(lesson)}`,
      heading: "Your lesson has a new time",
      paragraphs: [`It was on ${shortWhen(data.from)}. The price and your payment stay the same. ${checkThePlace}`],
      ...(lesson.studentId && {
        ...(await howToPay(desk, lesson))?.letter,
        button: { label: "See your lessons", path: "/player-dashboard" },
      }),
      calendar: "REQUEST",
    };
  },
);
