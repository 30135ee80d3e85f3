import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EventStore, Position } from "../eventstore/eventStore.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { quietPool } from "../eventstore/testing/quietPool.ts";
import { meta } from "../eventstore/testing/sample.ts";
import { tcpProxy } from "../eventstore/testing/tcpProxy.ts";
import { type PoisonFact, runnersOf } from "./applying.ts";
import { Fenced, OtherVersion, readCheckpoints } from "./checkpoints.ts";
import { project } from "./engine.ts";
import { changed, created, type Patch, type Projector, projector } from "./projector.ts";
import { knownPoison } from "./poison.ts";
import { table as tableOf } from "./table.ts";
import { emptyTables } from "./testing/emptyTables.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

interface Scored {
  readonly type: "Scored";
  readonly data: { readonly game: string; readonly runs: number };
}
const table = (name: string) => tableOf(name, { key: "game", columns: { game: "text", runs: "integer" } });
type On = (fact: Scored, games: ReturnType<typeof table>) => Patch | Patch[];
const latest: On = ({ data }, games) => created(games, data.game, { runs: data.runs });
/** Games with their latest runs, in a table with that name. */
const scores = (name: string, { version = 1, on = latest }: { version?: number; on?: On } = {}): Projector => {
  const games = table(name);
  return projector<Scored>({ name, version, tables: [games], on: { Scored: (fact) => on(fact, games) } });
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
let store: EventStore;
const ending: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  pool = quietPool(database.url, 6, { pipeline: true });
  store = await openPostgresStore(database);
});
beforeEach(async () => {
  await pool.query(
    "truncate log.event, projection.checkpoint, projection.poison; drop schema read cascade; create schema read",
  );
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});
afterAll(async () => {
  await store.close();
  await pool.end();
  await database.drop();
});

const score = (game: string, runs: number, type = "Scored") =>
  store.append(`game-${game}`, "any", [{ id: randomUUID(), type, data: { game, runs }, meta }]);
const scoreMany = (count: number, { from = 0, games = 50 } = {}) =>
  store.append(
    "season",
    "any",
    Array.from({ length: count }, (_, n) => ({
      id: randomUUID(),
      type: "Scored",
      data: { game: `g${(from + n) % games}`, runs: from + n },
      meta,
    })),
  );
const rows = async (table: string) =>
  (await pool.query<{ game: string; runs: number }>(`select game, runs from read."${table}" order by game`)).rows;
const checkpoint = async (name: string) =>
  (await pool.query<{ pos: Position }>("select pos from projection.checkpoint where name = $1", [name])).rows[0]?.pos;

/** Projects as the active process does, until the spec ends. */
const projecting = async (projectors: readonly Projector[], from: EventStore = store, by: pg.Pool = pool) => {
  await emptyTables(pool, projectors);
  const stop = new AbortController();
  const runners = runnersOf(projectors);
  const troubles: unknown[] = [];
  const poisons: PoisonFact[] = [];
  const shown: Position[] = [];
  const done = project(
    {
      store: from,
      pool: by,
      runners,
      retryAfter: 30,
      onShown: (position) => void shown.push(position),
      onPoison: (poison) => void poisons.push(poison),
      onTrouble: (error) => void troubles.push(error),
    },
    stop.signal,
  );
  const end = async () => {
    stop.abort();
    await done.catch(() => {});
  };
  ending.push(end);
  return { troubles, poisons, shown, done, end, poison: () => runners.flatMap(({ poison }) => poison ?? []) };
};

