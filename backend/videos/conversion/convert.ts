import { randomUUID } from "node:crypto";
import type { Backend } from "../../backend.ts";
import { Rejection } from "../../http/rejection.ts";
import { largestPoster } from "../contract.ts";
import { keep, opened, readerOf } from "../files.ts";
import { lookedAt } from "../finishing.ts";
import { refuseWithoutRoom } from "../upload.ts";
import type { Original } from "./original.ts";
import { CannotConvert, type Source, type Transcoder } from "./transcoder.ts";

interface Conversion {
  readonly backend: Backend;
  readonly transcoder: Transcoder;
  readonly signal: AbortSignal;
}

const sourceOf = (
  backend: Backend,
  file: Parameters<typeof opened>[1],
  known: Pick<Source, "container" | "size" | "seconds">,
): Source => ({ ...known, read: (part) => opened(backend, file, part) });

/** A copy that plays everywhere, as a file of the video. What comes of it on the way is sealed, too, and goes again. */
const copyOf = async ({ backend, transcoder, signal }: Conversion, of: Original["of"], source: Source) => {
  const onTheWay = { ...of, fileId: randomUUID() };
  const whole = { ...of, fileId: randomUUID() };
  try {
    const { indexFirst } = await import("./indexFirst.ts"); // with its library, which a start need not wait for
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

const addPoster = async ({ transcoder, signal }: Conversion, { keepPoster }: Original, source: Source) => {
  try {
    const bytes = await transcoder.poster(source, signal);
    if (bytes.length > 0 && bytes.length <= largestPoster) await keepPoster(bytes);
  } catch (error) {
    if (!(error instanceof CannotConvert) && !(error instanceof Rejection)) throw error; // it plays without one
  }
};

/**
 * Makes a copy of a video that plays everywhere, and the picture that is shown for it if it has none. Doing it again
 * changes nothing. Throws CannotConvert.
 */
export const convert = async (conversion: Conversion, original: Original) => {
  const { backend } = conversion;
  const { of, fileId, bytes: size, picture, posterId } = original;
  if (!picture || (await original.state()).conversion !== "none") return;
  await refuseWithoutRoom(backend, size);
  const { container, seconds } = picture;
  const made = await copyOf(conversion, of, sourceOf(backend, { ...of, fileId }, { container, seconds, size }));
  const file = { ...of, fileId: made.fileId };
  let isKept = false; // or may be: then its file stays
  try {
    const found = await lookedAt(backend, file, made.bytes);
    if (found.playable !== "everywhere") throw new CannotConvert("unreadable");
    // First, since whoever waits for the copy stops looking once it is there.
    if (posterId === null)
      await addPoster(
        conversion,
        original,
        sourceOf(backend, file, { container: "mp4", seconds: found.seconds, size: made.bytes }),
      );
    isKept = true;
    isKept = (await original.keepCopy(made, found)).recorded;
  } catch (error) {
    if (error instanceof Rejection && error.code === "NotAVideo") throw new CannotConvert("unreadable");
    if (error instanceof Rejection && error.code === "TookTooLong") throw new CannotConvert("took too long");
    throw error;
  } finally {
    if (!isKept) await backend.files.remove(made.fileId);
  }
};
