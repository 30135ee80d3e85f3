import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { moveCheckpoints } from "./checkpoints.ts";
import { projector } from "./projector.ts";
import { table } from "./table.ts";
import { emptyTables } from "./testing/emptyTables.ts";
import { ownWrites, trustedVersions, type TrustedVersions, versions } from "./version.ts";

const [games, scores] = ["games", "scores"].map((name) =>
  projector({ name, version: 1, tables: [table(name, { key: "id", columns: { id: "text" } })] }),
) as [ReturnType<typeof projector>, ReturnType<typeof projector>];

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
let asked: number;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  await emptyTables(pool, [games, scores]);
});
beforeEach(() => (asked = 0));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const counted = new Proxy({} as pg.Pool, {
  get: (_, name) => (name === "query" ? (question: pg.QueryConfig) => (asked++, pool.query(question)) : undefined),
});
const move = (of: typeof games, from: string, to: string) =>
  pool.query(moveCheckpoints([{ projector: of, position: from }], to));

it("changes after every write to read models, also by a projector that is behind, or a rebuild", async () => {
  const version = versions(pool);
  const seen = [await version()];
  for (const write of [
    () => move(games, "", "05"),
    () => move(scores, "", "03"), // behind: the furthest stays where it is
    () => move(scores, "03", "05"),
    () => pool.query("update projection.checkpoint set pos = pos where name = 'games'"), // other tables replacing these
    () => emptyTables(pool, [{ ...games, version: 2 }, scores]),
  ]) {
    await write();
    seen.push(await version());
  }
  expect(new Set(seen.map(({ written }) => written)).size).toBe(seen.length);
  expect(seen.map(({ position }) => position)).toEqual(["", "05", "05", "05", "05", "05"]);
  expect(await version()).toEqual(seen.at(-1));
});

it("callers at once share one query, which is sent after each of them asked", async () => {
  const version = versions(counted);
  await Promise.all(Array.from({ length: 50 }, version));
  expect(asked).toBe(1);
  const first = version();
  await new Promise((resolve) => setImmediate(resolve)); // it is on its way
  await pool.query("update projection.checkpoint set pos = '07' where name = 'scores'");
  const later = await Promise.all(Array.from({ length: 50 }, version));
  await first;
  expect(new Set(later.map(({ position }) => position))).toEqual(new Set(["07"]));
  expect(asked).toBeLessThanOrEqual(3);
});

it("fails while the database is down, and asks again when it is back", async () => {
  let away = true;
  const query = async (question: pg.QueryConfig) => {
    if (away) throw new Error("away");
    return pool.query(question);
  };
  const version = versions({ query } as unknown as pg.Pool);
  await expect(version()).rejects.toThrow("away");
  away = false;
  expect((await version()).position).toBe("07");
});

describe("in the process that alone projects", () => {
  let now: number;
  let alone: boolean;
  let answers: number;
  let duringAsk: () => Promise<unknown>;
  let writes: ReturnType<typeof ownWrites>;
  let version: TrustedVersions;
  beforeEach(() => {
    [now, alone, answers, duringAsk, writes] = [0, true, 0, async () => {}, ownWrites()];
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const ask = async () => {
      await duringAsk();
      return { position: "01", written: String(++answers) };
    };
    version = trustedVersions({ ask, writes, isAlone: () => alone });
  });
  afterEach(() => void vi.restoreAllMocks());
  const written = async () => Number((await version.now()).written);

  it("an answer holds until the process writes, or for a second", async () => {
    expect(version.atHand()).toBeUndefined();
    expect([await written(), await written()]).toEqual([1, 1]);
    expect(version.atHand()?.written).toBe("1");
    await writes.during(async () => {});
    expect([await written(), await written()]).toEqual([2, 2]);
    now = 999;
    expect(await written()).toBe(2);
    now = 1000;
    expect(version.atHand()).toBeUndefined();
    expect(await written()).toBe(3);
  });

  it("the database is asked while it writes, and when a write fails", async () => {
    await written();
    expect(version.atHand()).toBeDefined();
    let fail: (error: Error) => void = () => {};
    const writing = writes.during(() => new Promise((_, reject) => (fail = reject)));
    expect(version.atHand()).toBeUndefined();
    expect([await written(), await written()]).toEqual([2, 3]);
    fail(new Error("the connection is lost"));
    await expect(writing).rejects.toThrow("lost");
    expect([await written(), await written()]).toEqual([4, 4]);
  });

  it("an answer under way while it wrote is not kept", async () => {
    duringAsk = () => writes.during(async () => {});
    await written();
    duringAsk = async () => {};
    expect([await written(), await written()]).toEqual([2, 2]);
  });

  it("nothing is kept by a process that stands by, nor after its turn", async () => {
    alone = false;
    expect([await written(), await written()]).toEqual([1, 2]);
    alone = true;
    expect([await written(), await written()]).toEqual([3, 3]);
    alone = false;
    expect(await written()).toBe(4);
  });
});
