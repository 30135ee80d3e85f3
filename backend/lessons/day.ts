import {
  type BookedLesson,
  LessonEvent,
  lessonStatusAfter,
  type NotedPayment,
} from "../../eventstore/lessons/events.ts";
import type { LessonStatus } from "../../projections/lessons/view.ts";
import type { Fold } from "../handle.ts";

export interface Lesson extends Omit<BookedLesson, "personal" | "as"> {
  readonly status: LessonStatus;
  readonly hiddenFrom: readonly ("player" | "instructor")[];
  readonly payment: Payment | null;
}
/** What was last said about the payment. */
export type Payment = Pick<NotedPayment, "how" | "cents"> & { readonly words: string | null };
/** One instructor's day, by lesson id. */
export type Day = ReadonlyMap<string, Lesson>;

export const day: Fold<Day, LessonEvent> = {
  events: LessonEvent,
  initial: new Map(),
  evolve(day, { type, data }) {
    if (type === "LessonBooked") {
      const { personal: _, as, ...told } = data;
      return new Map(day).set(data.lessonId, { ...told, status: as, hiddenFrom: [], payment: null });
    }
    const lesson = day.get(data.lessonId);
    if (!lesson) return day;
    switch (type) {
      case "LessonHidden":
        return new Map(day).set(data.lessonId, { ...lesson, hiddenFrom: [...lesson.hiddenFrom, data.from] });
      case "LessonPaymentNoted": {
        const { how, cents, personal } = data;
        return new Map(day).set(data.lessonId, { ...lesson, payment: { how, cents, words: personal?.words ?? null } });
      }
      case "LessonPaymentNoteWithdrawn":
        return new Map(day).set(data.lessonId, { ...lesson, payment: null });
      case "LessonConfirmed":
      case "LessonDeclined":
      case "LessonCancelled":
      case "LessonCompleted":
        return new Map(day).set(data.lessonId, { ...lesson, status: lessonStatusAfter[type] });
    }
  },
};

type Span = Pick<Lesson, "startsAt" | "minutes">;
export const startOf = ({ startsAt }: Span) => Date.parse(startsAt);
export const endOf = ({ startsAt, minutes }: Span) => Date.parse(startsAt) + minutes * 60_000;

/** The most seats taken at one moment of this span. Intervals, not start times: a slot may have been republished. */
export const seatsTaken = (day: Day, span: Span) => {
  const rivals = [...day.values()].filter(
    (other) =>
      (other.status === "confirmed" || other.status === "scheduled") &&
      startOf(other) < endOf(span) &&
      startOf(span) < endOf(other),
  );
  const moments = rivals.map((rival) => Math.max(startOf(rival), startOf(span)));
  return Math.max(
    0,
    ...moments.map((moment) => rivals.filter((rival) => startOf(rival) <= moment && moment < endOf(rival)).length),
  );
};
