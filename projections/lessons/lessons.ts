import { type LessonEvent, lessonStatusAfter } from "../../eventstore/lessons/events.ts";
import { changed, created, projector } from "../projector.ts";

const moved = ({ type, data }: { type: keyof typeof lessonStatusAfter; data: { lessonId: string } }) =>
  changed("lessons", data.lessonId, { status: lessonStatusAfter[type] });

/** Every lesson with its present status; names are added by the queries. */
export const lessons = projector<LessonEvent>({
  name: "lessons",
  version: 1,
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
  },
});