describe("projecting", () => {
  it("shows old facts and new, and moves past unknown ones", async () => {
    await score("a", 1);
    await score("b", 2, "NobodyKnowsThis");
    const { shown } = await projecting([scores("games")]);
    await eventually(async () => expect(await rows("games")).toEqual([{ game: "a", runs: 1 }]));
    await score("a", 5);
    await score("a", 9, "NobodyKnowsThis");
    const head = await store.head();
    await eventually(() => expect(shown.at(-1)).toBe(head));
    expect(await rows("games")).toEqual([{ game: "a", runs: 5 }]);
    expect(await checkpoint("games")).toBe(head);
  });

  it("changes nothing when facts are delivered again", async () => {
    const log: string[] = [];
    const seen = scores("games", {
      on: ({ data }, games) => {
        log.push(`${data.game} ${data.runs}`);
        return created(games, data.game, { runs: data.runs });
      },
    });
    const stuttering: EventStore = {
      ...store,
      async *subscribe(...asked) {
        for await (const batch of store.subscribe(...asked)) {
          for (const event of batch.events) yield { events: [event], caughtUp: false };
          yield batch;
          yield batch;
        }
      },
    };
    for (let n = 0; n < 5; n++) await score("a", n);
    const { shown } = await projecting([seen], stuttering);
    await score("b", 7);
    const head = await store.head();
    await eventually(() => expect(shown.at(-1)).toBe(head));
    expect(log).toEqual(["a 0", "a 1", "a 2", "a 3", "a 4", "b 7"]);
  });

  it("never claims more than all of them show", async () => {
    const names = ["one", "two", "three"];
    const early: string[] = [];
    const looks: Promise<void>[] = [];
    const engine = await projecting(names.map((name) => scores(name)));
    const push = engine.shown.push.bind(engine.shown);
    engine.shown.push = (...positions) => {
      looks.push(
        (async () => {
          const at = await Promise.all(names.map(checkpoint));
          if (at.some((pos) => !pos || pos < positions[0]!)) early.push(`${positions[0]} before ${at.join()}`);
        })(),
      );
      return push(...positions);
    };
    for (let n = 0; n < 10; n++) {
      await Promise.all(["a", "b", "c"].map((game) => score(game, n)));
      const head = await store.head();
      await eventually(() => expect(engine.shown.at(-1)).toBe(head));
    }
    await Promise.all(looks);
    expect(looks.length).toBeGreaterThanOrEqual(10);
    expect(early).toEqual([]);
  });

  it("a projector that is new, or of a new version, is built from the log, and ends up the same as the live one", async () => {
    await scoreMany(2500);
    const first = await projecting([scores("games")]);
    await eventually(async () => expect(await checkpoint("games")).toBe(await store.head()));
    const live = await rows("games");
    expect(live).toHaveLength(50);
    await first.end();
    await pool.query("update read.games set runs = -1");
    const second = await projecting([scores("games", { version: 2 }), scores("more")]);
    const head = await store.head();
    await eventually(() => expect(second.shown.at(-1)).toBe(head));
    expect(await rows("games")).toEqual(live);
    expect(await rows("more")).toEqual(live);
  });

  it("a projector far behind holds up no one, and catches up", async () => {
    await scoreMany(1500);
    const before = await projecting([scores("old")]);
    await eventually(async () => expect(await checkpoint("old")).toBe(await store.head()));
    await before.end();
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const slowFromTheStart: EventStore = {
      ...store,
      async *subscribe(after, signal) {
        if (!after) await gate;
        yield* store.subscribe(after, signal);
      },
    };
    const { shown } = await projecting([scores("old"), scores("new")], slowFromTheStart);
    await score("a", 1);
    await eventually(async () => expect(await rows("old")).toContainEqual({ game: "a", runs: 1 }));
    expect(await rows("new")).toEqual([]);
    expect(shown).toEqual([]); // the new one shows nothing yet
    goOn();
    await score("a", 2);
    const head = await store.head();
    await eventually(() => expect(shown.at(-1)).toBe(head));
    expect(await rows("new")).toEqual(await rows("old"));
    const { position } = await score("a", 3);
    await eventually(() => expect(shown.at(-1)).toBe(position));
    expect(await Promise.all(["old", "new"].map(checkpoint))).toEqual([position, position]);
  });
});

