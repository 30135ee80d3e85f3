import { lessonRequestStream } from "../../../eventstore/lessons/requestEvents.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import type { RequestLesson } from "../contract.ts";
import { lessonRequest, requestLesson } from "./request.ts";

/** Someone requests a lesson outside the open times. `requesterId`: null without an account. Returns the new id. */
export const sendRequest = async (
  { handle }: Pick<Backend, "handle">,
  command: Command,
  { requesterId, form }: { requesterId: string | null; form: RequestLesson },
): Promise<string> => {
  const { instructorId, travelPreference, sessionFocus, name, phone, email } = form;
  const { playerId } = form;
  const isOther = playerId !== undefined && playerId !== requesterId;
  const { preferredDates, preferredTimes, location, additionalNotes } = form;
  const requestId = newId(command, "lessonRequest");
  const request = {
    requestId,
    requesterId,
    instructorId,
    travelPreference,
    sessionFocus,
    ...(isOther && { playerId, words: additionalNotes ? { additionalNotes } : null }),
    personal: { name, phone, email, preferredDates, preferredTimes, location, ...(!isOther && { additionalNotes }) },
  };
  const target = { fold: lessonRequest, stream: lessonRequestStream(requestId), command };
  await handle(target, requestLesson({ request }));
  return requestId;
};
