import { lessonRequestStream } from "../../../eventstore/lessons/requestEvents.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { lessonRequest, noteContact } from "./request.ts";

/** Staff answered it from the inbox. */
export const noteRequestContact = ({ handle }: Pick<Backend, "handle">, command: Command, requestId: string) =>
  handle({ fold: lessonRequest, stream: lessonRequestStream(requestId), command }, noteContact({ requestId }));
