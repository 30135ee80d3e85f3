import { pipeline, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { SubjectKey } from "../../eventstore/subjectKeys.ts";
import { videoSubject } from "../../eventstore/videos/events.ts";
import { weeklyVideoSubject } from "../../eventstore/videos/weeklyEvents.ts";
import type { Backend } from "../backend.ts";
import type { RangeReader } from "./probe/probed.ts";
import { fileKey, sealing } from "./sealedFile.ts";
import { type Part, type Stored } from "./storage/storage.ts";
import { noSuchVideo } from "./video.ts";

type Parts = Pick<Backend, "keys" | "files">;
type File = { readonly fileId: string } & (
  | { readonly videoId: string }
  | { readonly weeklyVideoId: string }
  | { readonly userId: string }
);

/** Whose key its key is made of. */
const subjectOf = (file: File) => {
  if ("userId" in file) return file.userId; // a coach's photo
  return "videoId" in file ? videoSubject(file.videoId) : weeklyVideoSubject(file.weeklyVideoId);
};

/** Passes bytes through a cipher. `pipe` would leave the file open when whoever reads hangs up. */
const through = (bytes: Readable, cipher: ReturnType<typeof sealing>): Readable => pipeline(bytes, cipher, () => {});

/** Keeps a new file, sealed as it comes. Throws what the bytes throw, NoRoom, and a Rejection. */
export const keep = async ({ keys, files }: Parts, file: File, bytes: Readable): Promise<Stored> => {
  const { fileId } = file;
  const subject = subjectOf(file);
  bytes.on("error", () => {}); // `through` hears of it; before that nobody would, which would end the process
  const found = (await keys.forSealing([subject])).get(subject);
  if (!found) throw noSuchVideo(); // a repeat, after the video was deleted
  return files.put(fileId, through(bytes, sealing(fileKey(found.key, fileId))));
};

/** Made once for each key in memory, and gone with it. */
const made = new WeakMap<SubjectKey, Map<string, Buffer>>();
const keyOf = (subjectKey: SubjectKey, fileId: string) => {
  const keys = made.get(subjectKey) ?? new Map<string, Buffer>();
  made.set(subjectKey, keys);
  const key = keys.get(fileId) ?? fileKey(subjectKey.key, fileId);
  keys.set(fileId, key);
  return key;
};

/**
 * A file's clear bytes, or part of them, which break off when its key is destroyed. Throws a Rejection once it is, and
 * NoSuchFile.
 */
export const opened = async ({ keys, files }: Parts, file: File, part?: Part): Promise<Readable> => {
  const { fileId } = file;
  const subject = subjectOf(file);
  let isOver = false;
  let bytes: Readable | undefined;
  const letGo = keys.hold(subject, () => {
    isOver = true;
    bytes?.destroy();
  });
  try {
    const found = (await keys.forOpening([subject])).get(subject);
    if (!found) throw noSuchVideo();
    const cipher = sealing(keyOf(found, fileId), part?.first);
    bytes = await files.read(fileId, part, (piece) => cipher.update(piece));
    bytes.once("close", letGo);
    if (isOver) bytes.destroy();
    return bytes;
  } catch (error) {
    letGo();
    throw error;
  }
};

const readAhead = 256 * 1024; // bytes; what is asked for next is mostly near, and a bucket may be far

export const readerOf = (parts: Parts, file: File, size: number): RangeReader => {
  let [from, held] = [0, Buffer.alloc(0)];
  return {
    size,
    async read(start, end) {
      if (start < from || end > from + held.length) {
        const last = Math.min(size, Math.max(end, start + readAhead)) - 1;
        held = await buffer(await opened(parts, file, { first: start, last }));
        from = start;
      }
      return new Uint8Array(held.subarray(start - from, end - from));
    },
  };
};
