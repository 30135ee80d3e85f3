import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, link, mkdir, open, opendir, readdir, readFile, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { writeOnce } from "../../../eventstore/secretFile.ts";
import { counted, storedAs } from "./counted.ts";
import { FileExists, isFileId, NoRoom, NoSuchFile, type Part, type Storage } from "./storage.ts";

const has = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;

/** Undefined: there is no such file, or no longer. */
const statOf = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (!has(error, "ENOENT")) throw error;
    return undefined;
  });

/** Makes what was done to the names in a folder outlive a loss of power. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

const reading = { highWaterMark: 256 * 1024 }; // bytes at a time

/** Files in a folder of this machine, or one that all nodes share. */
export const folderStorage = async (folder: string): Promise<Storage> => {
  const arriving = join(folder, "arriving"); // what is being written
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700); // Node gives the mode to the last folder only
  const place = join(folder, "place");
  const pathOf = (fileId: string) => {
    if (!isFileId(fileId)) throw new Error(`${JSON.stringify(fileId)} is no file's id`);
    return join(folder, fileId);
  };
  const size = async (fileId: string) => (await statOf(pathOf(fileId)))?.size;

  const read = async (fileId: string, part?: Part): Promise<Readable> => {
    const stream = createReadStream(pathOf(fileId), {
      ...reading,
      ...(part && { start: part.first, end: part.last }),
    });
    return new Promise((resolve, reject) => {
      stream.once("open", () => resolve(stream));
      stream.once("error", (error) => reject(has(error, "ENOENT") ? new NoSuchFile(fileId) : error));
    });
  };

  const check = async (fileId: string) => storedAs(await read(fileId));
  const keepArrived = async (fileId: string) => {
    const path = pathOf(fileId);
    const arrived = join(arriving, fileId);
    const file = await open(arrived, "r+").catch((error: unknown) => {
      if (has(error, "ENOENT")) return undefined; // settled before
      throw error;
    });
    if (!file) return;
    await file.sync().finally(() => file.close());
    await link(arrived, path).catch((error: unknown) => {
      if (!has(error, "EEXIST") && !has(error, "ENOENT")) throw error; // someone else is settling it
    });
    await syncFolder(folder);
    for (const name of [arrived, `${arrived}.json`]) await rm(name, { force: true });
  };

  return {
    size,
    check,
    receiving: new FileStore({ directory: arriving }),
    async settle(fileId) {
      await keepArrived(fileId);
      return check(fileId);
    },
    async put(fileId, sealed) {
      const path = pathOf(fileId);
      const coming = join(arriving, `${fileId}.${randomUUID()}`);
      try {
        const { counting, stored } = counted();
        await pipeline(sealed, counting, createWriteStream(coming, { flags: "wx", mode: 0o600, flush: true }));
        await link(coming, path); // unlike renaming, it never replaces a file
        await syncFolder(folder);
        return stored();
      } catch (error) {
        if (has(error, "EEXIST")) throw new FileExists(fileId);
        throw has(error, "ENOSPC") || has(error, "EDQUOT") ? new NoRoom("the folder is full", { cause: error }) : error;
      } finally {
        await rm(coming, { force: true });
      }
    },
    read,
    async remove(fileId) {
      const path = pathOf(fileId);
      for (const name of [path, join(arriving, fileId), join(arriving, `${fileId}.json`)])
        await rm(name, { force: true });
    },
    async *list() {
      for await (const { name } of await opendir(folder)) {
        if (!isFileId(name)) continue;
        const found = await statOf(join(folder, name));
        if (found) yield { fileId: name, bytes: found.size, changedAt: found.mtime.toISOString() };
      }
    },
    arriving: async () => (await readdir(arriving)).filter(isFileId).length,
    async sweep(before) {
      for await (const { name } of await opendir(arriving)) {
        const path = join(arriving, name);
        const found = await statOf(path);
        if (found && found.mtime.toISOString() < before) await rm(path, { force: true });
      }
    },
    placeId: async () =>
      readFile(place, "utf8").then(
        (id) => id.trim(),
        (error: unknown) => {
          if (!has(error, "ENOENT")) throw error;
          return undefined;
        },
      ),
    givePlaceId: (id) => writeOnce(place, `${id}\n`),
    async free() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
};
