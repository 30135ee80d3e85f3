import { z } from "zod";
import {
  type ChangeFocusPoint,
  focusPointsUrl,
  focusPointUrl,
  type SetFocusPoint,
} from "../../../backend/videos/progress/contract.ts";
import { type ChangeVideoStatus, videoStatusUrl } from "../../../backend/videos/review/contract.ts";
import {
  type CorrectWeeklyVideo,
  weeklyPosterUrl,
  weeklyVideosUrl,
  weeklyVideoUrl,
} from "../../../backend/videos/weekly/weeklyContract.ts";
import { command, refused, send } from "../../shared/api.ts";

/** What is typed about a weekly video. `key`: however often it is sent, it is one. */
interface Publishing {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly uploadType: "file" | "url";
  readonly videoUrl: string;
  readonly video: File | null;
  readonly players: readonly { readonly id: string }[];
  readonly requiresMembership: boolean;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

const PublishedId = z.object({ id: z.string() });

/** The picture that is shown for it; one without a picture is a video, too. */
const sendPoster = async (id: string, video: File) => {
  try {
    const { posterOfFile } = await import("../../shared/videos/poster.ts");
    const poster = await posterOfFile(video);
    if (poster) await send("PUT", weeklyPosterUrl(id), { body: poster, headers: { "content-type": poster.type } });
  } catch {
    // it is published all the same
  }
};

/** A file is uploaded first, piece by piece; then the form says what it is. */
const publish = async ({ key, video, players, onSent, signal, ...told }: Publishing) => {
  const { sendFile } = await import("./weekly/sendFile.ts");
  const form = new FormData();
  for (const name of ["title", "description", "uploadType"] as const) form.set(name, told[name]);
  form.set("assignedPlayerIds", JSON.stringify(players.map(({ id }) => id)));
  form.set("requiresMembership", String(told.requiresMembership));
  if (told.uploadType === "url") form.set("videoUrl", told.videoUrl);
  else if (video) form.set("uploadId", await sendFile(video, { onSent, signal }));
  const response = await send("POST", weeklyVideosUrl, { body: form, headers: { "idempotency-key": key } });
  const body = await response.text();
  if (!response.ok) throw refused(response, body);
  if (video) await sendPoster(PublishedId.parse(JSON.parse(body)).id, video);
};

export const videoVerbs = {
  changeVideoStatus: ({ id, ...step }: ChangeVideoStatus & { id: string }) =>
    command("PATCH", videoStatusUrl(id), step),
  setFocusPoint: ({ key, ...told }: SetFocusPoint & { key: string }) =>
    command("POST", focusPointsUrl, told, { idempotencyKey: key }),
  changeFocusPoint: ({ id, ...changes }: ChangeFocusPoint & { id: string }) =>
    command("PATCH", focusPointUrl(id), changes),
  publishWeeklyVideo: publish,
  correctWeeklyVideo: ({ id, ...changes }: CorrectWeeklyVideo & { id: string }) =>
    command("PATCH", weeklyVideoUrl(id), changes),
  removeWeeklyVideo: (id: string) => command("DELETE", weeklyVideoUrl(id)),
};
export type VideoVerbs = typeof videoVerbs;
