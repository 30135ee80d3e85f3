import {
  type LessonRequestEvent,
  requestOfVisitor,
  requestStatusAfter,
} from "../../eventstore/lessons/requestEvents.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/events.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { table, text } from "../table.ts";
import type { LessonRequestStatus } from "./view.ts";

export const lessonRequests = table("lessonRequests", {
  key: "id",
  columns: {
    id: "text",
    requesterId: "text?",
    instructorId: "text?",
    travelPreference: "text",
    sessionFocus: "text?",
    name: "text?",
    phone: "text?",
    email: "text?",
    preferredDates: "text?",
    preferredTimes: "text?",
    location: "text?",
    additionalNotes: "text?",
    status: text<LessonRequestStatus>(),
    submittedAt: "text",
    lessonId: "text?",
  },
  indexes: [
    ["submittedAt"],
    ["status", "submittedAt"],
    ["instructorId", "submittedAt"],
    ["requesterId", "submittedAt"],
  ],
});

const answered = ({
  type,
  data,
}: {
  type: Exclude<LessonRequestEvent["type"], "CustomLessonRequested">;
  data: { requestId: string };
}) => changed(lessonRequests, data.requestId, { status: requestStatusAfter[type] });

const nothingPersonal = {
  name: null,
  phone: null,
  email: null,
  preferredDates: null,
  preferredTimes: null,
  location: null,
  additionalNotes: null,
};

/** Every custom lesson request with its present status; names of people with an account are added by the queries. */
export const lessonRequestsProjector = projector<LessonRequestEvent | PrivacyEvent>({
  name: "lessonRequests",
  version: 1,
  tables: [lessonRequests],
  on: {
    CustomLessonRequested: ({ type, data: { requestId, personal, ...told }, meta }) =>
      created(lessonRequests, requestId, {
        ...told,
        ...personal,
        status: requestStatusAfter[type],
        submittedAt: meta.occurredAt,
      }),
    CustomLessonRequestContacted: answered,
    CustomLessonRequestScheduled: ({ type, data: { requestId, lesson } }) =>
      changed(lessonRequests, requestId, {
        status: requestStatusAfter[type],
        ...(lesson && { lessonId: lesson.lessonId }),
      }),
    CustomLessonRequestCompleted: answered,
    CustomLessonRequestDeclined: answered,
    PersonErased: ({ data: { subject } }) => {
      const visitors = requestOfVisitor(subject);
      return visitors
        ? changed(lessonRequests, visitors, nothingPersonal)
        : changedWhere(lessonRequests, { requesterId: subject }, nothingPersonal);
    },
  },
});
