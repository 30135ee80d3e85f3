import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { EventStore } from "../eventstore/eventStore.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { meta } from "../eventstore/testing/sample.ts";
import { tcpProxy } from "../eventstore/testing/tcpProxy.ts";
import { type Projections, startProjections } from "./projections.ts";
import { games } from "./testing/games.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

const patience = { timeout: 30_000 };
const log = {
  warn: vi.fn<(details: object, words: string) => void>(),
  error: vi.fn<(details: object, words: string) => void>(),
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let admin: pg.Client;
let store: EventStore;
let running: Projections[];
let children: ChildProcess[];
beforeAll(async () => {
  database = await freshDatabase();
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  store = await openPostgresStore(database);
});
beforeEach(async () => {
  running = [];
  children = [];
  await admin.query(
    "truncate log.event, projection.checkpoint, projection.poison; drop schema read cascade; create schema read",
  );
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(running.map((projections) => projections.stop()));
});
afterAll(async () => {
  await store.close();
  await admin.end();
  await database.drop();
});

const score = async (game: string) =>
  (await store.append(`game-${game}`, "any", [{ id: randomUUID(), type: "Scored", data: { game }, meta }])).position;
const here = async (url = database.url) => {
  const projections = await startProjections({ store, url, projectors: [games], log });
  running.push(projections);
  return projections;
};
/** A process of its own, once it is projecting. */
const elsewhere = async () => {
  const script = join(import.meta.dirname, "testing/projecting.ts");
  const args = ["--import", import.meta.resolve("tsx"), script, database.url];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  expect(said.toString()).toBe("active\n");
  return child;
};
const rows = async () =>
  (await admin.query<{ game: string }>("select game from read.games order by game")).rows.map(({ game }) => game);

it("of a process that is killed, with facts no one has shown yet", async () => {
  const doomed = await elsewhere();
  const survivor = await here();
  expect(await survivor.until(await score("a"), 20_000)).toBe(true);
  expect(survivor.active).toBe(false);
  doomed.kill("SIGKILL");
  expect(await survivor.until(await score("b"), 20_000)).toBe(true);
  await eventually(() => expect(survivor.active).toBe(true), patience);
  expect(await rows()).toEqual(["a", "b"]);
});

it("of a process halted in the middle of it; when it resumes, it writes nothing that is not its to write", async () => {
  const halted = await elsewhere();
  const survivor = await here();
  expect(await survivor.until(await score("a"), 20_000)).toBe(true);
  halted.kill("SIGSTOP"); // its connections stay open
  expect(await survivor.until(await score("b"), 20_000)).toBe(true);
  await eventually(() => expect(survivor.active).toBe(true), patience);
  halted.kill("SIGCONT");
  for (const game of ["c", "d", "e"]) expect(await survivor.until(await score(game), 20_000)).toBe(true);
  expect(survivor.active).toBe(true);
  expect(await rows()).toEqual(["a", "b", "c", "d", "e"]);
  expect(await survivor.poison()).toEqual([]);
});

it("of a process whose connection to the database is silently dead", async () => {
  const way = await tcpProxy(database.url);
  const cutOff = await here(way.url);
  await eventually(() => expect(cutOff.active).toBe(true), patience);
  const survivor = await here();
  way.hang();
  expect(await survivor.until(await score("a"), 20_000)).toBe(true);
  await eventually(() => expect([cutOff.active, survivor.active]).toEqual([false, true]), patience);
  expect(await rows()).toEqual(["a"]);
  await way.cut(); // or its stop would wait for answers
  await Promise.all(running.splice(0).map((projections) => projections.stop()));
  await way.close();
});
