import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventStore, Position } from "../../eventstore/eventStore.ts";
import { openPostgresStore } from "../../eventstore/postgres.ts";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { quietPool } from "../../eventstore/testing/quietPool.ts";
import { meta } from "../../eventstore/testing/sample.ts";
import { agrees } from "./comparison.ts";
import { knownPoison } from "../poison.ts";
import { created, type Projector } from "../projector.ts";
import { table } from "../table.ts";
import { type Projections, startProjections } from "../projections.ts";
import { compareWithRebuild, type Progress, rebuild, rebuildOutdated } from "./rebuild.ts";
import { facts, games, played, same, summary, teams } from "../testing/season.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

const patience = { timeout: 20_000 };
const log = {
  warn: vi.fn<(details: object, words: string) => void>(),
  error: vi.fn<(details: object, words: string) => void>(),
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
let store: EventStore;
let running: Projections[];
beforeAll(async () => {
  database = await freshDatabase();
  pool = quietPool(database.url, 12);
  store = await openPostgresStore(database);
});
beforeEach(async () => {
  running = [];
  await pool.query(`truncate log.event, projection.checkpoint, projection.poison;
    drop schema read cascade; create schema read; drop schema if exists rebuilding cascade`);
});
afterEach(async () => void (await Promise.all(running.map((projections) => projections.stop()))));
afterAll(async () => {
  await store.close();
  await pool.end();
  await database.drop();
});

const score = async (count: number, how?: { from?: number; of?: number }) => {
  const all = facts(count, how);
  let last = "";
  while (all.length > 0) last = (await store.append("season", "any", all.splice(0, 4000))).position;
  return { position: last };
};
const rename = (from: string, to: string) =>
  store.append("season", "any", [{ id: randomUUID(), type: "Renamed", data: { from, to }, meta }]);
const rows = async (table = "games") => (await pool.query(`select * from read."${table}" order by 1`)).rows;
const checkpoint = async (name = "games") =>
  (
    await pool.query<{ version: number; pos: Position }>(
      "select version, pos from projection.checkpoint where name = $1",
      [name],
    )
  ).rows[0];
const leftovers = async () => (await pool.query("select from pg_namespace where nspname = 'rebuilding'")).rowCount;
const indexes = async () =>
  (
    await pool.query<{ indexdef: string }>("select indexdef from pg_indexes where schemaname = 'read' order by 1")
  ).rows.map(({ indexdef }) => indexdef);
const process = async (projectors: readonly Projector[] = [games()]) => {
  const projections = await startProjections({ store, url: database.url, projectors, log, retryAfter: 30 });
  running.push(projections);
  return projections;
};
/** Tables with every fact in them, and no one projecting. */
const shown = async (projectors: readonly Projector[] = [games()]) => rebuildOutdated({ store, pool, projectors });
describe("a rebuild", () => {
  it("builds the same rows, indexes and checkpoint, counts what it read, and leaves nothing behind", async () => {
    await score(6000);
    await rename("A", "B");
    await score(10);
    await shown([games(), teams]);
    const before = { rows: await rows(), indexes: await indexes(), checkpoint: await checkpoint() };
    const progress: Progress[] = [];
    const done = await rebuild({ store, pool, projectors: [games(), teams], onProgress: (now) => progress.push(now) });
    expect({ rows: await rows(), indexes: await indexes(), checkpoint: await checkpoint() }).toEqual(before);
    expect(before.indexes).toHaveLength(4);
    expect(before.rows).toHaveLength(100);
    expect(before.rows.filter(({ league }) => league === "A")).toHaveLength(10);
    expect(done).toMatchObject({
      projectors: ["games", "teams"],
      facts: 6011,
      position: await store.head(),
      poison: [],
    });
    expect(summary(done)).toEqual([same("games", 100), same("teams", 100)]);
    expect(progress.at(-1)).toEqual({ facts: 6011, position: await store.head() });
    expect(progress.length).toBeGreaterThan(1);
    expect(await leftovers()).toBe(0);
  });

  it("neither loses nor doubles a fact while the product writes and projects", async () => {
    await score(1500);
    const live = await process([games(), teams]);
    await eventually(() => expect(live.active).toBe(true), patience);
    const writing = { now: true };
    let written = 1500;
    const writer = (async () => {
      while (writing.now) {
        await score(5, { from: written, of: 4000 });
        written += 5;
      }
    })();
    const reads: number[] = [];
    const reader = (async () => {
      while (writing.now) reads.push((await rows()).length);
    })();
    for (let n = 0; n < 3; n++) {
      const done = await rebuild({ store, pool, projectors: n % 2 ? [games()] : [games(), teams] });
      expect(done.tables.map(({ live: found }) => found)).not.toContain(null);
      expect(done.tables.filter((table) => !agrees(table))).toEqual([]);
    }
    writing.now = false;
    await Promise.all([writer, reader]);
    expect(await live.until((await store.head())!, 20_000)).toBe(true);
    const { rowCount } = await pool.query("select distinct data->>'game' from log.event");
    expect(await rows()).toHaveLength(rowCount!);
    expect(reads.toSorted((a, b) => a - b)).toEqual(reads); // no one saw a half-built table
    expect(await live.poison()).toEqual([]);
    expect(
      log.warn.mock.calls.filter(([details]) => "err" in details && !String(details.err).includes("any more")),
    ).toEqual([]);
    const compared = await compareWithRebuild({ store, pool, projectors: [games(), teams] });
    expect(compared.tables.filter((table) => !agrees(table))).toEqual([]);
  });

  it("says which live rows differ from the log, and repairs them", async () => {
    await score(100);
    await shown();
    const truth = await rows();
    await pool.query(`delete from read.games where game = 'g1'; update read.games set runs = -1 where game in ('g2', 'g3');
      insert into read.games values ('nobody', 1, null)`);
    const damage = { table: "games", live: 100, rebuilt: 100, missing: 1, surplus: 1, different: 2 };
    const compared = await compareWithRebuild({ store, pool, projectors: [games()] });
    expect(summary(compared)).toEqual([damage]);
    expect(compared.tables[0]?.keys).toEqual(["g1", "g2", "g3", "nobody"]);
    expect(compared.tables.map(agrees)).toEqual([false]);
    expect(await rows()).not.toEqual(truth); // it only looked
    expect(summary(await rebuild({ store, pool, projectors: [games()] }))).toEqual([damage]);
    expect(await rows()).toEqual(truth);
  });

  it("compares at one position even if no one has projected the last facts", async () => {
    await score(50);
    await shown();
    await score(60, { from: 50 });
    await rename("A", "B");
    expect(summary(await compareWithRebuild({ store, pool, projectors: [games()] }))).toEqual([same("games", 100)]);
    expect(await rows()).toHaveLength(50);
    expect(summary(await rebuild({ store, pool, projectors: [games()] }))).toEqual([same("games", 100)]);
    expect(await rows()).toHaveLength(100);
    expect((await checkpoint())?.pos).toBe(await store.head());
  });

  it("ended by a signal leaves the live tables as they are", async () => {
    await score(6000);
    await shown();
    await pool.query("update read.games set runs = -1");
    const end = new AbortController();
    const ended = rebuild({ store, pool, projectors: [games()], signal: end.signal, onProgress: () => end.abort() });
    await expect(ended).rejects.toThrow(/abort/);
    expect((await rows()).every(({ runs }) => runs === -1)).toBe(true);
    expect(await leftovers()).toBe(0);
    await rebuild({ store, pool, projectors: [games()] });
    expect((await rows()).some(({ runs }) => runs === -1)).toBe(false);
  });

  it("that loses its connection leaves the live tables as they are, and the next one clears away its remains", async () => {
    await score(9000);
    await shown();
    const before = await rows();
    const kill = () =>
      pool.query(`select pg_terminate_backend(pid, 30000) from pg_locks where locktype = 'advisory' and objid = 7305115
        and database = (select oid from pg_database where datname = current_database())`);
    let pages = 0;
    const killing: EventStore = {
      ...store,
      async *subscribe(after, signal) {
        for await (const page of store.subscribe(after, signal)) {
          if (++pages === 6) await kill(); // the first rows are being written, and more are to come
          yield page;
        }
      },
    };
    await expect(rebuild({ store: killing, pool, projectors: [games()] })).rejects.toThrow(/terminat|connection error/);
    expect(await rows()).toEqual(before);
    expect(await leftovers()).toBe(1);
    expect(summary(await rebuild({ store, pool, projectors: [games()] }))).toEqual([same("games", 100)]);
    expect(await leftovers()).toBe(0);
  });

  it("waits for another one, and all are complete", async () => {
    await score(100);
    await shown();
    const reader = await pool.connect();
    await reader.query("begin; select count(*) from read.games"); // so that the first isn't done before the last begins
    const onWaiting = vi.fn<() => void>();
    const all = [1, 2, 3].map(() => rebuild({ store, pool, projectors: [games()], onWaiting }));
    try {
      await eventually(() => expect(onWaiting).toHaveBeenCalledTimes(2), patience);
    } finally {
      await reader.query("commit");
      reader.release();
    }
    for (const done of await Promise.all(all)) expect(summary(done)).toEqual([same("games", 100)]);
    expect(onWaiting).toHaveBeenCalledTimes(2);
  });

  it("waits for readers of the tables without making others wait for long, and then swaps", async () => {
    await score(100);
    await shown();
    const reader = await pool.connect();
    await reader.query("begin; select count(*) from read.games");
    let done = false;
    const rebuilding = rebuild({ store, pool, projectors: [games()] }).finally(() => (done = true));
    for (let n = 0; n < 3; n++) {
      await eventually(async () => {
        const { rowCount } = await pool.query(
          "select from pg_locks where mode = 'AccessExclusiveLock' and not granted",
        );
        expect(rowCount).toBeGreaterThan(0);
      }, patience);
      expect(await rows()).toHaveLength(100); // waits behind the rebuild, which gives up first
    }
    expect(done).toBe(false);
    await reader.query("commit");
    reader.release();
    expect(summary(await rebuilding)).toEqual([same("games", 100)]);
  });
});

describe("a fact that cannot be applied", () => {
  const faulty = (version = 1) =>
    games({
      version,
      scored: ({ game, runs }) => {
        if (runs === 30) throw new Error("Canary Reyes, 12 years");
        return created(played, game, { runs, league: "A" });
      },
    });

  it("prevents a rebuild from replacing tables in use, and is named without its content", async () => {
    await score(50);
    await shown([games(), teams]);
    await pool.query("update read.teams set runs = -1");
    const before = await rows();
    const done = await rebuild({ store, pool, projectors: [faulty(), teams] });
    const [fact] = (await pool.query<{ id: string }>("select id from log.event where (data->>'runs')::int = 30")).rows;
    const error = expect.stringMatching(/^Error in projections\/rebuilding\/rebuild\.test\.ts:\d+$/);
    expect(done.poison).toEqual([{ projector: "games", eventId: fact?.id, type: "Scored", error }]);
    expect(await rows()).toEqual(before);
    expect((await rows("teams")).some(({ runs }) => runs === -1)).toBe(false); // the others are rebuilt all the same
    expect(await knownPoison(pool)).toEqual([]);
  });

  it("stops a new version, and is known", async () => {
    await score(50);
    await shown();
    await shown([faulty(2)]);
    expect(await rows()).toHaveLength(30);
    expect(await knownPoison(pool)).toMatchObject([{ projector: "games", type: "Scored" }]);
    const live = await process([faulty(2), teams]);
    expect(await live.until((await store.head())!, 20_000)).toBe(true); // by all that can
    expect(await live.poison()).toHaveLength(1);
  });

  it("that a rebuild could apply is forgotten, and whoever projects continues from there", async () => {
    let broken = true;
    const healed = games({
      scored: ({ game, runs }) => {
        if (broken) throw new Error("not yet");
        return created(played, game, { runs, league: "A" });
      },
    });
    await score(50);
    const live = await startProjections({
      store,
      url: database.url,
      projectors: [healed, teams],
      log,
      retryAfter: 3_600_000,
    });
    running.push(live);
    await eventually(async () => expect(await live.poison()).toHaveLength(1), patience);
    broken = false;
    const done = await rebuild({ store, pool, projectors: [healed] });
    expect(done.poison).toEqual([]);
    expect(await live.poison()).toEqual([]);
    expect(await rows()).toHaveLength(50);
  });
});

describe("a new version", () => {
  const ran = table("played", { key: "game", columns: { game: "text", runs: "integer" } });
  const second = games({
    version: 2,
    tables: [ran],
    scored: ({ game, runs }) => created(ran, game, { runs }),
  });

  it("is built while the old one serves and projects, which then gives way and does not come back", async () => {
    await score(1500);
    const old = await process();
    await eventually(() => expect(old.active).toBe(true), patience);
    const fresh = await process([games({ version: 2 })]);
    await eventually(() => expect(fresh.active).toBe(true), patience);
    expect([old.active, old.superseded, fresh.superseded]).toEqual([false, true, false]);
    const { position } = await score(1);
    expect(await Promise.all([fresh.until(position, 20_000), old.until(position, 20_000)])).toEqual([true, true]);
    expect(log.error).toHaveBeenCalledWith(
      { projectors: ["games"] },
      "another version has made the read models its own; this process gives way",
    );
    await expect(process()).rejects.toThrow("A newer version of this program serves on this database (games 2).");
    await fresh.stop();
    await eventually(() => expect(old.superseded).toBe(false), patience); // it serves on, rather than nobody
    expect(old.active).toBe(false);
    const back = await process(); // no one of the newer version is left: this is how to go back
    await eventually(() => expect(back.active || old.active).toBe(true), patience);
    expect(await checkpoint()).toMatchObject({ version: 1 });
  });

  it("compares keys if the columns differ, and removes tables no longer used", async () => {
    await score(100);
    await shown();
    const inning = table("games", { key: "game", columns: { ...played.columns, inning: "integer?" } });
    const more = games({
      version: 2,
      tables: [inning],
      scored: ({ game, runs }) => created(inning, game, { runs, league: "A" }),
    });
    const done = await shown([more]);
    expect(done.tables).toEqual([
      expect.objectContaining({
        live: 100,
        rebuilt: 100,
        missing: 0,
        surplus: 0,
        different: null,
        why: expect.stringContaining("columns"),
      }),
    ]);
    await shown([{ ...second, version: 3, on: { Scored: second.on.Scored! } }]);
    expect(await rows("played")).toHaveLength(100);
    await expect(rows()).rejects.toThrow('relation "read.games" does not exist');
  });

  it("gives a table to another projector; the old version takes it back, and the new one again", async () => {
    await score(100);
    const both: Projector = {
      ...games(),
      tables: [...games().tables, ...teams.tables],
      on: { ...games().on, Scored: (fact) => [games().on.Scored!(fact), teams.on.Scored!(fact)].flat() },
    };
    const apart = [games({ version: 2 }), teams];
    await shown([both]);
    for (let times = 0; times < 2; times++) {
      expect((await shown(apart)).projectors).toEqual(["games", "teams"]);
      expect([await rows("teams"), await rows()].map(({ length }) => length)).toEqual([100, 100]);
      expect((await shown(apart)).projectors).toEqual([]);
      expect((await shown([both])).projectors).toEqual(["games"]);
      expect([await rows("teams"), await rows()].map(({ length }) => length)).toEqual([100, 100]);
    }
  });

  it("is built once by several processes that start at once", async () => {
    await score(500);
    await shown();
    const built = vi.fn<(facts: number) => void>();
    const starting = [1, 2, 3].map(() =>
      startProjections({
        store,
        url: database.url,
        projectors: [games({ version: 2 })],
        log,
        onBuilt: ({ facts }) => built(facts),
      }),
    );
    running = await Promise.all(starting);
    expect(built.mock.calls.flat().filter((facts) => facts > 0)).toEqual([500]);
    expect((await checkpoint())?.version).toBe(2);
  });
});
