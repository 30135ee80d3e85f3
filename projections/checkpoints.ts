import type pg from "pg";
import type { Position } from "../eventstore/eventStore.ts";
import type { Projector } from "./projector.ts";

/** Somebody else wrote this projector's tables meanwhile: what we were about to write is theirs or stale. */
export class Fenced extends Error {}

/** A newer (or older) version of this program has made the tables its own. */
export class OtherVersion extends Error {}

/** Begin, work, commit; anything thrown rolls back. */
export const transaction = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {}); // a lost connection has rolled back by itself
    throw error;
  }
};

/** The same on a connection of the pool; one on which something failed is not used again. */
export const inTransaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let failed = true;
  try {
    const result = await transaction(client, () => work(client));
    failed = false;
    return result;
  } finally {
    client.release(failed);
  }
};

/** Whose tables are missing, or are those of another version of this program. */
export const outdated = async (db: Pick<pg.Pool, "query">, projectors: readonly Projector[]) => {
  const { rows } = await db.query<{ name: string; version: number }>("select name, version from projection.checkpoint");
  const versions = new Map(rows.map(({ name, version }) => [name, version]));
  return projectors.filter(({ name, version }) => versions.get(name) !== version);
};

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
