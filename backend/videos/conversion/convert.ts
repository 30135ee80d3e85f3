import { randomUUID } from "node:crypto";
import { videoStream } from "../../../eventstore/videos/events.ts";
import { videoToConvert } from "../../../projections/videos/queries.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { largestPoster } from "../contract.ts";
import { keep, opened, readerOf } from "../files.ts";
import { lookedAt } from "../finishing.ts";
import { keepPosterOf } from "../poster.ts";
import { refuseWithoutRoom } from "../upload.ts";
import { keepCopy, video } from "../video.ts";
import { indexFirst } from "./indexFirst.ts";
import { CannotConvert, type Source, type Transcoder } from "./transcoder.ts";

interface Conversion {
  readonly backend: Backend;
  readonly transcoder: Transcoder;
  readonly command: Command;
  readonly signal: AbortSignal;
}
interface Made {
  readonly fileId: string;
  readonly bytes: number;
  readonly sha256: string;
}

const sourceOf = (
  backend: Backend,
  file: { readonly videoId: string; readonly fileId: string },
  known: Pick<Source, "container" | "size" | "seconds">,
): Source => ({ ...known, read: (part) => opened(backend, file, part) });

/** A copy that plays everywhere, as a file of the video. What comes of it on the way is sealed, too, and goes again. */
const copyOf = async ({ backend, transcoder, signal }: Conversion, videoId: string, source: Source): Promise<Made> => {
  const onTheWay = { videoId, fileId: randomUUID() };
  const whole = { videoId, fileId: randomUUID() };
  try {
    const { bytes } = await transcoder.toPlayable(source, (made) => keep(backend, onTheWay, made), signal);
    const stored = await keep(backend, whole, await indexFirst(readerOf(backend, onTheWay, bytes)));
    return { fileId: whole.fileId, ...stored };
  } catch (error) {
    await backend.files.remove(whole.fileId);
    throw error;
  } finally {
    await backend.files.remove(onTheWay.fileId);
  }
};

const addPoster = async ({ backend, transcoder, command, signal }: Conversion, videoId: string, source: Source) => {
  try {
    const bytes = await transcoder.poster(source, signal);
    if (bytes.length > 0 && bytes.length <= largestPoster) await keepPosterOf(backend, command, videoId, bytes);
  } catch (error) {
    if (!(error instanceof CannotConvert) && !(error instanceof Rejection)) throw error; // it plays without one
  }
};

/**
 * Makes a copy of a video that plays everywhere, and the picture that is shown for it if it has none. Doing it again
 * changes nothing. Throws CannotConvert.
 */
export const convert = async (conversion: Conversion, videoId: string) => {
  const { backend, command } = conversion;
  const original = await videoToConvert(backend.db, videoId);
  const { conversion: before } = await backend.stateOf(video, videoStream(videoId));
  if (!original?.picture || before !== "none") return;
  const { fileId, bytes: size, picture, posterId } = original;
  await refuseWithoutRoom(backend, size);
  const { container, seconds } = picture;
  const made = await copyOf(conversion, videoId, sourceOf(backend, { videoId, fileId }, { container, seconds, size }));
  const file = { videoId, fileId: made.fileId };
  let isKept = false;
  try {
    const found = await lookedAt(backend, file, made.bytes);
    if (found.playable !== "everywhere") throw new CannotConvert("unreadable");
    const fact = { videoId, ...made, rendition: "copy" as const, container: "mp4" as const, picture: found };
    const decide = keepCopy(fact);
    isKept = (await backend.handle({ fold: video, stream: videoStream(videoId), command }, decide)).recorded;
    if (isKept && posterId === null)
      await addPoster(
        conversion,
        videoId,
        sourceOf(backend, file, { container: "mp4", seconds: found.seconds, size: made.bytes }),
      );
  } catch (error) {
    if (error instanceof Rejection && error.code === "NotAVideo") throw new CannotConvert("unreadable");
    throw error;
  } finally {
    if (!isKept) await backend.files.remove(made.fileId);
  }
};
