import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { masterKey } from "../eventstore/masterKey.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { processOn } from "./testing/testProduct.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
beforeEach(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "fungo-key-"));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const start = (environment: Record<string, string> = {}) => processOn({ url: database.url, dataDir, environment });
const files = () => readdir(dataDir, { recursive: true });

it("a configured path that leads nowhere is reported, even on a new database, and nothing is made there", async () => {
  const file = join(dataDir, "keys", "wrong.key");
  await expect(start({ MASTER_KEY_FILE: file })).rejects.toThrow(
    `There is no master key at ${file}, and none was made. MASTER_KEY_FILE must name`,
  );
  expect(await files()).toEqual([]);
});

it("the key of a new database is made in the data folder, once", async () => {
  const file = join(dataDir, "master.key");
  const nodes = await Promise.all([start(), start()]);
  const made = await masterKey({ file, create: false });
  await Promise.all(nodes.map((node) => node.close()));
  await (await start()).close();
  expect(await masterKey({ file, create: false })).toEqual(made);

  await rm(file); // lost: another key would open nothing
  await expect(start()).rejects.toThrow(`There is no master key at ${file}, and none was made.`);
  expect(await files()).not.toContain("master.key");
});