describe("fencing", () => {
  it("a projector whose checkpoint was moved by someone else writes nothing, and continues from there", async () => {
    const { position: first } = await score("a", 1);
    const { position: second } = await score("b", 2);
    let meddled = false;
    const meddling: EventStore = {
      ...store,
      async *subscribe(...asked) {
        for await (const batch of store.subscribe(...asked)) {
          if (!meddled && batch.events.length > 0)
            await pool.query("update projection.checkpoint set pos = $1 where name = 'games'", [first]);
          meddled = true;
          yield batch;
        }
      },
    };
    const { troubles, shown } = await projecting([scores("games"), scores("others")], meddling);
    await eventually(() => expect(shown.at(-1)).toBe(second));
    expect(troubles).toEqual([expect.any(Fenced)]);
    expect(await rows("games")).toEqual([{ game: "b", runs: 2 }]); // "a" was the other's to write
    expect(await rows("others")).toHaveLength(2);
  });

  it("two that project at once apply every fact once between them", async () => {
    const applied: number[] = [];
    const counting = scores("games");
    await pool.query("create table read.applied (runs integer)");
    await emptyTables(pool, [counting]);
    await pool.query(`create function read.note() returns trigger language plpgsql as
      $$ begin insert into read.applied values (new.runs); return new; end $$;
      create trigger note before insert on read.games for each row execute function read.note()`);
    const both = [await projecting([counting]), await projecting([counting])];
    for (let n = 0; n < 60; n++) {
      applied.push(n);
      await score(`g${n}`, n);
    }
    await eventually(async () => expect(await checkpoint("games")).toBe(await store.head()));
    const noted = await pool.query<{ runs: number }>("select runs from read.applied order by runs");
    expect(noted.rows.map(({ runs }) => runs)).toEqual(applied);
    for (const { poisons, troubles } of both) {
      expect(poisons).toEqual([]);
      expect(troubles.filter((trouble) => !(trouble instanceof Fenced))).toEqual([]);
    }
  });

  it("a program of another version stops, and leaves the tables alone", async () => {
    const old = await projecting([scores("games")]);
    await score("a", 1);
    await eventually(async () => expect(await rows("games")).toHaveLength(1));
    await emptyTables(pool, [scores("games", { version: 2 })]);
    await score("b", 2);
    await expect(old.done).rejects.toThrow(OtherVersion);
    await expect(old.done).rejects.toThrow("the tables of games are of version 2, this program has 1");
    expect(await rows("games")).toEqual([]);
    expect(await checkpoint("games")).toBe("");
  });
});

describe("a poison fact", () => {
  it("stops one projector alone, is named, and once its cause is gone the projector catches up", async () => {
    const engine = await projecting([scores("well"), scores("ill")]);
    await pool.query("alter table read.ill add constraint short check (runs <> 130)");
    await scoreMany(130, { games: 1000 });
    const { position: before } = await store.append("x", "none", [{ id: randomUUID(), type: "Other", data: {}, meta }]);
    await scoreMany(100, { from: 130, games: 1000 });
    const head = await store.head();
    await eventually(() => expect(engine.shown.at(-1)).toBe(head)); // the healthy one goes on
    const [fact] = (await pool.query<{ id: string }>("select id from log.event where (data->>'runs')::int = 130")).rows;
    const error = "DatabaseError 23514, table ill, constraint short";
    const poison = { projector: "ill", eventId: fact?.id, type: "Scored", error };
    expect(engine.poison()).toEqual([poison]);
    expect(await knownPoison(pool)).toMatchObject([poison]);
    expect(await checkpoint("ill")).toBe(before); // everything before it is shown
    expect(await rows("well")).toContainEqual({ game: "g229", runs: 229 });
    const { position } = await score("later", 1);
    await eventually(() => expect(engine.shown.at(-1)).toBe(position));
    expect(await checkpoint("ill")).toBe(before);
    expect(engine.poison()).toEqual([poison]);
    await pool.query("alter table read.ill drop constraint short");
    await eventually(() => expect(engine.poison()).toEqual([]));
    expect(await knownPoison(pool)).toEqual([]);
    await eventually(async () => expect(await rows("ill")).toEqual(await rows("well")));
    expect(engine.poisons).toEqual([poison]); // reported once, however often it was tried
    const { position: last } = await score("later", 2);
    await eventually(() => expect(engine.shown.at(-1)).toBe(last));
    expect(await rows("ill")).toContainEqual({ game: "later", runs: 2 });
  });

  it("may be a handler's own fault; its rows are written completely or not at all", async () => {
    let broken = true;
    const faulty = scores("games", {
      on: ({ data }, games) => {
        if (broken && data.runs === 2) throw new TypeError("cannot read this");
        return [created(games, data.game, { runs: data.runs }), changed(games, "a", { runs: data.runs * 10 })];
      },
    });
    const engine = await projecting([faulty]);
    for (const runs of [1, 2, 3]) await score(`g${runs}`, runs);
    await eventually(() =>
      expect(engine.poison()).toMatchObject([
        { error: expect.stringMatching(/^TypeError in projections\/engine\.test\.ts:\d+$/) },
      ]),
    );
    expect(await rows("games")).toEqual([{ game: "g1", runs: 1 }]);
    broken = false;
    await eventually(async () => expect(await rows("games")).toHaveLength(3));
    await eventually(() => expect(engine.poison()).toEqual([]));
  });

  it("after another poison fact is reported again", async () => {
    let wrong = [1, 2];
    const faulty = scores("games", {
      on: ({ data }, games) => {
        if (wrong.includes(data.runs)) throw new Error(`no ${data.runs}`);
        return created(games, data.game, { runs: data.runs });
      },
    });
    const engine = await projecting([faulty]);
    for (const runs of [1, 2, 3]) await score(`g${runs}`, runs);
    const ids = (await pool.query<{ id: string }>("select id from log.event order by pos")).rows.map(({ id }) => id);
    await eventually(() => expect(engine.poison()[0]?.eventId).toBe(ids[0]));
    wrong = [2];
    await eventually(() => expect(engine.poison()[0]?.eventId).toBe(ids[1]));
    wrong = [];
    await eventually(() => expect(engine.poison()).toEqual([]));
    expect(engine.poisons.map(({ eventId }) => eventId)).toEqual(ids.slice(0, 2));
    expect(await rows("games")).toHaveLength(3);
  });
});

