import pg from "pg";
import type { Position } from "../eventstore/eventStore.ts";
import type { Projector } from "./projector.ts";

/** Another process has written this projector's tables meanwhile: what we were about to write is theirs, or stale. */
export class Fenced extends Error {}

/** A newer (or older) version of this program has taken over the tables. */
export class OtherVersion extends Error {}

/** Begin, work, commit; anything thrown rolls back. */
export const transaction = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {}); // a lost connection has rolled back already
    throw error;
  }
};

/** The same on a connection from the pool; one on which something failed is not reused. */
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
 * Statements that need not wait for each other's answers: all or nothing, one round trip and one write. The pool must
 * pipeline.
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
    await Promise.all(sent); // what fails makes everything after it fail, the commit included; the first error says why
    failed = false;
  } finally {
    client.release(failed);
  }
};

/**
 * Projectors whose tables are missing, belong to another version of this program, or were built by another projector,
 * such as one in the previous version, which then runs without them.
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

/** Positions by name; "" before the first fact. Throws OtherVersion if the tables are not these projectors'. */
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

/** SQLSTATE of projection.move() when a checkpoint is not where it should be. */
const notThere = "FU001";

/**
 * Sent with the statements that write the rows, before them. It locks the checkpoints in one order for everyone, so
 * that no one who waits holds what another waits for. It fails, as fencedOr understands it, if one of them is not where
 * this process left it.
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
