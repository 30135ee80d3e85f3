import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EventStore, RevisionConflict, StoreUnavailable } from "./eventStore.ts";
import { openPostgresStore } from "./postgres.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { all, caughtUp, following, sample, samples } from "./testing/sample.ts";
import { eventually } from "./testing/eventually.ts";

const patience = { timeout: 10_000, interval: 5 };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let admin: pg.Client;
let stores: EventStore[];
const opened = async () => {
  const store = await openPostgresStore({ url: database.url });
  stores.push(store);
  return store;
};
/** Ends the connections with one name, or all without it. Returns how many there were. */
const terminate = async (name?: string) => {
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = coalesce($1, application_name)`,
    [name],
  );
  return rowCount ?? 0;
};

beforeAll(async () => {
  database = await freshDatabase();
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});
beforeEach(async () => {
  stores = [];
  await admin.query("truncate log.event");
});
afterEach(async () => void (await Promise.all(stores.map((store) => store.close()))));
afterAll(async () => {
  await admin.end();
  await database.drop();
});

describe("several processes on one database", () => {
  it("agree on one dense order, whoever writes and whoever reads", async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()];
    const live = [following(one), following(two), following(three)];
    await Promise.all(
      [one, two, three].flatMap((store, process) =>
        Array.from({ length: 12 }, async (_, writer) => {
          for (const [n, event] of samples(8).entries())
            await store.append(`own-${process}-${writer}`, n === 0 ? "none" : n - 1, [event]);
        }),
      ),
    );
    for (const { events } of live) await eventually(() => expect(events).toHaveLength(3 * 12 * 8), patience);
    const [first = [], ...others] = live.map(({ events }) => events);
    for (const other of others) expect(other).toEqual(first);
    expect(first.map(({ position }) => Number(position))).toEqual(first.map((_, n) => n + 1));
    await Promise.all(live.map(({ stop }) => stop()));
  });

  it("see the same event whether they wrote it, and need not ask the log, or read it there", async () => {
    const [writer, reader] = [await opened(), await opened()];
    const live = [following(writer), following(reader)];
    for (const { seen } of live) await eventually(() => expect(seen.caughtUp).toBe(1), patience);
    const odd = sample({ none: undefined, big: 2 ** 53 + 1, text: "\u0000 \u2028 ⚾", when: new Date(0) });
    await writer.append("told", "none", [sample(), odd]);
    await writer.append("told", 1, [sample()]);
    for (const { events } of live) await eventually(() => expect(events).toHaveLength(3), patience);
    expect(live[0]!.events).toEqual(live[1]!.events);
    expect(live[0]!.events).toEqual(await all(reader.read("told")));
    await Promise.all(live.map(({ stop }) => stop()));
  });

  it("give each revision of a stream to one of them alone", async () => {
    const both = [await opened(), await opened()];
    const rounds = 15;
    for (let n = 0; n < rounds; n++) {
      const answers = await Promise.allSettled(
        both.map((store) => store.append("rival", n === 0 ? "none" : n - 1, [sample()])),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const refused = answers.find(({ status }) => status === "rejected");
      expect(refused).toMatchObject({ reason: expect.any(RevisionConflict) });
    }
    expect(await all(both[0]!.read("rival"))).toHaveLength(rounds);
  });
});

it("other nodes are notified of single appends in a row together, and of the last one", async () => {
  const store = await opened();
  const seen: string[] = [];
  admin.on("notification", ({ payload }) => void seen.push(payload ?? ""));
  await admin.query("listen log");
  const appended: string[] = [];
  for (let n = 0; n < 100; n++)
    appended.push((await store.append("row", n === 0 ? "none" : n - 1, [sample()])).position);
  const last = String(BigInt(appended.at(-1)!));
  await eventually(() => expect(seen).toContain(last)); // in whatever order they arrive
  await admin.query("unlisten log");
  expect(seen.length).toBeLessThan(100);
  const before = seen.length;
  await admin.query("listen log");
  await store.append("row", 99, [sample()]);
  await store.append("row", 100, [sample()]);
  await store.close();
  await admin.query("unlisten log");
  expect(seen.slice(before)).toContain(String(BigInt(last) + 2n));
});

describe("connections that break", () => {
  it("a lost LISTEN loses no event, and comes back by itself", async () => {
    const [reader, writer] = [await opened(), await opened()];
    const live = following(reader);
    await eventually(() => expect(live.seen.caughtUp).toBe(1));
    expect(await terminate("fungo listener")).toBe(1); // for both, in one process
    await writer.append("heard", "none", samples(1));
    await eventually(() => expect(live.events).toHaveLength(1), patience);
    await eventually(async () => {
      const listeners = "select from pg_stat_activity where datname = current_database() and application_name = $1";
      expect((await admin.query(listeners, ["fungo listener"])).rowCount).toBe(1);
    }, patience);
    await live.stop();
  });

  it("when all are terminated again and again in mid-flight, every event is stored and seen once", async () => {
    const [store, other] = [await opened(), await opened()];
    const live = following(other);
    const sent: string[] = [];
    const faults: unknown[] = [];
    const writing = { now: true };
    const writers = Promise.all(
      Array.from({ length: 32 }, async (_, writer) => {
        for (const [n, event] of samples(15).entries()) {
          const send = async () => {
            try {
              return await (writer % 2 ? store : other).append(`own-${writer}`, n === 0 ? "none" : n - 1, [event]);
            } catch (error) {
              faults.push(error);
              throw error;
            }
          };
          expect((await eventually(send, patience)).revision).toBe(n);
          sent.push(event.id);
        }
      }),
    ).finally(() => (writing.now = false));
    while (writing.now) {
      await terminate();
      const before = sent.length;
      await eventually(() => expect(sent.length > before + 60 || !writing.now).toBe(true), patience);
    }
    await writers;
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !(fault instanceof StoreUnavailable))).toEqual([]);
    await eventually(() => expect(live.events).toHaveLength(32 * 15), patience);
    expect(live.events.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
    expect((await caughtUp(store)).map(({ id }) => id)).toEqual(live.events.map(({ id }) => id));
    await live.stop();
  });
});

describe("group commit", () => {
  it("an append that fails in the database fails alone", async () => {
    const store = await opened();
    const known = sample();
    await store.append("first", "none", [known]);
    const answers = await Promise.allSettled([
      store.append("a", "none", samples(2)),
      store.append("b", "none", [known]), // this id is in use elsewhere: a constraint violation
      store.append("c", "none", samples(1)),
      store.append("a", 7, samples(1)), // a plain conflict
      store.append("d", "none", samples(3)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect(answers[1]).toMatchObject({ reason: { stream: "b", actual: "none" } });
    expect(answers[3]).toMatchObject({ reason: { stream: "a", actual: 1 } });
    expect((await caughtUp(store)).map(({ stream }) => stream)).toEqual(["first", "a", "a", "c", "d", "d", "d"]);
  });

  it("recognizes a repeat inside the same group, and tells it from a rival", async () => {
    const store = await opened();
    const events = samples(2);
    const [first, again, rival, next, nextAgain] = await Promise.allSettled([
      store.append("s", "none", events),
      store.append("s", "none", events),
      store.append("s", "none", samples(1)),
      store.append("s", 1, [events[0]!]),
      store.append("s", "any", events),
    ]);
    expect(first).toMatchObject({ status: "fulfilled", value: { revision: 1 } });
    expect(again).toEqual(first);
    expect(nextAgain).toEqual(first);
    expect(rival).toMatchObject({ status: "rejected", reason: { actual: 1 } });
    expect(next).toMatchObject({ status: "rejected", reason: { actual: 1 } });
    expect(await all(store.read("s"))).toHaveLength(2);
  });

  it("writes more than fits one group, in count and in bytes", async () => {
    const store = await opened();
    const text = "x".repeat(900_000);
    const answers = await Promise.all([
      ...samples(600).map((event, n) => store.append(`small-${n}`, "none", [event])),
      ...Array.from({ length: 12 }, (_, n) => store.append(`large-${n}`, "none", [sample({ text })])),
    ]);
    const positions = answers.map(({ position }) => Number(position)).sort((a, b) => a - b);
    expect(positions).toEqual(answers.map((_, n) => n + 1));
  });
});

describe("a fault is no outage", () => {
  it("a log that does not exist says so to writers and subscribers, and is not waited for", async () => {
    const store = await opened();
    const live = following(store);
    await eventually(() => expect(live.seen.caughtUp).toBe(1));
    await admin.query("alter schema log rename to mislaid");
    await expect(store.append("s", "none", samples(1))).rejects.toMatchObject({ code: "3F000" });
    await expect(all(store.read("s"))).rejects.toMatchObject({ code: "42P01" });
    await expect(store.head()).rejects.toMatchObject({ code: "42P01" });
    await expect(live.done).rejects.toMatchObject({ code: "42P01" });
    await admin.query("alter schema mislaid rename to log");
  });
});
