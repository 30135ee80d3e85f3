import { createServer } from "node:http";
import Koa from "koa";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answerCache } from "./answerCache.ts";
import { listenOn, stopServing } from "../serving.ts";
import { raw } from "../../testing/raw.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";

// A route that answers what `rows` holds, over read models whose version the spec sets.
let rows: unknown;
let written: string | Error;
let asked: number;
let runs: number;
let duringARun: () => unknown;
let stopping: boolean;
let base: string;
let ended: (() => Promise<unknown>)[];
beforeEach(() => {
  [rows, written, asked, runs, ended] = [["a"], "1", 0, 0, []];
  duringARun = () => {};
  stopping = false;
});
afterEach(async () => void (await Promise.all(ended.map((end) => end()))));

const serving = async ({ room }: { room?: number } = {}) => {
  const version = async () => {
    if (written instanceof Error) throw written;
    return { position: `000${written}`, written };
  };
  const reads = ["/list", "/of?id=:id"];
  const app = new Koa().use((ctx, next) => {
    asked++;
    ctx.state.requestId = "spec";
    if (stopping) ctx.res.setHeader("Connection", "close");
    return next();
  });
  app.use(
    answerCache({ reads, version, versionAtHand: () => undefined, sessionCookie: "session", ...(room && { room }) })
      .answerCached,
  );
  app.use(async (ctx) => {
    runs++;
    const found = rows;
    await duringARun();
    if (found) ctx.body = found;
  });
  app.silent = true;
  const server = createServer(app.callback());
  base = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
  ended.push(() => stopServing(server));
  return async (path = "/list", headers: Record<string, string> = {}) => (await raw(base, path, { headers })).text;
};
const nothing = () => {};

/** Holds each run of the route until released; `begun` resolves when one is waiting. */
const gate = () => {
  const waiting: (() => void)[] = [];
  let tell = nothing;
  duringARun = () =>
    new Promise<void>((go) => {
      waiting.push(go);
      tell();
    });
  return {
    begun: () => new Promise<void>((resolve) => (waiting.length > 0 ? resolve() : (tell = resolve))),
    letGo: () => {
      tell = nothing;
      waiting.splice(0).forEach((go) => go());
    },
  };
};

it("runs the route once, until something is written", async () => {
  const get = await serving();
  expect([await get(), await get()]).toEqual(['["a"]', '["a"]']);
  expect(runs).toBe(1);
  [rows, written] = [["b"], "2"];
  expect([await get(), await get()]).toEqual(['["b"]', '["b"]']);
  expect(runs).toBe(2);
});

it("does not cache what was made during a write", async () => {
  const get = await serving();
  const { begun, letGo } = gate();
  const early = get();
  await begun();
  [rows, written] = [["b"], "2"]; // the route had read before
  letGo();
  expect(await early).toBe('["a"]'); // asked before it was written
  duringARun = nothing;
  expect(await get()).toBe('["b"]');
});

it("gives no one an answer begun before they asked and older than what was there then", async () => {
  const get = await serving();
  const { begun, letGo } = gate();
  const early = get();
  await begun();
  [rows, written] = [["b"], "2"];
  const late = [get(), get(), get()];
  await eventually(() => expect(asked).toBe(4));
  duringARun = nothing;
  letGo();
  expect(await Promise.all([early, ...late])).toEqual(['["a"]', '["b"]', '["b"]', '["b"]']);
  expect(runs).toBe(2);
});

it("however often something is written, everyone waiting shares the next run", async () => {
  const get = await serving();
  const { begun, letGo } = gate();
  const early = get();
  await begun();
  const late = Array.from({ length: 30 }, () => get());
  await eventually(() => expect(asked).toBe(31));
  written = "2";
  letGo();
  await begun();
  written = "3";
  letGo();
  expect(new Set(await Promise.all([early, ...late]))).toEqual(new Set(['["a"]']));
  expect(runs).toBe(2);
});

it("caches no refusal and no fault, and those who waited ask for themselves", async () => {
  const get = await serving();
  const fail = () => {
    throw new Error("spec");
  };
  duringARun = fail;
  expect(await Promise.all([get(), get(), get()])).toEqual(Array.from({ length: 3 }, () => "Internal Server Error"));
  duringARun = nothing;
  rows = undefined;
  expect(await get()).toBe("Not Found");
  rows = ["a"];
  expect(await get()).toBe('["a"]');
});

it("answers without the cache while the version is unknown", async () => {
  const get = await serving();
  await get();
  written = new Error("the database is away");
  rows = ["b"];
  expect([await get(), runs]).toEqual(['["b"]', 2]);
  written = "1";
  expect([await get(), runs]).toEqual(['["a"]', 2]);
});

it("marks an answer as the last on its connection only when it is", async () => {
  await serving();
  const connection = async () => (await fetch(`${base}/list`)).headers.get("connection");
  stopping = true;
  expect([await connection(), await connection()]).toEqual(["close", "close"]);
  stopping = false;
  expect([await connection(), runs]).toEqual(["keep-alive", 1]);
});

it("caches nothing for people with a session, and gives them nothing cached", async () => {
  const get = await serving();
  const cookie = "other=1; session=of-anybody";
  rows = ["for staff"];
  expect(await get("/list", { cookie })).toBe('["for staff"]');
  rows = ["for visitors"];
  expect(await get("/list", { cookie: "other=1" })).toBe('["for visitors"]');
  rows = ["for staff"];
  expect(await get("/list", { cookie })).toBe('["for staff"]');
  expect(await get()).toBe('["for visitors"]');
});

it.each([
  ["/list?id=1"],
  ["/list/"],
  ["/LIST"],
  ["/of"],
  ["/of?id="],
  ["/of?id=1&id=2"],
  ["/of?id=1&more=1"],
  ["/of?more=1&id=1"],
  ["/of?id=%31"],
  ["/of?id=a.b"],
  [`/of?id=${"1".repeat(65)}`],
])("%s is not our spelling, and never cached", async (path) => {
  const get = await serving();
  await get(path);
  await get(path);
  expect(runs).toBe(2);
});

it("holds no more than its room, and the most requested stays", async () => {
  const get = await serving({ room: 100_000 });
  rows = ["x".repeat(5000)]; // four fit: 5 kB in three encodings, and the headers
  for (let n = 0; n < 20; n++) {
    await get(`/of?id=${n}`);
    await get(`/of?id=popular`);
  }
  expect(runs).toBe(21);
  await get("/of?id=19");
  expect(runs).toBe(21);
  await get("/of?id=0");
  expect(runs).toBe(22);
});
