import type { Readable } from "node:stream";
import type { VideoView } from "../contract.ts";
import type { Served } from "./serve.ts";

/** A file that is to be converted. */
export interface Source extends Served {
  readonly container: VideoView["container"];
  readonly seconds: number | null; // null: cannot be told
}

/** Why it could not be, which is the file's fault as far as can be told. */
export class CannotConvert extends Error {
  readonly why: "unreadable" | "took too long";
  constructor(why: CannotConvert["why"]) {
    super(`A video could not be converted: ${why}`);
    this.why = why;
  }
}

/** It is no longer there, which is no file's fault. */
export class NoTranscoder extends Error {}

/** What makes copies of videos that play everywhere, no larger than 720p, as smooth as they were. */
export interface Transcoder {
  readonly version: string;
  /** `keep` gets the copy while it is made: a fragmented MP4. Throws CannotConvert, NoTranscoder, and what `keep` throws. */
  readonly toPlayable: <Kept>(
    from: Source,
    keep: (made: Readable) => Promise<Kept>,
    signal: AbortSignal,
  ) => Promise<Kept>;
  /** A JPEG. Throws CannotConvert and NoTranscoder. */
  readonly poster: (from: Source, signal: AbortSignal) => Promise<Buffer>;
}
