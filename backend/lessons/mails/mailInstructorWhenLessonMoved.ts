import { adminActing, toInstructor } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";
import { openAgain } from "./openAgain.ts";

/** The player took the offered time. An instructor who agreed to it knows. */
export const mailInstructorWhenLessonMoved = toInstructor(
  "mail instructor when lesson moved",
  "LessonMoved",
  async (lesson, { data, meta: { actor } }, desk) => {
    if (data.undoes) return undefined; // nobody heard of the move
    if (typeof actor === "object" && actor.userId === lesson.instructor.id) return undefined;
    const admin = await adminActing(desk, lesson, actor);
    const isOpen = await openAgain(desk, { ...data.from, instructorId: lesson.instructor.id, minutes: data.minutes });
    return {
      kind: "lesson has moved",
      subject: `Lesson moved to ${shortWhen(lesson)}`,
      heading: admin ? "A lesson was moved for you" : "The player accepted the time you offered",
      paragraphs: [[`It was on ${shortWhen(data.from)}.`, ...isOpen].join(" "), ...(admin ? [admin.words] : [])],
      ...(admin && { alsoNames: admin.id }),
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
