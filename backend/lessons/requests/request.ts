import {
  type LessonOfRequest,
  LessonRequestEvent,
  type RequestedLesson,
  requestStatusAfter,
} from "../../../eventstore/lessons/requestEvents.ts";
import { type LessonRequestStatus, openRequestStatuses } from "../../../projections/lessons/view.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";

/** One family's wish for a lesson outside the open times, as far as decisions need it. */
interface LessonRequest {
  readonly status: LessonRequestStatus;
  /** The lessons that came of it, latest last. */
  readonly lessons: readonly NonNullable<LessonOfRequest>[];
}

export const lessonRequest: Fold<LessonRequest | undefined, LessonRequestEvent> = {
  events: LessonRequestEvent,
  initial: undefined,
  evolve(request, { type, data }) {
    const lessons = request?.lessons ?? [];
    const status = requestStatusAfter[type];
    const lesson = type === "CustomLessonRequestScheduled" ? data.lesson : null;
    return { status, lessons: lesson ? [...lessons, lesson] : lessons };
  },
};

type State = LessonRequest | undefined;

export const noSuchRequest = () => new Rejection("missing", "NoSuchRequest", "We couldn't find this lesson request.");

export const requestLesson =
  ({ request }: { request: RequestedLesson }) =>
  (known: State): LessonRequestEvent[] =>
    known ? [] : [{ type: "CustomLessonRequested", data: request }];

const answers = {
  contacted: "CustomLessonRequestContacted",
  completed: "CustomLessonRequestCompleted",
  declined: "CustomLessonRequestDeclined",
} as const;

/** Whoever handles a request says how far it is, whatever was said before. */
export const answerRequest =
  ({ requestId, status }: { requestId: string; status: keyof typeof answers }) =>
  (request: State): LessonRequestEvent[] => {
    if (!request) throw noSuchRequest();
    return request.status === status ? [] : [{ type: answers[status], data: { requestId } }];
  };

/** Staff wrote to whoever sent it. */
export const noteContact =
  ({ requestId }: { requestId: string }) =>
  (request: State): LessonRequestEvent[] =>
    request?.status === "pending" ? [{ type: answers.contacted, data: { requestId } }] : [];

/** `lesson`: the one put on the calendar for it; null if it was agreed without. */
export const scheduleRequest =
  ({ requestId, lesson }: { requestId: string; lesson: LessonOfRequest }) =>
  (request: State): LessonRequestEvent[] => {
    if (!request) throw noSuchRequest();
    const isKnown = lesson === null || request.lessons.at(-1)?.lessonId === lesson.lessonId;
    if (request.status === "scheduled" && isKnown) return [];
    return [{ type: "CustomLessonRequestScheduled", data: { requestId, lesson } }];
  };

/** No one is left to be answered. */
export const closeRequest =
  ({ requestId }: { requestId: string }) =>
  (request: State): LessonRequestEvent[] =>
    request && isOpen(request.status) ? [{ type: "CustomLessonRequestDeclined", data: { requestId } }] : [];

const isOpen = (status: LessonRequestStatus) => openRequestStatuses.some((open) => open === status);
