import type { Meta } from "../../../eventstore/eventStore.ts";
import { adminActing, type Desk, type Mailed, toInstructor } from "./lessonMail.ts";
import { shortWhen } from "./lessonWords.ts";

interface Act {
  readonly meta: Pick<Meta, "actor">;
  readonly data: { readonly sickDayId?: string | undefined };
}

/** A coach hears of what an admin did for them. */
const saying =
  (subject: string, heading: string) =>
  async (lesson: Mailed, { meta: { actor }, data: { sickDayId } }: Act, desk: Desk) => {
    const admin = await adminActing(desk, lesson, actor);
    if (!admin || sickDayId || lesson.studentId === null) return undefined; // told by another mail
    return {
      kind: "done for you",
      subject: `${subject}: ${shortWhen(lesson)}`,
      heading,
      paragraphs: [admin.words],
      alsoNames: admin.id,
      button: { label: "See the lesson", path: `/instructor-dashboard/lessons/${lesson.id}/show` },
    };
  };

export const mailInstructorWhenAdminConfirmed = toInstructor(
  "mail instructor when admin confirmed",
  "LessonConfirmed",
  saying("Confirmed for you", "A lesson was confirmed for you"),
);
export const mailInstructorWhenAdminDeclined = toInstructor(
  "mail instructor when admin declined",
  "LessonDeclined",
  saying("Declined for you", "A request was declined for you"),
);
export const mailInstructorWhenAdminOffered = toInstructor(
  "mail instructor when admin offered another time",
  "LessonMoveOffered",
  saying("Another time offered for you", "Another time was offered for you"),
);
