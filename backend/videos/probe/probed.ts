import type { containers, playable, soundTypes } from "../../../eventstore/videos/events.ts";

/** Bytes of a file that need not be on this machine, nor readable without us. */
export interface RangeReader {
  readonly size: number; // bytes
  /** From `start` to before `end`. */
  readonly read: (start: number, end: number) => Promise<Uint8Array>;
}

export type Playable = (typeof playable)[number];

/** What a file is, according to its bytes. Null: cannot be told. */
export interface Probed {
  readonly container: (typeof containers)[number];
  readonly playable: Playable; // where it plays: in every browser, in some (HEVC), or in none
  readonly seconds: number | null;
  readonly width: number | null; // px as shown, so a rotated video has them exchanged
  readonly height: number | null;
  readonly rotation: number; // degrees clockwise
  readonly fps: number | null; // on average, if it varies
  readonly isVariable: boolean;
  readonly codec: string | null;
  readonly audio: string | null; // its codec; null: silent
}

/** What a recording of a voice is. */
export interface Sound {
  readonly container: (typeof soundTypes)[number];
  readonly seconds: number;
}
export interface NoSound {
  readonly unfit: "not a recording" | "incomplete" | "took too long";
}

/** Why a file is not taken. */
export type Unfit = "not a video" | "incomplete" | "too long" | "too large a picture" | "took too long";
export interface Refused {
  readonly unfit: Unfit;
}

export const longest = 60 * 60; // s
export const widest = 8192; // px, either way
