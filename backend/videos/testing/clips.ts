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

/** The beginning of a box of an MP4 file that says it has so many bytes. */
export const box = (name: string, size = 8n) => {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1, 0); // its size follows
  header.write(name, 4);
  header.writeBigUInt64BE(size, 8);
  return header;
};

/** What comes before the rest of a video of just so many bytes, whatever the rest is. */
export const headOfFilm = (bytes: number) => {
  const start = clip("faststart.mp4");
  return Buffer.concat([start, box("free", BigInt(bytes - start.length))]);
};
/** A video of just so many bytes. */
export const film = (bytes: number) => {
  const head = headOfFilm(bytes);
  return Buffer.concat([head, Buffer.alloc(bytes - head.length)]);
};
