import { adminActing, toInstructor } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";
import { openAgain, wasUntilCanceled } from "./openAgain.ts";

/** An instructor who cancelled it knows. */
export const mailInstructorWhenLessonCancelled = toInstructor(
  "mail instructor when lesson cancelled",
  "LessonCancelled",
  async (lesson, fact, desk) => {
    const { actor } = fact.meta;
    if (fact.data.sickDayId || (typeof actor === "object" && actor.userId === lesson.instructor.id)) return undefined;
    const admin = await adminActing(desk, lesson, actor);
    const reason = fact.data.personal?.reason;
    const { date, scheduledDate: startsAt, duration: minutes } = lesson;
    const was = await wasUntilCanceled(desk, lesson);
    const hour = { instructorId: lesson.instructor.id, date, startsAt, minutes };
    const isOpen = was === "lesson" ? await openAgain(desk, hour) : [];
    return {
      kind: "lesson called off",
      subject: `${was === "request" ? "Request canceled" : "Canceled"}: ${shortWhen(lesson)}`,
      heading: `A ${was ?? "lesson"} was canceled`,
      paragraphs: [...(admin ? [admin.words] : []), ...(reason ? [reason] : []), ...isOpen],
      ...(admin && { alsoNames: admin.id }),
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  },
);
