import type pg from "pg";
import type { Position } from "../eventstore/eventStore.ts";
import type { Projector } from "./projector.ts";
import { createTable, dropTable } from "./rows.ts";

const preparationLock = 7305113;

/** Somebody else wrote this projector's tables meanwhile: what we were about to write is theirs or stale. */
export class Fenced extends Error {}

/** A newer (or older) version of this program has made the tables its own. */
export class OtherVersion extends Error {}

/** Begin, work, commit; anything thrown rolls back. */
export const inTransaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((cause: Error) => (broken = cause));
    throw error;
  } finally {
    client.release(broken);
  }
};

/** Creates the tables of new projectors, and anew those of changed ones; their rows come from the log again. */
export const prepareTables = (pool: pg.Pool, projectors: readonly Projector[]) =>
  inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [preparationLock]);
    for (const { name, version, tables } of projectors) {
      const { rows } = await client.query("select version from projection.checkpoint where name = $1", [name]);
      if (rows[0]?.version === version) continue;
      for (const [table, definition] of Object.entries(tables)) {
        await client.query(dropTable(table));
        await client.query(createTable(table, definition));
      }
      await client.query(
        `insert into projection.checkpoint (name, version, pos) values ($1, $2, '')
         on conflict (name) do update set version = excluded.version, pos = ''`,
        [name, version],
      );
    }
  });

/** Positions by name; "" before the first fact. Throws OtherVersion when the tables are not those of these projectors. */
export const readCheckpoints = async (
  pool: pg.Pool,
  projectors: readonly Projector[],
): Promise<ReadonlyMap<string, Position>> => {
  const { rows } = await pool.query<{ name: string; version: number; pos: Position }>(
    "select name, version, pos from projection.checkpoint where name = any($1)",
    [projectors.map(({ name }) => name)],
  );
  for (const { name, version } of projectors) {
    const found = rows.find((row) => row.name === name)?.version;
    if (found !== version)
      throw new OtherVersion(`the tables of ${name} are of version ${found ?? "none"}, this program has ${version}`);
  }
  return new Map(rows.map(({ name, pos }) => [name, pos]));
};

/** In the transaction that writes the rows. Throws Fenced when the checkpoint is not where this process left it. */
export const moveCheckpoint = async (
  client: pg.ClientBase,
  { projector: { name, version }, from, to }: { projector: Projector; from: Position; to: Position },
) => {
  const { rowCount } = await client.query(
    "update projection.checkpoint set pos = $4 where name = $1 and version = $2 and pos = $3",
    [name, version, from, to],
  );
  if (rowCount !== 1) throw new Fenced(`${name} is not at ${from || "its start"} any more`);
};
