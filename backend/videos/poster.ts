import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { videoStream } from "../../eventstore/videos/events.ts";
import { weeklyVideoStream } from "../../eventstore/videos/weeklyEvents.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { keep } from "./files.ts";
import { NoRoom, type Stored } from "./storage/storage.ts";
import { noRoom } from "./upload.ts";
import { keepPoster, video } from "./video.ts";
import { keepWeeklyPoster, weeklyVideo } from "./weekly/weekly.ts";

export const pictures = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;
const isPicture = (ending: string | undefined): ending is keyof typeof pictures =>
  ending !== undefined && ending in pictures;

/** Keeps a picture sealed with its video's key, until it turns out that it is not wanted. Throws a Rejection. */
const kept = async (
  backend: Backend,
  of: { readonly videoId: string } | { readonly weeklyVideoId: string },
  bytes: Buffer,
  record: (made: Stored & { readonly fileId: string; readonly container: keyof typeof pictures }) => Promise<unknown>,
) => {
  const container = (await fileTypeFromBuffer(bytes))?.ext;
  if (!isPicture(container)) throw new Rejection("invalid", "NotAPicture", "Please send a picture: JPEG, PNG or WebP.");
  const file = { ...of, fileId: randomUUID() };
  try {
    const stored = await keep(backend, file, Readable.from([bytes]));
    await record({ fileId: file.fileId, container, ...stored });
  } catch (error) {
    if (error instanceof Rejection) await backend.files.remove(file.fileId); // else the fact may be there
    throw error instanceof NoRoom ? noRoom() : error;
  }
};

/** The picture that is shown for a video. */
export const keepPosterOf = (backend: Backend, command: Command, videoId: string, bytes: Buffer) =>
  kept(backend, { videoId }, bytes, (made) =>
    backend.handle(
      { fold: video, stream: videoStream(videoId), command },
      keepPoster({ videoId, ...made, rendition: "poster" }),
    ),
  );

/** The picture that is shown for a weekly video. */
export const keepPosterOfWeekly = (backend: Backend, command: Command, weeklyVideoId: string, bytes: Buffer) =>
  kept(backend, { weeklyVideoId }, bytes, (made) =>
    backend.handle(
      { fold: weeklyVideo, stream: weeklyVideoStream(weeklyVideoId), command },
      keepWeeklyPoster({ weeklyVideoId, ...made }),
    ),
  );
