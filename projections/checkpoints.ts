import pg from "pg";
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

/**
 * Statements that need not wait for each other's answers: all or nothing, one way there and back, and one write. The
 * pool's connections have to be pipelined ones.
 */
export const together = async (pool: pg.Pool, statements: readonly pg.QueryConfig[]): Promise<void> => {
  const client = await pool.connect();
  const connection: unknown = Reflect.get(client, "connection");
  const wire = connection instanceof pg.Connection ? connection.stream : undefined;
  let failed = true;
  try {
    wire?.cork();
    const sent = [{ text: "begin" }, ...statements, { text: "commit" }].map((statement) => client.query(statement));
    wire?.uncork();
    await Promise.all(sent); // what fails makes all after it fail, the commit too; what is thrown first says why
    failed = false;
  } finally {
    client.release(failed);
  }
};

/**
 * Whose tables are missing, are those of another version of this program, or were built by another projector: in the
 * version before, say, which then goes without them.
 */
export const outdated = async (db: Pick<pg.Pool, "query">, projectors: readonly Projector[]) => {
  const { rows } = await db.query<{ name: string; version: number; tables: string[] | null }>(
    "select name, version, tables from projection.checkpoint",
  );
  const versions = new Map(rows.map(({ name, version }) => [name, version]));
  const isElsewhere = (of: Projector) =>
    rows.some(({ name, tables }) => name !== of.name && of.tables.some((table) => tables?.includes(table.name)));
  return projectors.filter((of) => versions.get(of.name) !== of.version || isElsewhere(of));
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

/** SQLSTATE of projection.move() where a checkpoint is not where it should be. */
const notThere = "FU001";

/**
 * Goes with the statements that write the rows, before them. It holds the checkpoints in one order for everybody, so that
 * who waits for one holds nothing that another waits for; and it fails, as fencedOr understands it, when one of them is
 * not where this process left it.
 */
export const moveCheckpoints = (
  runners: readonly { readonly projector: Projector; readonly position: Position }[],
  to: Position,
): pg.QueryConfig => ({
  name: "move checkpoints",
  text: "select projection.move($1, $2, $3, $4)",
  values: [
    runners.map(({ projector }) => projector.name),
    runners.map(({ projector }) => projector.version),
    runners.map(({ position }) => position),
    to,
  ],
});

/** For `catch`: the checkpoints were somewhere else. */
export const fenced = (error: unknown): never => {
  throw error instanceof pg.DatabaseError && error.code === notThere ? new Fenced(error.message) : error;
};
