import { toInstructor, toPlayer } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

const stays = (when: string) => `The lesson stays where it is: ${when}.`;

/** The instructor said no to what the player proposed. */
export const mailPlayerWhenProposalDeclined = toPlayer(
  "mail player when proposal declined",
  "LessonProposalDeclined",
  (lesson, { meta: { actor } }) => {
    if (typeof actor !== "object" || actor.userId !== lesson.instructor.id) return undefined;
    return {
      kind: "change declined",
      subject: `It stays at ${shortWhen(lesson)}`,
      heading: "Your instructor cannot change this lesson",
      paragraphs: [stays(shortWhen(lesson)), "If you cannot come, please call or write us."],
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
      subject: `It stays at ${shortWhen(lesson)}`,
      heading: "The player does not take the other time",
      paragraphs: [stays(shortWhen(lesson))],
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
