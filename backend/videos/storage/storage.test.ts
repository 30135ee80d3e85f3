import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Upload } from "@tus/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOn, newBucket } from "../testing/bucket.ts";
import { folderStorage } from "./folder.ts";
import { openStorage } from "./openStorage.ts";
import { configurationFrom } from "../../configuration.ts";
import { FileExists, NoSuchFile, type Storage } from "./storage.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "videos-"))));
afterAll(() => rm(folder, { recursive: true }));

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const large = randomBytes(1_000_000);
const idsIn = async (storage: Storage) => {
  const ids: string[] = [];
  for await (const { fileId } of storage.list()) ids.push(fileId);
  return ids;
};
async function* breakingOff() {
  yield large;
  throw new Error("The phone is gone");
}

/** What every place where files are kept must do. */
const contract = (open: () => Promise<Storage>) => {
  let storage: Storage;
  beforeAll(async () => void (storage = await open()));

  it("keeps a file and tells its size and hash", async () => {
    const fileId = randomUUID();
    const stored = { bytes: large.length, sha256: sha256(large) };
    expect(await storage.put(fileId, Readable.from([large]))).toEqual(stored);
    expect(await storage.size(fileId)).toBe(large.length);
    expect(await storage.check(fileId)).toEqual(stored);
    expect((await buffer(await storage.read(fileId))).equals(large)).toBe(true);
  });

  it.each([
    { first: 0, last: 0 },
    { first: 499_999, last: 750_001 },
    { first: 999_999, last: 999_999 },
  ])("reads from $first to $last", async (part) => {
    const fileId = randomUUID();
    await storage.put(fileId, Readable.from([large]));
    expect((await buffer(await storage.read(fileId, part))).equals(large.subarray(part.first, part.last + 1))).toBe(
      true,
    );
  });

  it("passes what it reads through what changes it, piece by piece", async () => {
    const fileId = randomUUID();
    await storage.put(fileId, Readable.from([large]));
    const part = { first: 1, last: large.length - 2 };
    const other = await buffer(await storage.read(fileId, part, (piece) => piece.map((byte) => byte ^ 255) as Buffer));
    expect(other.equals(large.subarray(1, -1).map((byte) => byte ^ 255))).toBe(true);
  });

  it("keeps nothing of a file that breaks off, and takes it anew", async () => {
    const fileId = randomUUID();
    await expect(storage.put(fileId, Readable.from(breakingOff()))).rejects.toThrow("The phone is gone");
    expect(await storage.size(fileId)).toBeUndefined();
    expect(await idsIn(storage)).not.toContain(fileId);
    await storage.put(fileId, Readable.from([large]));
    expect(await storage.size(fileId)).toBe(large.length);
  });

  it("never changes a file: of many at once, one is kept", async () => {
    const fileId = randomUUID();
    const versions = Array.from({ length: 8 }, () => randomBytes(100_000));
    const put = await Promise.allSettled(versions.map((bytes) => storage.put(fileId, Readable.from([bytes]))));
    const kept = put.flatMap((one, n) => (one.status === "fulfilled" ? [versions[n]!] : []));
    expect(kept).toHaveLength(1);
    const refused = put.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toEqual(refused.map(() => expect.any(FileExists)));
    expect((await buffer(await storage.read(fileId))).equals(kept[0]!)).toBe(true);
  });

  it("keeps what arrived piece by piece, once all of it is there", async () => {
    const fileId = randomUUID();
    const { receiving } = storage;
    await receiving.create(new Upload({ id: fileId, size: large.length, offset: 0, metadata: {} }));
    const half = await receiving.write(Readable.from([large.subarray(0, 300_001)]), fileId, 0);
    expect([half, (await receiving.getUpload(fileId)).offset]).toEqual([300_001, 300_001]);
    expect([await storage.size(fileId), (await idsIn(storage)).includes(fileId)]).toEqual([undefined, false]);
    await receiving.write(Readable.from([large.subarray(half)]), fileId, half);
    const stored = { bytes: large.length, sha256: sha256(large) };
    expect(await Promise.all([storage.settle(fileId), storage.settle(fileId)])).toEqual([stored, stored]);
    expect(await storage.settle(fileId)).toEqual(stored);
    expect((await buffer(await storage.read(fileId))).equals(large)).toBe(true);
    await expect(storage.settle(randomUUID())).rejects.toBeInstanceOf(NoSuchFile);
  });

  it("removes what has not fully arrived", async () => {
    const fileId = randomUUID();
    const { receiving } = storage;
    await receiving.create(new Upload({ id: fileId, size: 10, offset: 0, metadata: {} }));
    await storage.remove(fileId);
    await expect(receiving.getUpload(fileId)).rejects.toMatchObject({ status_code: expect.any(Number) });
  });

  it("removes a file, and what is gone already", async () => {
    const fileId = randomUUID();
    await storage.put(fileId, Readable.from([large]));
    await storage.remove(fileId);
    await storage.remove(fileId);
    expect(await storage.size(fileId)).toBeUndefined();
    await expect(storage.read(fileId)).rejects.toBeInstanceOf(NoSuchFile);
    await expect(storage.check(fileId)).rejects.toBeInstanceOf(NoSuchFile);
  });

  it("lists what it has", async () => {
    const fileIds: string[] = [randomUUID(), randomUUID()];
    for (const fileId of fileIds) await storage.put(fileId, Readable.from([Buffer.from("sealed")]));
    const listed = [];
    for await (const one of storage.list()) if (fileIds.includes(one.fileId)) listed.push(one);
    expect(listed.map(({ fileId }) => fileId).toSorted()).toEqual(fileIds.toSorted());
    for (const { bytes, changedAt } of listed) {
      expect(bytes).toBe(6);
      expect(Math.abs(Date.parse(changedAt) - Date.now())).toBeLessThan(3_600_000);
    }
  });

  it("has an id once it was given one", async () => {
    const [, id] = [await storage.givePlaceId(randomUUID()), await storage.placeId()];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idsIn(storage)).not.toContain("place");
    expect(await (await open()).placeId()).toBe(id);
  });

  it.each(["../master.key", "", "a", "00000000-0000-0000-0000-00000000000g", `${randomUUID()}/..`])(
    "%j is no id, and leads nowhere",
    async (name) => {
      await expect(storage.put(name, Readable.from([large]))).rejects.toThrow("is no file's id");
      await expect(storage.read(name)).rejects.toThrow("is no file's id");
      await expect(storage.size(name)).rejects.toThrow("is no file's id");
      await expect(storage.check(name)).rejects.toThrow("is no file's id");
      await expect(storage.remove(name)).rejects.toThrow("is no file's id");
    },
  );
};

