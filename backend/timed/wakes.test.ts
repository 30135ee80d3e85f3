import knex, { type Knex } from "knex";
import cron from "node-cron";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { timetable } from "../contexts.ts";
import { startWakes } from "./wakes.ts";

let db: Knex;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  db = knex({ client: "pg", connection: database.url, pool: { min: 0, max: 2 } });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const atItsTime = { name: "each minute", alsoAt: "* * * * *" };
const log = { error: vi.fn<(details: object, words: string) => void>() };
const start = (run: (due: { now: string; signal: AbortSignal }) => Promise<unknown>, alsoAt?: string) =>
  startWakes({ works: [{ ...atItsTime, ...(alsoAt && { alsoAt }), run }], timeZone: "America/New_York", db, log });

it("does it once at the start, by the database's clock, and says what failed", async () => {
  const told: string[] = [];
  const error = new Error("no such luck");
  const wakes = start(async ({ now }) => {
    told.push(now);
    throw new AggregateError([error]);
  });
  await eventually(() =>
    expect(log.error.mock.calls).toEqual([[{ err: error, work: "each minute" }, "timed work failed"]]),
  );
  await wakes.stop();
  expect(Math.abs(Date.parse(told[0]!) - Date.now())).toBeLessThan(60_000);
  expect(told).toHaveLength(1);
});

it("does it again at its time, and not after it was stopped", async () => {
  let times = 0;
  const wakes = start(async () => void times++, "* * * * * *"); // every second
  await eventually(() => expect(times).toBeGreaterThan(1));
  await wakes.stop();
  expect(cron.getTasks().size).toBe(0);
});

it("waits for what is under way, after telling it", async () => {
  let isTold = false;
  let isUnderWay = false;
  const wakes = start(({ signal }) => {
    isUnderWay = true;
    return new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => {
        isTold = true;
        resolve();
      });
    });
  });
  await eventually(() => expect(isUnderWay).toBe(true));
  await wakes.stop();
  expect(isTold).toBe(true);
});

it("D5, G2-6: no hour of the clock alone would say that a month begins, where its midnight is skipped", () => {
  const { alsoAt } = timetable.find(({ name }) => name === "begin upload month")!;
  const next = (timezone: string) => {
    const task = cron.schedule(alsoAt!, () => {}, { timezone });
    const at = task.getNextRun()?.toISOString();
    void task.destroy();
    return at;
  };
  vi.useFakeTimers({ now: new Date("2023-09-30T12:00:00Z"), toFake: ["Date"] });
  expect(next("America/New_York")).toBe("2023-10-01T04:05:00.000Z");
  expect(next("America/Asuncion")).toBe("2023-11-01T03:05:00.000Z"); // a month too late
});
