import knex, { type Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { tcpProxy } from "../eventstore/testing/tcpProxy.ts";
import { type Clock, timedWork, type TimedWork } from "./timedWork.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

const anHour = 60 * 60 * 1000; // ms
const patience = { timeout: 20_000, interval: 2 };

/** Moved by hand; who waits is woken when the time has come. */
const handClock = (begin: string) => {
  let time = Date.parse(begin);
  const sleepers = new Set<{ until: number; wake: () => void }>();
  const clock: Clock = {
    now: () => time,
    wait: (ms, signal) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener("abort", wake);
          resolve();
        };
        const sleeper = { until: time + ms, wake };
        sleepers.add(sleeper);
        signal.addEventListener("abort", wake);
        if (signal.aborted) wake();
      }),
  };
  return {
    clock,
    /** Resolves once so many have nothing to do until later. */
    asleep: (count: number) => eventually(() => expect(sleepers.size).toBe(count), patience),
    move(ms: number) {
      time += ms;
      for (const sleeper of sleepers) if (sleeper.until <= time) sleeper.wake();
    },
  };
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let databases: Knex[]; // one a node
let running: { stop: () => Promise<void> }[];
let hand: ReturnType<typeof handClock>;
let done: string[];
const log = { error: vi.fn<(details: object, words: string) => void>() };
beforeAll(async () => {
  database = await freshDatabase();
  databases = [1, 2].map(() => knex({ client: "pg", connection: database.url, pool: { min: 0, max: 2 } }));
});
beforeEach(async () => {
  await databases[0]!("web.timed_work").delete();
  running = [];
  done = [];
  hand = handClock("2030-04-01T12:20:00Z");
  log.error.mockClear();
});
afterEach(() => Promise.all(running.map(({ stop }) => stop())));
afterAll(async () => {
  await Promise.all(databases.map((db) => db.destroy()));
  await database.drop();
});

const noted = (node: number, more: Partial<TimedWork> = {}): TimedWork => ({
  name: "sweep",
  every: anHour,
  run: async () => void done.push(`node ${node}`),
  ...more,
});
const start = (node: number, work = noted(node), db = databases[node]!) => {
  const started = timedWork([work], { db, log, clock: hand.clock });
  running.push(started);
  return started;
};

it("two nodes do it once a period between them, the first time at once", async () => {
  start(0);
  start(1);
  await hand.asleep(2);
  expect(done).toHaveLength(1);
  for (let hour = 1; hour <= 5; hour++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      hand.move(anHour / 4);
      await hand.asleep(2);
    }
    expect(done).toHaveLength(1 + hour);
  }
});

it("nodes that start again in the same period do nothing, and in the next one their part", async () => {
  for (let restart = 0; restart < 3; restart++) {
    const node = start(restart % 2);
    await hand.asleep(1);
    await node.stop();
  }
  expect(done).toEqual(["node 0"]);
  hand.move(anHour);
  start(1);
  await hand.asleep(1);
  expect(done).toEqual(["node 0", "node 1"]);
});

it("a node whose clock is behind does not do again what another has done", async () => {
  start(0);
  await hand.asleep(1);
  hand = handClock("2030-04-01T11:59:59Z");
  start(1);
  await hand.asleep(1);
  expect(done).toEqual(["node 0"]);
});

it("what fails is said, and done again in the next period, not before", async () => {
  const error = new Error("no such luck");
  let tries = 0;
  const two = new AggregateError([error, new Error("nor here")]);
  start(0, noted(0, { run: async () => (++tries === 1 ? Promise.reject(two) : undefined) }));
  await hand.asleep(1);
  expect(log.error.mock.calls).toEqual(two.errors.map((err) => [{ err, work: "sweep" }, "timed work failed"]));
  hand.move(39 * 60_000);
  await hand.asleep(1);
  expect(tries).toBe(1);
  hand.move(60_000);
  await hand.asleep(1);
  expect([tries, log.error.mock.calls.length]).toEqual([2, 2]);
});

it("a period that could not be claimed, for want of a database, is made good when there is one", async () => {
  const way = await tcpProxy(database.url);
  const db = knex({ client: "pg", connection: way.url, pool: { min: 0, max: 1 }, log: { warn: () => {} } });
  await way.cut();
  const node = start(0, noted(0), db);
  await hand.asleep(1);
  expect([done, log.error.mock.calls.length]).toEqual([[], 1]);
  await way.mend();
  hand.move(60_000);
  await hand.asleep(1);
  expect(done).toEqual(["node 0"]);
  await node.stop();
  await db.destroy();
  await way.close();
});

it("works do not wait for each other, and a stop waits for the one under way, having told it", async () => {
  let told = false;
  const slow: TimedWork = {
    name: "slow",
    every: anHour,
    run: (signal) =>
      new Promise<void>((resolve) =>
        signal.addEventListener("abort", () => {
          told = true;
          setImmediate(() => {
            done.push("slow");
            resolve();
          });
        }),
      ),
  };
  const node = timedWork([slow, noted(0)], { db: databases[0]!, log, clock: hand.clock });
  await eventually(() => expect(done).toEqual(["node 0"]), patience);
  await node.stop();
  expect([told, done]).toEqual([true, ["node 0", "slow"]]);
});
