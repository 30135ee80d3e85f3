import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../http/oldCall.ts";
import {
  AnswerRequest,
  LessonRequestStatus,
  lessonRequestStatusUrl,
  lessonRequestsUrl,
  lessonRequestUrl,
  LessonRequestView,
  OwnLessonRequestView,
  ownLessonRequestsUrl,
  RequestLesson,
} from "./contract.ts";

const handlers = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for requests to them or to nobody in particular",
} as const;

export const lessonRequestList: ListParts = {
  sort: ["id", "name", "status", "submittedAt", "createdAt"],
  filter: z.object({
    id: oneOrMore(z.string()),
    status: oneOrMore(LessonRequestStatus),
    instructorId: oneOrMore(z.string()),
    requesterId: oneOrMore(z.string()),
    q: z.string().optional().describe("part of the name, e-mail address or phone number"),
  }),
};

export const lessonRequestCalls: readonly Call[] = [
  {
    method: "POST",
    path: lessonRequestsUrl,
    does: "Asks for a lesson at another time or place than is offered. The instructor's name is taken from the id.",
    who: "everybody",
    body: RequestLesson,
    answer: { status: 201, body: OwnLessonRequestView },
    refused: {
      404: "There is no such instructor any more.",
      429: "Five requests an hour from one address; `Retry-After` says how many seconds to wait.",
    },
  },
  {
    method: "GET",
    path: ownLessonRequestsUrl,
    does: "Lists the requests that the caller sent, the last first.",
    who: "signed in",
    answer: { status: 200, body: OwnLessonRequestView.array() },
  },
  {
    method: "GET",
    path: lessonRequestsUrl,
    does: "Lists custom lesson requests.",
    ...handlers,
    list: lessonRequestList,
    answer: { status: 200, body: LessonRequestView.array() },
  },
  {
    method: "GET",
    path: lessonRequestUrl(":id"),
    does: "Shows one custom lesson request.",
    ...handlers,
    answer: { status: 200, body: LessonRequestView },
  },
  {
    method: "PATCH",
    path: lessonRequestStatusUrl(":id"),
    does: "Says how far a request is. Scheduled with a day and a time puts its lesson on the calendar in the same step.",
    ...handlers,
    body: AnswerRequest,
    answer: { status: 200, body: LessonRequestView },
    refused: { 409: "The time is taken or over, or the data of whoever sent the request was removed." },
  },
];
