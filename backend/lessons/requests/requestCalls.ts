import { lessonLimits } from "../limits.ts";
import { randomUUID } from "node:crypto";
import { instructorName, staffOf, type UserView } from "../../../projections/accounts/open.ts";
import {
  lessonRequestById,
  lessonRequestList,
  listLessonRequests,
  replyDueAt,
  requestsOfRequester,
  sentRequest,
} from "../../../projections/lessons/requestQueries.ts";
import type { Backend } from "../../backend.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { answer } from "./answerRequest.ts";
import {
  AnswerRequest,
  lessonRequestStatusUrl,
  lessonRequestsUrl,
  lessonRequestUrl,
  LessonRequestView,
  OwnLessonRequestView,
  ownLessonRequestsUrl,
  RequestLesson,
} from "../contract.ts";
import { sought } from "../../sought.ts";
import { noSuchRequest } from "./request.ts";
import { sendRequest } from "./sendRequest.ts";

const handlers = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for requests sent to them or to no one in particular",
} as const;

/** A request this person may handle. For anyone else it does not exist. */
const handledRequest = (backend: Backend, user: UserView, id: string) =>
  sought(backend, () => lessonRequestById(backend.db, staffOf(user), id), noSuchRequest);

/** What a robot is answered: the same as people, so that it learns nothing. Nothing is stored. */
const asIfSent = ({
  form,
  instructorName,
  now,
}: {
  form: RequestLesson;
  instructorName: string | null;
  now: string;
}): OwnLessonRequestView => ({
  id: randomUUID(),
  instructorId: form.instructorId,
  instructorName,
  player: null,
  preferredDates: form.preferredDates ?? null,
  preferredTimes: form.preferredTimes ?? null,
  location: form.location ?? null,
  additionalNotes: form.additionalNotes ?? null,
  travelPreference: form.travelPreference,
  sessionFocus: form.sessionFocus,
  status: "pending",
  submittedAt: now,
  createdAt: now,
  replyDueAt: replyDueAt(now),
  lesson: null,
});

export const lessonRequestCalls: readonly Call[] = [
  call(
    "POST",
    lessonRequestsUrl,
    {
      does: "Requests a lesson at a time or location that isn't offered. The instructor's name comes from the id.",
      who: "everybody",
      keyedForVisitors: true,
      players: ["playerId"],
      body: RequestLesson,
      limit: lessonLimits.requestLessonFromAddress,
      answer: { status: 201, body: OwnLessonRequestView },
      refused: {
        404: "This instructor no longer gives lessons.",
        429: "Five requests an hour from one address. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ user, command, body: form }, backend) => {
      const { instructorId } = form;
      const name = instructorId === null ? null : await instructorName(backend.db, instructorId);
      if (name === undefined)
        throw new Rejection(
          "missing",
          "NoSuchInstructor",
          "This coach no longer gives lessons here. Please choose another one.",
        );
      if (form.topic) return asIfSent({ form, instructorName: name, now: command.now });
      const requestId = await sendRequest(backend, command, { requesterId: user?.id ?? null, form });
      return created(requestId, await sentRequest(backend.db, requestId));
    },
  ),
  call(
    "GET",
    ownLessonRequestsUrl,
    {
      does: "Lists the requests the caller sent, newest first.",
      who: "signed in",
      answer: { status: 200, body: OwnLessonRequestView.array() },
    },
    ({ user }, { db }) => requestsOfRequester(db, user.id),
  ),
  call(
    "GET",
    lessonRequestsUrl,
    {
      does: "Lists custom lesson requests.",
      ...handlers,
      list: lessonRequestList,
      answer: { status: 200, body: LessonRequestView.array() },
    },
    ({ user, list }, { db }) => listLessonRequests(db, staffOf(user), list),
  ),
  call(
    "GET",
    lessonRequestUrl(":id"),
    {
      does: "Shows one custom lesson request.",
      ...handlers,
      answer: { status: 200, body: LessonRequestView },
    },
    ({ user, params }, backend) => handledRequest(backend, user, params.id),
  ),
  call(
    "PATCH",
    lessonRequestStatusUrl(":id"),
    {
      does: "Sets a request's status. Scheduled, with a day and a time, also puts the lesson on the calendar; with `alsoOn`, one every week, all of them or none.",
      ...handlers,
      body: AnswerRequest,
      answer: { status: 200, body: LessonRequestView },
      refused: {
        409: "The time is taken or has passed, a lesson that the caller doesn't know of was scheduled (`ScheduledMeanwhile`), or the data of whoever sent the request was erased. Of a series: which weeks aren't free (`WeeksNotFree`).",
      },
    },
    async ({ user, command, params, body: form }, backend) => {
      const request = await handledRequest(backend, user, params.id);
      const instructorId = user.role === "admin" ? (form.instructorId ?? request.instructorId) : user.id;
      await answer(backend, command, { request, form, instructorId });
      return lessonRequestById(backend.db, "admin", request.id); // the caller was checked before
    },
  ),
];
