import { dayStream } from "../../../eventstore/lessons/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { day } from "../day.ts";
import { type Desk, type Mailed, toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";
import { wasUntilCanceled } from "./openAgain.ts";

/** The family had asked for it. */
const wasAsked = async ({ stateOf }: Desk, { id, date, instructor }: Mailed) => {
  const lessons = await stateOf(day, dayStream({ instructorId: instructor.id, date }));
  const proposal = lessons.get(id)?.proposal;
  return proposal?.kind === "cancel" && proposal.state === "accepted";
};

/** Whoever cancelled: the player has it in writing, and one calendar entry less. */
export const mailPlayerWhenLessonCancelled = toPlayer(
  "mail player when lesson cancelled",
  "LessonCancelled",
  async (lesson, { meta: { actor }, data: { sickDayId, personal } }, desk) => {
    if (sickDayId) return undefined; // a family's one mail tells of all its lessons
    const own = typeof actor === "object" && lesson.family.includes(actor.userId) ? actor.userId : undefined;
    const who = own && ((await userById(desk.db, own))?.firstName ?? "Your family");
    const instructor = nameOf(lesson.instructor.user);
    const isAgreed = !personal && typeof actor === "object" && (await wasAsked(desk, lesson));
    return {
      kind: "lesson cancelled",
      subject: `Canceled: ${shortWhen(lesson)}`,
      heading: `This ${(await wasUntilCanceled(desk, lesson)) ?? "lesson"} was canceled`,
      paragraphs: who
        ? [`${who} canceled it. It's off the calendar, and we've let your coach know. You owe nothing for it.`]
        : [
            ...(personal ? [personal.reason] : []),
            isAgreed && instructor
              ? `${instructor} agreed to cancel it.`
              : `Sorry, ${instructor ?? "your coach"} can't give this lesson. You owe nothing for it.`,
            `If you've paid, work out any refund with ${instructor ?? "us"}.`,
          ],
      button: instructor
        ? { label: "Choose another time", path: `/schedule?instructorId=${encodeURIComponent(lesson.instructor.id)}` }
        : { label: "Find another coach", path: "/instructors" },
      calendar: "CANCEL",
    };
  },
);
