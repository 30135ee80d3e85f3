import knex, { type Knex } from "knex";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Batch, EventStore } from "../eventstore/eventStore.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { lagsOf } from "./lag.ts";
import { projector } from "./projector.ts";
import { recorded, atMinute } from "./testing/deliver.ts";

const [early, late] = ["early", "late"].map((name) => projector({ name, version: 1, tables: [] }));
const projectors = [early!, late!];
const facts = recorded(Array.from({ length: 5 }, () => ({ type: "Said", data: {} })));

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Knex;
beforeAll(async () => {
  database = await freshDatabase();
  db = knex({ client: "pg", connection: database.url });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => db("projection.checkpoint").delete());

const at = async (positions: Record<string, string>) => {
  for (const [name, pos] of Object.entries(positions))
    await db("projection.checkpoint").insert({ name, version: 1, pos });
};
/** A log with these facts that hands out two at a time and records the requests. */
const logOf = (events: typeof facts, { hangs = false } = {}) => {
  const asked: unknown[] = [];
  const store: EventStore = {
    append: () => Promise.reject(new Error("a lag writes nothing")),
    async *read() {},
    async *subscribe(after, signal): AsyncGenerator<Batch> {
      asked.push(after);
      if (hangs && signal.aborted) return;
      if (hangs) return new Promise<void>((end) => signal.addEventListener("abort", () => end()));
      const news = events.filter(({ position }) => position > (after ?? ""));
      for (let n = 0; n < news.length; n += 2) yield { events: news.slice(n, n + 2), caughtUp: n + 2 >= news.length };
    },
    head: async () => events.at(-1)?.position,
    close: async () => {},
  };
  return { store, asked };
};
const now = Date.parse(atMinute(10));
const never = new AbortController().signal;

it("counts the facts after each projector's own checkpoint, and takes the age of the oldest", async () => {
  await at({ early: facts[0]!.position, late: facts[3]!.position });
  const { store, asked } = logOf(facts);
  expect(await lagsOf({ db, store, projectors }, now, never)).toEqual([
    { projector: "early", facts: 4, seconds: 9 * 60 },
    { projector: "late", facts: 1, seconds: 6 * 60 },
  ]);
  expect(asked).toEqual([facts[0]!.position]);
});

it("reads nothing from the log while all of it is shown, or it is empty", async () => {
  await at({ early: facts[4]!.position, late: facts[4]!.position });
  const full = logOf(facts);
  const empty = logOf([]);
  for (const { store, asked } of [full, empty]) {
    const lags = await lagsOf({ db, store, projectors }, now, never);
    expect([lags.map((lag) => lag.facts), lags.map(({ seconds }) => seconds), asked]).toEqual([[0, 0], [0, 0], []]);
  }
});

it("a projector that has shown nothing yet is behind by the whole log", async () => {
  await at({ early: "", late: facts[4]!.position });
  const lags = await lagsOf({ db, store: logOf(facts).store, projectors }, now, never);
  expect(lags.map((lag) => lag.facts)).toEqual([5, 0]);
});

it("a log that does not answer in time yields no lag instead of zero", async () => {
  await at({ early: "", late: "" });
  const { store } = logOf(facts, { hangs: true });
  const over = new AbortController();
  const lags = lagsOf({ db, store, projectors }, now, over.signal);
  setImmediate(() => over.abort());
  await expect(lags).rejects.toThrow("not read to its end");
});