describe("a folder", () => {
  contract(() => folderStorage(join(folder, "files")));
});
describeOn(await newBucket(), "a bucket", ({ environment, client, Bucket, names }) => {
  const opened = (more: object = {}) => openStorage(configurationFrom({ ...environment, ...more }));
  contract(opened);

  it("ends an upload that nobody goes on with, for the parts of which somebody pays", async () => {
    const storage = await opened();
    const fileId = randomUUID();
    const { receiving } = storage;
    await receiving.create(new Upload({ id: fileId, size: large.length, offset: 0, metadata: {} }));
    await receiving.write(Readable.from([large.subarray(0, 3000)]), fileId, 0);
    const left = async () => {
      const { Uploads = [] } = await client.listMultipartUploads({ Bucket, Prefix: fileId });
      return [Uploads.length, (await names()).filter((name) => name.startsWith(fileId)).length];
    };
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    await storage.sweep(ago(60_000));
    expect([await left(), (await receiving.getUpload(fileId)).offset]).toEqual([[1, 2], 3000]);
    await storage.sweep(ago(-60_000));
    expect(await left()).toEqual([0, 0]);
    await expect(receiving.getUpload(fileId)).rejects.toMatchObject({ status_code: 404 });
  });

  it("that does not answer has not lost an upload; one that cannot be used says why", async () => {
    const { receiving } = await opened({ S3_ENDPOINT: "http://127.0.0.1:1" });
    await expect(receiving.getUpload(randomUUID())).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await expect(opened({ S3_BUCKET: "specs-none" })).rejects.toThrow("There is no bucket specs-none");
    await expect(opened({ S3_SECRET_ACCESS_KEY: "wrong" })).rejects.toThrow("can't be opened with these keys");
  });
});

it("a folder is its owner's alone, leaves nothing behind, and knows its room", async () => {
  const own = join(folder, "own");
  const storage = await folderStorage(own);
  const fileId = randomUUID();
  await storage.put(fileId, Readable.from([large]));
  await expect(storage.put(randomUUID(), Readable.from(breakingOff()))).rejects.toThrow("The phone is gone");
  expect((await readdir(own)).toSorted()).toEqual([fileId, "arriving"].toSorted());
  expect(await readdir(join(own, "arriving"))).toEqual([]);
  expect((await stat(own)).mode & 0o777).toBe(0o700);
  expect((await stat(join(own, fileId))).mode & 0o777).toBe(0o600);
  expect(await storage.free()).toBeGreaterThan(0);
});
