import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import knex, { type Knex } from "knex";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freshDatabase } from "../../../eventstore/testing/freshDatabase.ts";
import { folderStorage } from "./folder.ts";
import { isOwnPlace, placeFinding, samePlace, settlePlace } from "./place.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Knex;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  db = knex({ client: "pg", connection: database.url });
  folder = await mkdtemp(join(tmpdir(), "videos-"));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

const node = async (name: string) => ({ db, files: await folderStorage(join(folder, name)) });
const never = () => {
  throw new Error("It is the same");
};

it("of two nodes that start at once with different folders one is refused, and says so once", async () => {
  const [one, other] = [await node("one"), await node("other")];
  await Promise.all([settlePlace(one), settlePlace(other)]);
  const told = vi.fn<() => void>();
  const asked = [samePlace(one, told), samePlace(other, told)];
  const same = await Promise.all(asked.map((isSame) => isSame()));
  expect(new Set(same)).toEqual(new Set([false, true]));
  expect(await Promise.all(asked.map((isSame) => isSame()))).toEqual(same);
  expect(told).toHaveBeenCalledTimes(1);
  const findings = await Promise.all([one, other].map(placeFinding));
  expect(findings.map(({ problem }) => problem === undefined)).toEqual(same);
  expect(await Promise.all([one, other].map(isOwnPlace))).toEqual(same);
});

it("a folder that isn't mounted is another one, and gets no id; one that cannot be asked is only away", async () => {
  const empty = await node("empty");
  await settlePlace(empty);
  expect(await empty.files.placeId()).toBeUndefined();
  expect(await samePlace(empty, () => {})()).toBe(false);
  const away = { db, files: { ...empty.files, placeId: () => Promise.reject(new Error("The disk is away")) } };
  expect(await samePlace(away, never)()).toBe(true);
});

it("a database that was restored takes the place that it finds", async () => {
  const here = await node("one");
  const id = await here.files.placeId();
  await db("web.video_place").delete();
  await settlePlace(here);
  expect([await here.files.placeId(), await samePlace(here, never)()]).toEqual([id, true]);
  expect(await isOwnPlace(here)).toBe(false); // the files of another one may lie there
});
