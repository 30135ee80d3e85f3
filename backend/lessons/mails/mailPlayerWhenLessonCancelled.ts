import { toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

/** Whoever cancelled: the player has it in writing, and one calendar entry less. */
export const mailPlayerWhenLessonCancelled = toPlayer(
  "mail player when lesson cancelled",
  "LessonCancelled",
  (lesson, { meta: { actor } }) => {
    const isOwn = typeof actor === "object" && actor.userId === lesson.studentId;
    const instructor = nameOf(lesson.instructor.user);
    return {
      kind: "lesson cancelled",
      subject: `Cancelled: ${shortWhen(lesson)}`,
      heading: isOwn ? "You have cancelled this lesson" : "This lesson is cancelled",
      paragraphs: isOwn
        ? ["It is taken off the calendar, and your instructor knows. You owe nothing for it."]
        : [
            `We are sorry: ${instructor ?? "your instructor"} cannot give this lesson. You owe nothing for it.`,
            "If you have paid already, please write us, and we will settle it.",
          ],
      button: instructor
        ? { label: "Choose another time", path: `/schedule?instructorId=${encodeURIComponent(lesson.instructor.id)}` }
        : { label: "Find another instructor", path: "/instructors" },
      calendar: "CANCEL",
    };
  },
);
