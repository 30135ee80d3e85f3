import { randomUUID } from "node:crypto";
import type Router from "@koa/router";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { instructorName } from "../../projections/accounts/queries.ts";
import type { Staff } from "../../projections/accounts/studentQueries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import {
  lessonRequestById,
  listLessonRequests,
  replyDueAt,
  requestsOfRequester,
  sentRequest,
} from "../../projections/lessons/requestQueries.ts";
import type { OwnLessonRequestView } from "../../projections/lessons/view.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, inRole, signedIn } from "../http/signedIn.ts";
import { answer } from "./answerRequest.ts";
import {
  AnswerRequest,
  lessonRequestStatusUrl,
  lessonRequestsUrl,
  lessonRequestUrl,
  ownLessonRequestsUrl,
  RequestLesson,
} from "./contract.ts";
import { noSuchRequest } from "./request.ts";
import { lessonRequestList } from "./requestCalls.ts";
import { sendRequest } from "./sendRequest.ts";

const staff = ({ id, role }: UserView): Staff => (role === "admin" ? "admin" : { instructor: id });

export const lessonRequestRoutes = (router: Router, backend: Backend) => {
  const { db, limits, caughtUp } = backend;

  /** One that this person may handle. To anybody else it does not exist. */
  const handledRequest = async (user: UserView, id: string) => {
    const found = await lessonRequestById(db, staff(user), id);
    if (found) return found;
    const known = await caughtUp(); // it may have been sent through another node a moment ago
    const late = await lessonRequestById(db, staff(user), id);
    if (!late && !known) throw new StoreUnavailable("whether there is such a request is not known at this moment");
    if (!late) throw noSuchRequest();
    return late;
  };

  router.get(lessonRequestsUrl, async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const query = listQueryOf(ctx, lessonRequestList);
    answerList(ctx, "requests", query, await listLessonRequests(db, staff(user), query));
  });

  router.get(lessonRequestUrl(":id"), async (ctx) => {
    ctx.body = await handledRequest(inRole(ctx, "instructor", "admin"), ctx.params.id!);
  });

  router.get(ownLessonRequestsUrl, async (ctx) => {
    ctx.body = await requestsOfRequester(db, signedIn(ctx).id);
  });

  router.post(lessonRequestsUrl, async (ctx) => {
    const form = shaped(RequestLesson, ctx.request.body);
    await limits.count("requestLessonFromAddress", ctx.ip);
    const { instructorId } = form;
    const name = instructorId === null ? null : await instructorName(db, instructorId);
    if (name === undefined)
      throw new Rejection("missing", "NoSuchInstructor", "This instructor does not give lessons here any more.");
    const command = commandOf(ctx);
    if (form.topic) {
      ctx.status = 201;
      ctx.body = asIfSent({ form, instructorName: name, now: command.now });
      return;
    }
    const user: UserView | undefined = ctx.state.user;
    const requestId = await sendRequest(backend, command, { requesterId: user?.id ?? null, form });
    answerCreated(ctx, requestId, await sentRequest(db, requestId));
  });

  router.patch(lessonRequestStatusUrl(":id"), async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const request = await handledRequest(user, ctx.params.id!);
    const form = shaped(AnswerRequest, ctx.request.body);
    const instructorId = user.role === "admin" ? (form.instructorId ?? request.instructorId) : user.id;
    await answer(backend, commandOf(ctx), { request, form, instructorId });
    ctx.body = await lessonRequestById(db, "admin", request.id); // the caller was checked before
  });
};

/** What a robot is answered: the same as people, so that it learns nothing. Nothing of it is kept. */
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
