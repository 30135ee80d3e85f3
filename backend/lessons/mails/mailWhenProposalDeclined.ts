import { toInstructor, toPlayer } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

const stays = (when: string) => `The lesson stays on ${when}.`;

/** The instructor said no to what the player proposed. */
export const mailPlayerWhenProposalDeclined = toPlayer(
  "mail player when proposal declined",
  "LessonProposalDeclined",
  (lesson, { meta: { actor } }) => {
    if (typeof actor !== "object" || actor.userId !== lesson.instructor.id) return undefined;
    return {
      kind: "change declined",
      subject: `Your lesson stays on ${shortWhen(lesson)}`,
      heading: "Your coach can't change this lesson",
      paragraphs: [stays(shortWhen(lesson)), "If you can't make it, please call or email us."],
      button: { label: "See your lessons", path: "/player-dashboard" },
    };
  },
);

/** The player said no to the time the instructor offered. */
export const mailInstructorWhenProposalDeclined = toInstructor(
  "mail instructor when proposal declined",
  "LessonProposalDeclined",
  (lesson, { meta: { actor } }) => {
    if (typeof actor !== "object" || actor.userId === lesson.instructor.id) return undefined;
    return {
      kind: "offer declined",
      subject: `Your lesson stays on ${shortWhen(lesson)}`,
      heading: "The player declined the new time",
      paragraphs: [stays(shortWhen(lesson))],
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
