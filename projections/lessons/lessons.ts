import { type LessonEvent, lessonOfWalkIn, lessonStatusAfter } from "../../eventstore/lessons/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/events.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";

const moved = ({ type, data }: { type: keyof typeof lessonStatusAfter; data: { lessonId: string } }) =>
  changed("lessons", data.lessonId, { status: lessonStatusAfter[type] });

const nothingPersonal = { phone: null, email: null, studentName: null, notes: null };

/** Every lesson with its present status; names are added by the queries. */
export const lessons = projector<LessonEvent | PrivacyEvent>({
  name: "lessons",
  version: 2,
  tables: {
    lessons: {
      key: "id",
      columns: {
        id: "text",
        studentId: "text?",
        instructorId: "text",
        slotId: "text?",
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
        bookedAt: "text",
      },
      indexes: [["instructorId", "startsAt"], ["studentId", "startsAt"], ["status", "startsAt"], ["startsAt"]],
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
    PersonErased: ({ data: { subject } }) => {
      const walkIn = lessonOfWalkIn(subject);
      return walkIn
        ? changed("lessons", walkIn, nothingPersonal)
        : changedWhere("lessons", { studentId: subject }, nothingPersonal);
    },
  },
});
