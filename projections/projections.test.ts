import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { EventStore } from "../eventstore/eventStore.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { meta } from "../eventstore/testing/sample.ts";
import { tcpProxy } from "../eventstore/testing/tcpProxy.ts";
import { pause } from "./engine.ts";
import { type Projections, startProjections } from "./projections.ts";
import { games } from "./testing/games.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

const patience = { timeout: 10_000 };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let admin: pg.Client;
let store: EventStore;
let running: Projections[];
beforeAll(async () => {
  database = await freshDatabase();
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  store = await openPostgresStore(database);
});
beforeEach(async () => {
  running = [];
  await admin.query(
    "truncate log.event, projection.checkpoint, projection.poison; drop schema read cascade; create schema read",
  );
});
afterEach(async () => void (await Promise.all(running.map((projections) => projections.stop()))));
afterAll(async () => {
  await store.close();
  await admin.end();
  await database.drop();
});

const score = async (game: string) =>
  (await store.append(`game-${game}`, "any", [{ id: randomUUID(), type: "Scored", data: { game }, meta }])).position;
const said = {
  warn: vi.fn<(details: object, words: string) => void>(),
  error: vi.fn<(details: object, words: string) => void>(),
};
/** A process of its own, connected to the database directly or through a proxy. */
const started = async (url = database.url) => {
  const projections = await startProjections({ store, url, projectors: [games], log: said, retryAfter: 30 });
  running.push(projections);
  return projections;
};
const shownGames = async () => (await admin.query("select from read.games")).rowCount;
const terminate = (name: string) =>
  admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1",
    [name],
  );

it("one of several processes projects, and all of them know when a position is shown", async () => {
  const processes = [await started(), await started(), await started()];
  await eventually(() => expect(processes.filter(({ active }) => active)).toHaveLength(1), patience);
  for (let n = 0; n < 5; n++) {
    const position = await score(`g${n}`);
    expect(await Promise.all(processes.map((process) => process.until(position)))).toEqual([true, true, true]);
    expect(await shownGames()).toBe(n + 1);
  }
  expect(processes.filter(({ active }) => active)).toHaveLength(1);
});

it("a process that starts while nothing happens knows what is already shown", async () => {
  const active = await started();
  const position = await score("a");
  expect(await active.until(position)).toBe(true);
  const late = await started();
  const since = performance.now();
  expect(await late.until(position, 5000)).toBe(true);
  expect(performance.now() - since).toBeLessThan(2500); // it looked by itself first, and did not wait in vain
  expect(late.active).toBe(false);
});

it("a position that is never shown is waited for exactly as long as the caller's patience lasts", async () => {
  const process = await started();
  const since = performance.now();
  expect(await process.until("99999999999999999999", 100)).toBe(false);
  expect(performance.now() - since).toBeGreaterThanOrEqual(95);
  expect(performance.now() - since).toBeLessThan(1000);
});

it("news that a process missed while it could not listen is found in the checkpoints", async () => {
  const active = await started();
  expect(await active.until(await score("a"))).toBe(true);
  const way = await tcpProxy(database.url);
  const passive = await started(way.url);
  await way.cut();
  const position = await score("b");
  expect(await active.until(position)).toBe(true);
  expect(await passive.until(position, 50)).toBe(false);
  await way.mend();
  await eventually(async () => expect(await passive.until(position, 50)).toBe(true), patience);
  await running.pop()!.stop();
  await way.close();
});

it("news that got lost altogether is found when patience runs out", async () => {
  const process = await started();
  await eventually(() => expect(process.active).toBe(true), patience);
  const position = "00000000000000000042";
  await admin.query("update projection.checkpoint set pos = $1", [position]); // no one is notified
  expect(await process.until(position, 50)).toBe(true);
});

it("another process takes over when the active one stops, or loses the connection that holds the lock", async () => {
  const [first, second] = [await started(), await started()];
  await eventually(() => expect([first, second].filter(({ active }) => active)).toHaveLength(1), patience);
  const [active, passive] = first.active ? [first, second] : [second, first];
  await active.stop();
  const position = await score("a");
  await eventually(() => expect(passive.active).toBe(true), patience);
  expect(await passive.until(position)).toBe(true);
  await terminate("fungo projector");
  await eventually(() => expect(passive.active).toBe(false), patience);
  const next = await score("b");
  await eventually(() => expect(passive.active).toBe(true), patience);
  expect(await passive.until(next)).toBe(true);
});

it("another process takes over within seconds when the active one vanishes", async () => {
  const way = await tcpProxy(database.url);
  const doomed = await started(way.url);
  await eventually(() => expect(doomed.active).toBe(true), patience);
  const survivor = await started();
  await way.cut();
  const position = await score("a");
  await eventually(() => expect(survivor.active).toBe(true), patience);
  expect(await survivor.until(position)).toBe(true);
  expect(doomed.active).toBe(false);
  const since = performance.now();
  await doomed.stop(); // during the outage
  expect(performance.now() - since).toBeLessThan(1000);
  running = [survivor];
  await way.close();
});

it("a poison fact is reported in the log and to anyone who asks, until its cause is gone", async () => {
  const process = await started();
  await admin.query("alter table read.games add constraint short check (length(game) < 3)");
  const position = await score("long");
  const other = await started();
  await eventually(async () => {
    for (const one of [process, other])
      expect(await one.poison()).toMatchObject([{ projector: "games", type: "Scored" }]);
  }, patience);
  const { since: _, ...poison } = (await process.poison())[0]!;
  expect(said.error).toHaveBeenCalledWith(poison, "a fact cannot be applied; its projector waits");
  expect(await process.until(position, 50)).toBe(false);
  await admin.query("alter table read.games drop constraint short");
  expect(await process.until(position)).toBe(true);
  await eventually(async () => expect(await other.poison()).toEqual([]));
});

it("waiting for the lock leaves no listeners on the signal that ends it", async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => void warnings.push(warning);
  process.on("warning", hear);
  const end = new AbortController();
  for (let n = 0; n < 20; n++) await pause(1, end.signal);
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", hear);
  expect(warnings).toEqual([]);
});
