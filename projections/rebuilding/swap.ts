import type pg from "pg";
import type { Position, RecordedEvent } from "../../eventstore/eventStore.ts";
import { patchesFor, type Runner } from "../applying.ts";
import { type Comparison, compare } from "./comparison.ts";
import { tableName, writePatches } from "../rows.ts";
import type { Table } from "../table.ts";

const lockWithin = 500; // ms; shorter than deadlock_timeout, so that we give up rather than the readers

/** A projector's live tables, whose checkpoint this transaction locks: until it ends no one else writes them. */
export interface Live {
  readonly runner: Runner; // of the rebuilt side
  readonly version: number | undefined; // undefined: there is none
  readonly tables: readonly string[];
  position: Position;
}

const namesOf = (tables: readonly Table[]) => tables.map(({ name }) => name);

/** No one projects while this transaction lasts. */
export const holdCheckpoints = async (client: pg.ClientBase, runners: readonly Runner[]): Promise<Live[]> => {
  const found: Live[] = [];
  // In the order in which the projecting process takes them.
  for (const runner of runners.toSorted((a, b) => (a.projector.name < b.projector.name ? -1 : 1))) {
    const { name, tables } = runner.projector;
    const { rows } = await client.query<{ version: number; pos: Position; tables: string[] | null }>(
      "select version, pos, tables from projection.checkpoint where name = $1 for update",
      [name],
    );
    const [row] = rows;
    found.push({
      runner,
      version: row?.version,
      position: row?.pos ?? "",
      tables: row ? (row.tables ?? namesOf(tables)) : [],
    });
  }
  return found;
};

/** Live rows of this version that no one has projected catch up, to be compared. False if that fails. */
const bringLevel = async (client: pg.ClientBase, { runner, position }: Live, missed: readonly RecordedEvent[]) => {
  await client.query("savepoint before_live");
  try {
    const { projector } = runner;
    const patches = patchesFor({ projector, position }, missed);
    await writePatches({ client, tables: projector.tables }, patches);
    return true;
  } catch {
    await client.query("rollback to savepoint before_live");
    return false;
  }
};

/** Compares both sides of a projector at the position of the rebuilt one. `missed`: facts the live rows may lack. */
export const compareSides = async (
  client: pg.ClientBase,
  live: Live,
  missed: readonly RecordedEvent[],
): Promise<Comparison[]> => {
  const { projector, position, poison } = live.runner;
  const why = async () => {
    if (live.version === undefined) return "there were no live tables";
    if (poison) return "it could not be rebuilt";
    if (live.position === position) return undefined;
    if (live.version !== projector.version) return "the live tables of the other version were at another position";
    return (await bringLevel(client, live, missed)) ? undefined : "the live tables wait before a poison fact";
  };
  return compare(client, projector, await why());
};

/** The rebuilt tables become the live ones, the old ones are dropped, and the checkpoint moves. */
export const swap = async (client: pg.ClientBase, lives: readonly Live[]) => {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'read'",
  );
  const there = new Set(rows.map(({ name }) => name));
  const built = lives.flatMap(({ tables, runner }) => [...tables, ...namesOf(runner.projector.tables)]);
  const old = [...new Set(built)].filter((table) => there.has(table)).map((table) => tableName(table));
  if (old.length > 0) {
    await client.query(`set local statement_timeout = ${lockWithin}`);
    await client.query(`lock table ${old.join(", ")} in access exclusive mode`);
    await client.query("set local statement_timeout = 0");
    await client.query(`drop table ${old.join(", ")}`);
  }
  for (const { runner } of lives) {
    const { name, version, tables } = runner.projector;
    for (const table of tables)
      await client.query(`alter table ${tableName(table.name, "rebuilding")} set schema read`);
    await client.query(
      `insert into projection.checkpoint (name, version, pos, tables) values ($1, $2, $3, $4)
       on conflict (name) do update set version = excluded.version, pos = excluded.pos, tables = excluded.tables`,
      [name, version, runner.position, namesOf(tables)],
    );
    // What it built is now final.
    await client.query(
      `update projection.checkpoint
          set tables = array(select kept from unnest(tables) kept where kept <> all ($2))
        where name <> $1 and tables && $2`,
      [name, namesOf(tables)],
    );
    await client.query("delete from projection.poison where name = $1", [name]);
    if (runner.poison)
      await client.query("insert into projection.poison (name, event_id, type, error) values ($1, $2, $3, $4)", [
        name,
        runner.poison.eventId,
        runner.poison.type,
        runner.poison.error,
      ]);
  }
};
