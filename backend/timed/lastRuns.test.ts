import knex, { type Knex } from "knex";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { lastRuns } from "./lastRuns.ts";
import { timetable } from "../contexts.ts";

let db: Knex;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  db = knex({ client: "pg", connection: database.url, pool: { min: 0, max: 2 } });
});
beforeEach(async () => db("web.timed_work").delete());
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const [minutely, hourly] = ["lapse old offers", "forget medical text"] as const;
const at = (seconds: number) => db.raw("clock_timestamp() + make_interval(secs => ?)", [seconds]);
const note = (name: string, columns: object) => db("web.timed_work").insert({ name, period: new Date(0), ...columns });
/** The result when the longest-serving node has been there for this many seconds. */
const stands = async (work: string, served?: number) => (await lastRuns(db, served)).find((run) => run.work === work)!;

it("reports every work, those never done included, and no others", async () => {
  await note("of an older version", { done_at: at(0) });
  const runs = await lastRuns(db);
  expect(runs.map(({ work }) => work)).toEqual(timetable.map(({ name }) => name));
  expect(runs.every(({ doneAgo, isLate }) => doneAgo === undefined && !isLate)).toBe(true);
});

it("is late after two periods and five minutes in which nodes served", async () => {
  await note(minutely, { done_at: at(-8 * 60) });
  await note(hourly, { done_at: at(-8 * 60) });
  expect([(await stands(minutely, 9 * 60)).isLate, (await stands(hourly, 9 * 60)).isLate]).toEqual([true, false]);
  expect((await stands(minutely, 6 * 60)).isLate).toBe(false);
  expect((await stands(minutely)).isLate).toBe(false); // nobody serves
  expect((await stands("finish moves", 8 * 60)).isLate).toBe(true); // never done
});

it("is not done by a failure", async () => {
  await note(minutely, { done_at: at(-8 * 60), failed_at: at(-5) });
  const { doneAgo, failedAgo, isLate } = await stands(minutely, 3600);
  expect([Math.floor(doneAgo! / 60), Math.floor(failedAgo! / 60), isLate]).toEqual([8, 0, true]);
});

it("believes nothing a clock wrote ahead of its time, except for a moment", async () => {
  await note(minutely, { done_at: at(3600) });
  await note(hourly, { done_at: at(30) });
  expect(await stands(minutely, 3600)).toMatchObject({ doneAgo: undefined, isLate: true });
  expect(await stands(hourly, 3600)).toMatchObject({ doneAgo: 0, isLate: false });
  expect((await stands(minutely, -3600)).isLate).toBe(true); // the nodes were connected by that clock
});
