import { lessonRequestStream, requestOfVisitor } from "../../../eventstore/lessons/requestEvents.ts";
import { requestsLeftOpen } from "../../../projections/lessons/requestQueries.ts";
import type { WhenErased } from "../../backend.ts";
import { closeRequest, lessonRequest } from "./request.ts";

/** No one is reminded of a request whose sender can no longer be reached. */
export const closeRequestsWhenErased: WhenErased = async ({ db, handle, caughtUp }, command, subject) => {
  await caughtUp();
  let requests = 0;
  for (const { id: requestId } of await requestsLeftOpen(db, { subject, requestId: requestOfVisitor(subject) })) {
    const target = { fold: lessonRequest, stream: lessonRequestStream(requestId), command };
    if ((await handle(target, closeRequest({ requestId }))).recorded) requests++;
  }
  return { request: requests };
};
