import type { Actor } from "../../../eventstore/eventStore.ts";
import { adminActing, type Mailed, toInstructor, toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

const byFamily = ({ family, instructor }: Mailed, actor: Actor) =>
  typeof actor === "object" && family.includes(actor.userId) && actor.userId !== instructor.id;
const stays = (lesson: Mailed) =>
  lesson.status === "pending" ? `The request is for ${shortWhen(lesson)}` : `Your lesson stays on ${shortWhen(lesson)}`;
const nothingToAnswer = (lesson: Mailed) => `${stays(lesson)}, as before. There's nothing to accept or decline.`;

/** The instructor, or an admin for them, took back the time they had offered: the mail about it can't be answered now. */
export const mailPlayerWhenProposalWithdrawn = toPlayer(
  "mail player when proposal withdrawn",
  "LessonProposalWithdrawn",
  (lesson, { data, meta: { actor } }) => {
    if (data.undoes || byFamily(lesson, actor)) return undefined; // nobody heard of what is undone
    return {
      kind: "offer taken back",
      subject: stays(lesson),
      heading: `${nameOf(lesson.instructor.user) ?? "Your coach"} took back the new time`,
      paragraphs: [nothingToAnswer(lesson)],
      button: { label: "See your lessons", path: "/player-dashboard" },
    };
  },
);

/** The player took back what they had requested, or an admin what the instructor had offered. */
export const mailInstructorWhenProposalWithdrawn = toInstructor(
  "mail instructor when proposal withdrawn",
  "LessonProposalWithdrawn",
  async (lesson, { data, meta: { actor } }, desk) => {
    const admin = await adminActing(desk, lesson, actor);
    if (data.undoes || !(admin || byFamily(lesson, actor))) return undefined;
    return {
      kind: admin ? "done for you" : "change taken back",
      subject: admin ? `New time taken back for you: ${shortWhen(lesson)}` : stays(lesson),
      heading: admin
        ? "The new time was taken back for you"
        : `${lesson.studentName ?? "A player"} took back the change`,
      paragraphs: [nothingToAnswer(lesson), ...(admin ? [admin.words] : [])],
      ...(admin && { alsoNames: admin.id }),
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
