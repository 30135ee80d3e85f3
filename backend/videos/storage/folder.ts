import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import {
  chmod,
  type FileHandle,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rm,
  stat,
  statfs,
} from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
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

const whole: Part = { first: 0, last: Infinity };
const atOnce = 256 * 1024; // bytes

/** Places to read into that are free: making them is dear. */
const free: Buffer[] = [];
const mostFree = 16;

/** All pieces of a file are read into one place: what passes through is made of them there. */
const reading = (file: FileHandle, { first, last }: Part, through: (piece: Buffer) => Buffer) => {
  const place = free.pop() ?? Buffer.allocUnsafeSlow(atOnce);
  let at = first;
  const next = async (bytes: Readable) => {
    const { bytesRead } = await file.read(place, 0, Math.min(place.length, last - at + 1), at);
    at += bytesRead;
    if (bytesRead > 0) bytes.push(through(place.subarray(0, bytesRead)));
    if (bytesRead > 0 && at <= last) return;
    if (free.length < mostFree) free.push(place); // nothing is read into it anymore
    bytes.push(null);
  };
  return new Readable({
    highWaterMark: atOnce,
    read() {
      next(this).catch((error: Error) => this.destroy(error));
    },
    destroy(error, done) {
      file.close().then(
        () => done(error),
        () => done(error),
      );
    },
  });
};

const pathIn = (folder: string) => (fileId: string) => {
  if (!isFileId(fileId)) throw new Error(`${JSON.stringify(fileId)} is no file's id`);
  return join(folder, fileId);
};

/** Files in a folder that stays as it is, such as a backup's. */
export const folderToRead = (folder: string): Pick<Storage, "read" | "list"> => ({
  async read(fileId, part = whole, through = (bytes) => Buffer.from(bytes)) {
    const file = await open(pathIn(folder)(fileId), "r").catch((error: unknown) => {
      throw has(error, "ENOENT") ? new NoSuchFile(fileId) : error;
    });
    return reading(file, part, through);
  },
  async *list() {
    for await (const { name } of await opendir(folder)) {
      if (!isFileId(name)) continue;
      const found = await statOf(join(folder, name));
      if (found) yield { fileId: name, bytes: found.size, changedAt: found.mtime.toISOString() };
    }
  },
});

/** Files in a folder of this machine, or one that all nodes share. */
export const folderStorage = async (folder: string): Promise<Storage> => {
  const arriving = join(folder, "arriving"); // what is being written
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700); // Node gives the mode to the last folder only
  const place = join(folder, "place");
  const pathOf = pathIn(folder);
  const { read, list } = folderToRead(folder);
  const size = async (fileId: string) => (await statOf(pathOf(fileId)))?.size;

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
    // What says that there is something left to do here goes last: a crash may come in between.
    for (const name of [`${arrived}.json`, arrived]) await rm(name, { force: true });
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
    list,
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
