import { readFileSync } from "node:fs";
import type { RangeReader } from "../probe/probed.ts";

/** A clip's bytes. `clips/clips.sh` made them. */
export const clip = (name: string) => readFileSync(new URL(`clips/${name}`, import.meta.url));

export const readerOf = (bytes: Uint8Array): RangeReader => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});

/** Where a box of an MP4 file has its data, from its four-letter name on. */
export const boxIn = (bytes: Buffer, name: string) => {
  const at = bytes.indexOf(name);
  if (at < 0) throw new Error(`There is no ${name} in this file`);
  return at + 4;
};
