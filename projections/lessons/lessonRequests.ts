import {
  type LessonRequestEvent,
  requestOfVisitor,
  requestStatusAfter,
} from "../../eventstore/lessons/requestEvents.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { lessonRequests } from "./tables.ts";

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

/** Every custom lesson request with its current status; queries add the names of people with accounts. */
export const lessonRequestsProjector = projector<LessonRequestEvent | PrivacyEvent>({
  name: "lessonRequests",
  version: 2,
  tables: [lessonRequests],
  on: {
    CustomLessonRequested: ({ type, data: { requestId, personal, words, ...rest }, meta }) =>
      created(lessonRequests, requestId, {
        ...rest,
        ...personal,
        ...words,
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
      if (visitors) return changed(lessonRequests, visitors, nothingPersonal);
      const { additionalNotes, ...theRequesters } = nothingPersonal;
      return [
        changedWhere(lessonRequests, { requesterId: subject }, theRequesters),
        changedWhere(lessonRequests, { requesterId: subject, playerId: null }, { additionalNotes }),
        changedWhere(lessonRequests, { playerId: subject }, { additionalNotes }),
      ];
    },
  },
});
