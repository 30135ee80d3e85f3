import { videoStream } from "../../../eventstore/videos/events.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { marksOn } from "../../../projections/videos/markQueries.ts";
import type { Backend } from "../../backend.ts";
import { commandAbout, newId } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { seen, viewers } from "../seen.ts";
import { videoLimits } from "../upload.ts";
import { annotateVideo, video } from "../video.ts";
import { marksReadUrl, marksUrl, MarkView, SaveMarks } from "./contract.ts";

const reading = {
  does: "Lists what is drawn on a video, in the order in which it was drawn.",
  ...viewers,
  answer: { status: 200, body: MarkView.array() },
} as const;
const read = async ({ user, params: { id } }: { user: UserView; params: { id: string } }, backend: Backend) => {
  await seen(backend, user, id);
  return marksOn(backend.db, id);
};

export const markCalls: readonly Call[] = [
  call("GET", marksReadUrl(":id"), reading, read),
  call("GET", marksUrl(":id"), reading, read),
  call(
    "POST",
    marksUrl(":id"),
    {
      does: "Saves what the caller has drawn on a video: these are all of their marks now. With `removed`, only those are removed, and marks that aren't named stay. Nobody else's marks are touched. Answers with everybody's.",
      ...viewers,
      body: SaveMarks,
      answer: { status: 201, body: MarkView.array() },
      refused: {
        409: "One of the marks was drawn by somebody else (NotYourMark).",
        422: "There'd be more than 500 marks of the caller's (TooManyMarks), or one is at a time after the video's end (AfterTheEnd).",
        429: "More than 60 saves in a minute.",
      },
    },
    async ({ user, params: { id }, body, command }, backend) => {
      await seen(backend, user, id);
      await backend.limits.count(videoLimits.saveMarks, user.id, "You've saved a lot in the last minute.");
      const save = "annotations" in body ? body : { annotations: body };
      const newMarkId = (n: number) => newId(commandAbout(command, String(n)), "mark");
      const wanted = { videoId: id, by: user.id, newId: newMarkId, ...save };
      await backend.handle({ fold: video, stream: videoStream(id), command }, annotateVideo(wanted));
      return marksOn(backend.db, id);
    },
  ),
];
