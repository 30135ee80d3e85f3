import type { Actor } from "../../../eventstore/eventStore.ts";
import { adminActing, type Mailed, toInstructor, toPlayer } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

const stays = (when: string) => `The lesson stays on ${when}.`;
const byFamily = ({ family, instructor }: Mailed, actor: Actor) =>
  typeof actor === "object" && family.includes(actor.userId) && actor.userId !== instructor.id;
/** With the instructor away it was canceled by the no, which another mail tells. */
const isCanceled = ({ status }: Mailed) => status === "cancelled";

/** The instructor, or an admin for them, said no to what the player proposed. */
export const mailPlayerWhenProposalDeclined = toPlayer(
  "mail player when proposal declined",
  "LessonProposalDeclined",
  (lesson, { meta: { actor } }) => {
    if (isCanceled(lesson) || byFamily(lesson, actor)) return undefined;
    return {
      kind: "change declined",
      subject: `Your lesson stays on ${shortWhen(lesson)}`,
      heading: "Your coach can't change this lesson",
      paragraphs: [stays(shortWhen(lesson)), "If you can't make it, please call or email us."],
      button: { label: "See your lessons", path: "/player-dashboard" },
    };
  },
);

/** The player said no to the time the instructor offered, or an admin for the instructor to what the player asked for. */
export const mailInstructorWhenProposalDeclined = toInstructor(
  "mail instructor when proposal declined",
  "LessonProposalDeclined",
  async (lesson, { meta: { actor } }, desk) => {
    const admin = await adminActing(desk, lesson, actor);
    if (isCanceled(lesson) || !(admin || byFamily(lesson, actor))) return undefined;
    return {
      kind: admin ? "done for you" : "offer declined",
      subject: admin ? `Change declined for you: ${shortWhen(lesson)}` : `Your lesson stays on ${shortWhen(lesson)}`,
      heading: admin ? "A player's request was declined for you" : "The player declined the new time",
      paragraphs: [stays(shortWhen(lesson)), ...(admin ? [admin.words] : [])],
      ...(admin && { alsoNames: admin.id }),
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
