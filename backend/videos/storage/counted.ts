import { createHash } from "node:crypto";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Stored } from "./storage.ts";

/** Passes bytes on, and knows once they are through how many they were and their hash. */
export const counted = () => {
  const hash = createHash("sha256");
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { counting, stored: (): Stored => ({ bytes, sha256: hash.digest("hex") }) };
};

export const storedAs = async (read: Readable): Promise<Stored> => {
  const { counting, stored } = counted();
  await pipeline(read, counting.resume());
  return stored();
};
