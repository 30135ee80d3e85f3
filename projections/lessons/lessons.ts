import { type LessonEvent, lessonOfWalkIn, lessonStatusAfter } from "../../eventstore/lessons/events.ts";
import { requestOfVisitor } from "../../eventstore/lessons/requestEvents.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/events.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";

const moved = ({ type, data }: { type: keyof typeof lessonStatusAfter; data: { lessonId: string } }) =>
  changed("lessons", data.lessonId, { status: lessonStatusAfter[type] });

const nothingPersonal = { phone: null, email: null, studentName: null, notes: null, paymentWords: null };
const noPayment = {
  paymentHow: null,
  paymentCents: null,
  paymentWords: null,
  paymentNotedAt: null,
  paymentNotedBy: null,
};

/** Every lesson with its present status; names are added by the queries. */
export const lessons = projector<LessonEvent | PrivacyEvent>({
  name: "lessons",
  version: 4,
  tables: {
    lessons: {
      key: "id",
      columns: {
        id: "text",
        studentId: "text?",
        instructorId: "text",
        slotId: "text?",
        requestId: "text?",
        date: "text",
        startTime: "text",
        startsAt: "text",
        endsAt: "text",
        minutes: "integer",
        priceCents: "integer",
        location: "text",
        seats: "integer",
        status: "text",
        sessionFocus: "text?",
        weeklyRecurring: "text?",
        phone: "text?",
        email: "text?",
        studentName: "text?",
        notes: "text?",
        hiddenFromPlayer: "boolean",
        hiddenFromInstructor: "boolean",
        paymentHow: "text?",
        paymentCents: "integer?",
        paymentWords: "text?",
        paymentNotedAt: "text?",
        paymentNotedBy: "text?",
        bookedAt: "text",
      },
      indexes: [
        ["instructorId", "startsAt"],
        ["studentId", "startsAt"],
        ["status", "startsAt"],
        ["startsAt"],
        ["requestId"],
        ["priceCents", "startsAt"],
        ["bookedAt"],
        ["studentName", "id"],
      ],
    },
  },
  on: {
    LessonBooked: ({ data: { lessonId, personal, as, ...told }, meta }) =>
      created("lessons", lessonId, {
        ...told,
        ...personal,
        endsAt: new Date(Date.parse(told.startsAt) + told.minutes * 60_000).toISOString(),
        status: as,
        hiddenFromPlayer: false,
        hiddenFromInstructor: false,
        bookedAt: meta.occurredAt,
      }),
    LessonConfirmed: moved,
    LessonDeclined: moved,
    LessonCancelled: moved,
    LessonCompleted: moved,
    LessonHidden: ({ data }) =>
      changed("lessons", data.lessonId, {
        [data.from === "player" ? "hiddenFromPlayer" : "hiddenFromInstructor"]: true,
      }),
    LessonPaymentNoted: ({ data: { lessonId, how, cents, personal }, meta: { occurredAt, actor } }) =>
      changed("lessons", lessonId, {
        paymentHow: how,
        paymentCents: cents,
        paymentWords: personal?.words ?? null,
        paymentNotedAt: occurredAt,
        paymentNotedBy: typeof actor === "string" ? null : actor.userId,
      }),
    LessonPaymentNoteWithdrawn: ({ data }) => changed("lessons", data.lessonId, noPayment),
    PersonErased: ({ data: { subject } }) => {
      const walkIn = lessonOfWalkIn(subject);
      if (walkIn) return changed("lessons", walkIn, nothingPersonal);
      const requestId = requestOfVisitor(subject);
      return changedWhere(
        "lessons",
        requestId ? { requestId, studentId: null } : { studentId: subject },
        nothingPersonal,
      );
    },
  },
});
