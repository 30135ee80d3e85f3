import { toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

/** Whoever cancelled: the player has it in writing, and one calendar entry less. */
export const mailPlayerWhenLessonCancelled = toPlayer(
  "mail player when lesson cancelled",
  "LessonCancelled",
  (lesson, { meta: { actor }, data: { sickDayId, personal } }) => {
    if (sickDayId) return undefined; // a family's one mail tells of all its lessons
    const isOwn = typeof actor === "object" && lesson.family.includes(actor.userId);
    const instructor = nameOf(lesson.instructor.user);
    return {
      kind: "lesson cancelled",
      subject: `Canceled: ${shortWhen(lesson)}`,
      heading: isOwn ? "You canceled this lesson" : "This lesson was canceled",
      paragraphs: isOwn
        ? ["It's off the calendar, and we've let your coach know. You owe nothing for it."]
        : [
            ...(personal ? [personal.reason] : []),
            `Sorry, ${instructor ?? "your coach"} can't give this lesson. You owe nothing for it.`,
            `If you've paid, work out any refund with ${instructor ?? "us"}.`,
          ],
      button: instructor
        ? { label: "Choose another time", path: `/schedule?instructorId=${encodeURIComponent(lesson.instructor.id)}` }
        : { label: "Find another coach", path: "/instructors" },
      calendar: "CANCEL",
    };
  },
);