describe("an outage", () => {
  it("poisons nothing: when all connections end again and again every fact is shown in the end", async () => {
    const engine = await projecting([scores("one"), scores("two")]);
    const scoring = { now: true };
    const writing = (async () => {
      for (let n = 0; n < 150; n++) await eventually(() => score(`g${n}`, n));
      scoring.now = false;
    })();
    while (scoring.now) {
      const seen = engine.shown.length;
      await eventually(() => expect(engine.shown.length > seen || !scoring.now).toBe(true));
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
                    where datname = current_database() and pid <> pg_backend_pid()`;
      await pool.query(end).catch(() => {});
    }
    await writing;
    await eventually(async () => expect(await rows("two")).toHaveLength(150));
    expect(await rows("one")).toEqual(await rows("two"));
    expect(engine.poisons).toEqual([]);
  });

  it("during the search for a poison fact does not blame an innocent one", async () => {
    const way = await tcpProxy(database.url);
    const remote = quietPool(way.url, 2, { pipeline: true });
    let broken = true;
    const faulty = scores("games", {
      on: ({ data }, games) => {
        if (!broken) return created(games, data.game, { runs: data.runs });
        broken = false;
        void way.cut();
        throw new TypeError("only this once");
      },
    });
    // The log may still hold one of the connections ended before, and notices when it uses it.
    for (const runs of [1, 2, 3]) await eventually(() => score(`g${runs}`, runs));
    const engine = await projecting([faulty], store, remote);
    await eventually(() => expect(engine.troubles).not.toEqual([]));
    await way.mend();
    await eventually(async () => expect(await rows("games")).toHaveLength(3));
    expect(engine.poisons).toEqual([]);
    await engine.end();
    await remote.end();
    await way.close();
  });

  it("does not delay a stop", async () => {
    const way = await tcpProxy(database.url);
    const remote = quietPool(way.url, 2, { pipeline: true });
    await emptyTables(remote, [scores("games")]);
    const stop = new AbortController();
    const troubles: unknown[] = [];
    await way.cut();
    const done = project(
      {
        store,
        pool: remote,
        runners: runnersOf([scores("games")]),
        onShown: () => {},
        onPoison: () => {},
        onTrouble: (error) => void troubles.push(error),
      },
      stop.signal,
    );
    await eventually(() => expect(troubles.length).toBeGreaterThan(4)); // by now it pauses for most of a second
    const since = performance.now();
    stop.abort();
    await done;
    expect(performance.now() - since).toBeLessThan(200);
    await remote.end();
    await way.close();
  });
});

it("checkpoints that were never prepared are reported missing", async () => {
  await expect(readCheckpoints(pool, [scores("nobody")])).rejects.toThrow("the tables of nobody are of version none");
});
