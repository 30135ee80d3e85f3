import type { Storage } from "../../backend/videos/storage/storage.ts";

export const filesFolderOf = (file: string) => `${file}.videos`;

/**
 * Copies what is not there yet; files never change. `gone`: of deleted videos, of which no copy is kept. Returns how
 * many there are to copy, and how many of them are new.
 */
export const copyFiles = async (
  { from, to, gone = [] }: { from: Storage; to: Storage; gone?: readonly string[] },
  { tick, signal }: { tick: () => void; signal: AbortSignal },
) => {
  const copied = { files: 0, bytes: 0, new: 0 };
  const left = new Set(gone);
  for await (const { fileId, bytes } of from.list()) {
    signal.throwIfAborted();
    if (left.has(fileId)) continue;
    tick();
    copied.files += 1;
    copied.bytes += bytes;
    if ((await to.size(fileId)) === bytes) continue;
    await to.remove(fileId); // broken off, or damaged
    await to.put(fileId, await from.read(fileId));
    copied.new += 1;
  }
  for (const fileId of left) await to.remove(fileId);
  return copied;
};
