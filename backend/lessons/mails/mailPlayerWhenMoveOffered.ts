import { toPlayer } from "./lessonMail.ts";
import { answering } from "./mailFamiliesWhenSickDay.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

/** The instructor proposes another time, which the player accepts or declines. */
export const mailPlayerWhenMoveOffered = toPlayer(
  "mail player when another time offered",
  "LessonMoveOffered",
  (lesson, { data }) => {
    if (data.sickDayId || lesson.studentId === null) return undefined; // told by a sick day's one mail, or moved at once
    return {
      kind: "another time offered",
      subject: `New time offered: ${shortWhen(data.to)} instead of ${shortWhen(lesson)}`,
      heading: `${nameOf(lesson.instructor.user) ?? "Your coach"} offered another time`,
      paragraphs: [
        `Could you come on ${shortWhen(data.to)} instead?`,
        lesson.proposal?.isAway ? answering : "Until you accept, your lesson stays where it is.",
      ],
      button: { label: "Accept or decline", path: "/player-dashboard" },
    };
  },
);
