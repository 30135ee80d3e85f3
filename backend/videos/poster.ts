import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { videoStream } from "../../eventstore/videos/events.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { keep } from "./files.ts";
import { NoRoom } from "./storage/storage.ts";
import { noRoom } from "./upload.ts";
import { keepPoster, video } from "./video.ts";

export const pictures = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;
const isPicture = (ending: string | undefined): ending is keyof typeof pictures =>
  ending !== undefined && ending in pictures;

/** Keeps the picture that is shown for a video, sealed with the video's key. Throws a Rejection. */
export const keepPosterOf = async (backend: Backend, command: Command, videoId: string, bytes: Buffer) => {
  const container = (await fileTypeFromBuffer(bytes))?.ext;
  if (!isPicture(container)) throw new Rejection("invalid", "NotAPicture", "Please send a picture: JPEG, PNG or WebP.");
  const file = { videoId, fileId: randomUUID() };
  try {
    const stored = await keep(backend, file, Readable.from([bytes]));
    const made = { ...file, rendition: "poster" as const, container, ...stored };
    await backend.handle({ fold: video, stream: videoStream(videoId), command }, keepPoster(made));
  } catch (error) {
    if (error instanceof Rejection) await backend.files.remove(file.fileId); // else the fact may be there
    throw error instanceof NoRoom ? noRoom() : error;
  }
};
