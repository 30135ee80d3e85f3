import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { NoSuchFile, type Storage } from "../../backend/videos/storage/storage.ts";

export const filesFolderOf = (file: string) => `${file}.videos`;

/** Every file that a video has and its hash, as sha256sum checks them. */
export const writeSums = async (
  file: string,
  known: AsyncIterable<{ readonly fileId: string; readonly sha256: string; readonly bytes: number }>,
  tick: () => void,
) => {
  const sums = { files: 0, bytes: 0 };
  const folder = filesFolderOf(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `SHA256SUMS.${randomUUID()}.part`);
  const list = await open(draft, "wx", 0o600);
  try {
    for await (const { fileId, sha256, bytes } of known) {
      await list.write(`${sha256}  ${fileId}\n`);
      sums.files += 1;
      sums.bytes += bytes;
      tick();
    }
    await list.sync();
    await rename(draft, join(folder, "SHA256SUMS"));
    return sums;
  } finally {
    await list.close();
    await rm(draft, { force: true });
  }
};

/**
 * Copies what is not there yet; files never change. `gone`: of deleted videos, of which no copy is kept. Returns how
 * many there are to copy, and how many of them are new.
 */
export const copyFiles = async (
  { from, to, gone = [] }: { from: Pick<Storage, "list" | "read">; to: Storage; gone?: readonly string[] },
  { tick, signal }: { tick: () => void; signal: AbortSignal },
) => {
  const copied = { files: 0, bytes: 0, new: 0 };
  const left = new Set(gone);
  /** False: it was deleted since it was listed. */
  const copy = async (fileId: string) => {
    try {
      await to.put(fileId, await from.read(fileId));
      return true;
    } catch (error) {
      if (error instanceof NoSuchFile) return false;
      throw error;
    }
  };
  for await (const { fileId, bytes } of from.list()) {
    signal.throwIfAborted();
    if (left.has(fileId)) continue;
    const isNew = (await to.size(fileId)) !== bytes;
    if (isNew) {
      await to.remove(fileId); // broken off, or damaged
      if (!(await copy(fileId))) continue;
    }
    tick();
    copied.files += 1;
    copied.bytes += bytes;
    if (isNew) copied.new += 1;
  }
  for (const fileId of left) await to.remove(fileId);
  return copied;
};
