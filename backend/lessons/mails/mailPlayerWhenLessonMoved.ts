import { howToPay } from "./howToPay.ts";
import { toPlayer } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

interface Moved {
  readonly was: string;
  readonly areMany?: boolean;
  readonly isConfirmed: boolean; // agreeing to the time was agreeing to the lesson
  readonly isElsewhere: boolean;
}
export const movedFrom = ({ was, areMany = false, isConfirmed, isElsewhere }: Moved) =>
  [
    `${areMany ? "They were" : "It was"} on ${was}.`,
    isConfirmed &&
      (areMany ? "Your lessons are confirmed for the new times." : "Your lesson is confirmed for the new time."),
    "The price and your payment stay the same.",
    isElsewhere && "Please check the location below.",
  ]
    .filter(Boolean)
    .join(" ");

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
      paragraphs: [
        movedFrom({
          was: shortWhen(data.from),
          isConfirmed: data.as === "confirmed",
          isElsewhere: data.from.location !== data.to.location,
        }),
      ],
      ...(lesson.studentId && {
        ...(await howToPay(desk, lesson))?.letter,
        button: { label: "See your lessons", path: "/player-dashboard" },
      }),
      calendar: "REQUEST",
    };
  },
);
