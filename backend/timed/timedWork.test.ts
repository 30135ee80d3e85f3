import knex, { type Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { tcpProxy } from "../../eventstore/testing/tcpProxy.ts";
import { type Clock, timedWork, type TimedWork } from "./timedWork.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

const anHour = 60 * 60 * 1000; // ms
const patience = { timeout: 20_000, interval: 2 };

/** Moved by hand; waiters are woken when enough time has passed. */
const handClock = (begin: string) => {
  let time = Date.parse(begin);
  let passed = 0;
  const sleepers = new Set<{ until: number; wake: () => void }>();
  const clock: Clock = {
    now: async () => time,
    steady: () => passed,
    wait: (ms, signal) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener("abort", wake);
          resolve();
        };
        const sleeper = { until: passed + ms, wake };
        sleepers.add(sleeper);
        signal.addEventListener("abort", wake);
        if (signal.aborted) wake();
      }),
  };
  return {
    clock,
    /** Resolves once this many have nothing to do until later. */
    asleep: (count: number) => eventually(() => expect(sleepers.size).toBe(count), patience),
    move(ms: number) {
      time += ms;
      passed += ms;
      for (const sleeper of sleepers) if (sleeper.until <= passed) sleeper.wake();
    },
    /** The time of day changes, and no time passes. */
    jump: (ms: number) => void (time += ms),
  };
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let databases: Knex[]; // one per node
let running: { stop: () => Promise<void> }[];
let hand: ReturnType<typeof handClock>;
let done: string[];
const say = () => vi.fn<(details: object, words: string) => void>();
const log = { warn: say(), error: say() };
beforeAll(async () => {
  database = await freshDatabase();
  databases = [1, 2].map(() => knex({ client: "pg", connection: database.url, pool: { min: 0, max: 2 } }));
});
beforeEach(async () => {
  await databases[0]!("web.timed_work").delete();
  running = [];
  done = [];
  hand = handClock("2030-04-01T12:20:00Z");
  log.warn.mockClear();
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

it("nodes that restart in the same period do nothing, and in the next one their part", async () => {
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

it("a node whose clock is behind does not repeat what another has done", async () => {
  start(0);
  await hand.asleep(1);
  hand = handClock("2030-04-01T11:59:59Z");
  start(1);
  await hand.asleep(1);
  expect(done).toEqual(["node 0"]);
});

it("a failure is reported, and the work done again in the next period, not before", async () => {
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

it("a period that could not be claimed, for want of a database, is made up for when there is one", async () => {
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

it("works do not wait for each other, and a stop waits for the one under way, after telling it", async () => {
  let warned = false;
  const slow: TimedWork = {
    name: "slow",
    every: anHour,
    run: ({ signal }) =>
      new Promise<void>((resolve) =>
        signal.addEventListener("abort", () => {
          warned = true;
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
  expect([warned, done]).toEqual([true, ["node 0", "slow"]]);
});

const aYear = 365 * 24 * anHour;

it("a period that a clock wrote ahead of its time stops nothing, the next one is awaited", async () => {
  const stored = (period: string) =>
    databases[0]!("web.timed_work").insert({ name: "sweep", period }).onConflict("name").merge();
  await stored("2030-04-01T13:00:00Z");
  const node = start(0);
  await hand.asleep(1);
  expect(done).toEqual([]);
  await node.stop();
  await stored("2031-04-01T12:00:00Z");
  start(1);
  await hand.asleep(1);
  expect(done).toEqual(["node 1"]);
});

it.each([anHour, 24 * anHour, aYear, -anHour, -24 * anHour, -aYear])(
  "a database's clock that jumps by %i ms and back a minute later stops nothing, on two nodes",
  async (jump) => {
    start(0);
    start(1);
    await hand.asleep(2);
    hand.jump(jump);
    hand.move(60_000);
    await hand.asleep(2);
    hand.jump(-jump);
    hand.move(60_000);
    await hand.asleep(2);
    done.length = 0;
    for (let hour = 1; hour <= 3; hour++) {
      for (let quarter = 0; quarter < 4; quarter++) {
        hand.move(anHour / 4);
        await hand.asleep(2);
      }
    }
    expect(done.length).toBeGreaterThanOrEqual(2); // what a clock an hour ahead did too soon is not done again
    expect(done.length).toBeLessThanOrEqual(3);
  },
);

it("what depends on the time waits for a clock that has jumped to come back, or to keep its new time for an hour", async () => {
  const times: string[] = [];
  start(0, noted(0, { byTheClock: true, run: async ({ now }) => void times.push(now) }));
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      hand.move(60_000);
      await hand.asleep(1);
    }
  };
  await hand.asleep(1);
  hand.jump(aYear);
  await pass(59);
  expect(log.warn.mock.calls).toEqual([
    [
      { work: "sweep", now: new Date("2031-04-01T12:21:00Z") },
      "the database's clock has jumped: what goes by it waits",
    ],
  ]);
  hand.jump(-aYear);
  await pass(1);
  expect(times).toEqual(["2030-04-01T12:20:00.000Z", "2030-04-01T13:20:00.000Z"]);
  hand.jump(aYear);
  await pass(60);
  expect(times).toHaveLength(2);
  await pass(1);
  expect(times.slice(2)).toEqual(["2031-04-01T14:21:00.000Z"]);
});

it("what does not wait for it is told that the clock is doubted", async () => {
  const told: unknown[] = [];
  start(0, noted(0, { every: 60_000, run: async ({ isDoubted }) => void told.push(isDoubted) }));
  for (const jump of [0, aYear, -aYear]) {
    await hand.asleep(1);
    hand.jump(jump);
    hand.move(60_000);
  }
  await hand.asleep(1);
  expect(told).toEqual([false, false, true, false]);
});

it("goes by the database's clock, whatever the node's own one says", async () => {
  const own = vi.spyOn(Date, "now").mockReturnValue(Date.now() + aYear);
  try {
    let logged = "";
    let failing = false;
    const work = {
      ...noted(0),
      run: async ({ now }: { now: string }) => {
        logged = now;
        if (failing) throw new Error("no such luck");
      },
    };
    const [db] = databases;
    const row = () => db!("web.timed_work").first("period", "began_at", "done_at", "failed_at");
    const began = await db!.raw("select now() as at").then(({ rows }) => rows[0].at.getTime());
    const once = async () => {
      const node = timedWork([work], { db: db!, log });
      running.push(node);
      await eventually(async () => expect((await row())?.[failing ? "failed_at" : "done_at"]).toBeTruthy(), patience);
      await node.stop();
      return row();
    };
    const { period, began_at: begun, done_at: ended } = await once();
    expect(Date.parse(logged)).toBeGreaterThanOrEqual(began);
    expect(Date.parse(logged) - began).toBeLessThan(patience.timeout);
    expect(period.getTime()).toBe(Math.floor(Date.parse(logged) / anHour) * anHour);
    expect(begun.toISOString()).toBe(logged);
    expect(ended.getTime()).toBeGreaterThanOrEqual(begun.getTime());
    failing = true;
    await db!("web.timed_work").update({ period: new Date(0) });
    const second = await once();
    expect(second.done_at).toEqual(ended);
    expect(second.failed_at.getTime()).toBeGreaterThan(ended.getTime());
  } finally {
    own.mockRestore();
  }
});
