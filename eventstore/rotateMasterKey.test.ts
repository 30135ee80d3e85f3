import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "./eventStore.ts";
import { fingerprintOf, masterKey, presentMasterKey, recordedFingerprint } from "./masterKey.ts";
import { finishRotation, rotateMasterKey, type Stage } from "./rotateMasterKey.ts";
import { subjectKeys } from "./subjectKeys.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { quietPool } from "./testing/quietPool.ts";

const subjects = Array.from({ length: 25 }, (_, n) => `subject-${n}`);

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
let folder: string;
let file: string;
beforeEach(async () => {
  [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), "fungo-key-"))];
  file = join(folder, "master.key");
  pool = quietPool(database.url, 4);
  await masterKey({ file, create: true });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A process as it starts: with the key currently in use. */
const node = async () => {
  const present = async () => (await presentMasterKey({ pool, file })).key;
  return subjectKeys({ pool, master: await present(), present });
};
const opened = async (keys: Awaited<ReturnType<typeof node>>, of = subjects) =>
  [...(await keys.forOpening(of))]
    .map(([subject, { id, key }]) => [subject, id, key.toString("hex")].join())
    .toSorted();
const text = () => readFile(file, "utf8");

describe("rotating the master key", () => {
  it("leaves every subject its key, wrapped anew, in a file of the same mode", async () => {
    const before = await opened(await withKeys());
    const wrapped = async () =>
      (await pool.query("select wrapped from vault.subject_key where wrapped is not null order by subject")).rows;
    const [oldText, oldWraps] = [await text(), await wrapped()];
    await (await node()).destroy("gone");
    const stages: Stage[] = [];
    const rotated = await rotateMasterKey({ url: database.url, file, onStage: (stage) => stages.push(stage) });
    expect(rotated).toEqual({ keys: subjects.length, damaged: 0, finishedEarlier: false });
    expect(stages).toEqual(["new key on disk", "keys wrapped", "committed", "file replaced"]);
    expect(await text()).not.toBe(oldText);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["master.key"]);
    expect(await recordedFingerprint(pool)).toBe(fingerprintOf(await masterKey({ file, create: false })));
    const newWraps = await wrapped();
    expect(newWraps.filter((row) => oldWraps.some((old) => old.wrapped?.equals(row.wrapped)))).toEqual([]);
    expect(await opened(await node())).toEqual(before);
    expect((await (await node()).forSealing(["gone"])).size).toBe(0); // a tombstone stays a tombstone
    await writeFile(file, oldText);
    await expect(node()).rejects.toThrow(/master key does not belong to this database\. MASTER_KEY_FILE must name/);
  });

  it("is noticed by a running process, which then opens and makes keys with the new one", async () => {
    const before = await opened(await withKeys());
    const running = await node();
    await running.forOpening([subjects[0]!]);
    await rotateMasterKey({ url: database.url, file });
    expect((await running.forSealing(["new"])).size).toBe(1);
    expect(await opened(running)).toEqual(before);
    expect(await opened(await node(), ["new"])).toHaveLength(1);
  });

  it("loses no key that others make meanwhile", async () => {
    await withKeys();
    const nodes = [await node(), await node()];
    const rotating = new AbortController();
    const made: string[] = [];
    const makers = nodes.map(async (keys) => {
      while (!rotating.signal.aborted) {
        const subject = randomUUID();
        await keys.forSealing([subject]);
        made.push(subject);
      }
    });
    for (let n = 0; n < 5; n++) await rotateMasterKey({ url: database.url, file });
    rotating.abort();
    await Promise.all(makers);
    expect(made.length).toBeGreaterThan(10);
    expect(await opened(await node(), made)).toHaveLength(made.length);
  });

  it("called twice at once runs one after the other", async () => {
    const before = await opened(await withKeys());
    await Promise.all([1, 2].map(() => rotateMasterKey({ url: database.url, file })));
    expect(await opened(await node())).toEqual(before);
  });

  it("leaves a key that did not open before as it is, and counts it", async () => {
    await withKeys();
    await pool.query("update vault.subject_key set wrapped = '\\x00' || wrapped where subject = 'subject-7'");
    const rotated = await rotateMasterKey({ url: database.url, file });
    expect(rotated).toMatchObject({ keys: subjects.length - 1, damaged: 1 });
  });
});

it.each(["new key on disk", "keys wrapped", "committed", "file replaced"] as const)(
  "killed at “%s”, the product starts, and the same command finishes",
  async (stage) => {
    const before = await opened(await withKeys());
    const old = await text();
    const program = fileURLToPath(new URL("testing/rotateAndDie.ts", import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", program, database.url, file, stage], {
      stdio: "inherit",
    });
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
    expect(await opened(await node())).toEqual(before);
    await finishRotation({ pool, file });
    expect(await opened(await node())).toEqual(before);
    const { keys } = await rotateMasterKey({ url: database.url, file });
    expect(keys).toBe(subjects.length);
    expect(await text()).not.toBe(old);
    expect(await readdir(folder)).toEqual(["master.key"]);
    expect(await opened(await node())).toEqual(before);
  },
);

it("killed between wrapping and replacing the file, the same command finishes instead of starting over", async () => {
  await withKeys();
  const dies = rotateMasterKey({
    url: database.url,
    file,
    onStage: (stage) => {
      if (stage === "committed") throw new Error("killed");
    },
  });
  await expect(dies).rejects.toThrow("killed");
  const next = await readFile(`${file}.next`, "utf8");
  expect(await rotateMasterKey({ url: database.url, file })).toMatchObject({ finishedEarlier: true, damaged: 0 });
  expect(await text()).toBe(next);
});

it("killed before the file was replaced, the next start replaces it", async () => {
  const before = await opened(await withKeys());
  const dies = rotateMasterKey({
    url: database.url,
    file,
    onStage: (stage) => {
      if (stage === "committed") throw new Error("killed");
    },
  });
  await expect(dies).rejects.toThrow("killed");
  const next = await readFile(`${file}.next`, "utf8");
  await Promise.all([1, 2, 3].map(() => finishRotation({ pool, file })));
  expect([await text(), await readdir(folder)]).toEqual([next, ["master.key"]]);
  expect(await opened(await node())).toEqual(before);
});

it("on a machine without the new key nothing is opened or sealed, and the reason is given", async () => {
  const stale = join(folder, "of-another-machine.key");
  await writeFile(stale, await text());
  await withKeys();
  const present = async () => (await presentMasterKey({ pool, file: stale })).key;
  const elsewhere = subjectKeys({ pool, master: await present(), present });
  await rotateMasterKey({ url: database.url, file });
  const why = /after a rotation, .*of-another-machine\.key must be the new one on every machine/;
  for (const ask of [() => elsewhere.forOpening(subjects), () => elsewhere.forSealing(["new"])]) {
    const refused = await ask().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreUnavailable);
    expect(String(refused)).toMatch(why);
  }
  await writeFile(stale, await text());
  expect(await opened(elsewhere)).toHaveLength(subjects.length);
});

const withKeys = async () => {
  const keys = await node();
  await keys.forSealing(subjects);
  return keys;
};
