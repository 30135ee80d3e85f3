import type pg from "pg";
import type { RecordedEvent } from "../../eventstore/eventStore.ts";
import { type Applying, patchesFor, type Runner } from "../applying.ts";
import { transaction } from "../checkpoints.ts";
import type { Projector } from "../projector.ts";
import { createIndexes, createTable, tableName, writePatches } from "../rows.ts";
import type { Table } from "../table.ts";

const builderLock = 7305115;
const askForTheLockEvery = 200; // ms

/**
 * A connection on which tables may be built beside the live ones. It holds a lock, and it alone writes everything that
 * is built: when it dies, so does the right to write there. It first clears away what an interrupted rebuild left.
 */
export const asBuilder = async <T>(
  { pool, signal, onWaiting }: { pool: pg.Pool; signal: AbortSignal; onWaiting: (() => void) | undefined },
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  client.on("error", () => {}); // the next query says so
  try {
    // Commits need not wait for the disk: the one that swaps the tables in does, and then all earlier ones are there.
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '128MB'");
    await untilLocked(client, signal, onWaiting);
    await client.query("drop schema if exists rebuilding cascade; create schema rebuilding");
    try {
      return await work(client);
    } finally {
      await client.query("drop schema if exists rebuilding cascade").catch(() => {});
    }
  } finally {
    client.release(true); // lock and settings go with the connection
  }
};

const untilLocked = async (client: pg.ClientBase, signal: AbortSignal, onWaiting: (() => void) | undefined) => {
  for (let waiting = false; ; waiting = true) {
    signal.throwIfAborted();
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [builderLock]);
    if (rows[0]?.mine) return;
    if (!waiting) onWaiting?.();
    await new Promise((resolve) => setTimeout(resolve, askForTheLockEvery));
  }
};

/** Empty tables without indexes, and how facts get into them. */
export const buildTables = async (client: pg.ClientBase, projectors: readonly Projector[]) => {
  const unindexed = new Set(projectors.flatMap(({ tables }) => tables));
  for (const table of unindexed) await client.query(createTable(table, "rebuilding"));

  const index = async (table: Table) => {
    if (!unindexed.delete(table)) return;
    await client.query(`${createIndexes(table, "rebuilding")}; analyze ${tableName(table.name, "rebuilding")}`);
  };

  const changesOf = (runners: readonly Runner[], facts: readonly RecordedEvent[]) =>
    runners.map((runner) => ({ tables: runner.projector.tables, patches: [...patchesFor(runner, facts)] }));
  const put = async (changes: ReturnType<typeof changesOf>) => {
    for (const { tables, patches } of changes) await writePatches({ client, tables, schema: "rebuilding" }, patches);
  };

  const write: Applying["write"] = async (runners, facts) => {
    const changes = changesOf(runners, facts);
    // Updates by value need an index even while the tables are built.
    for (const patch of changes.flatMap(({ patches }) => patches))
      if (patch.kind === "changedWhere") await index(patch.table);
    await transaction(client, () => put(changes));
    for (const runner of runners) runner.position = facts.at(-1)!.position;
  };

  return {
    write,
    /** Within the caller's transaction, which may still roll back: positions stay. */
    writeRows: (runners: readonly Runner[], facts: readonly RecordedEvent[]) => put(changesOf(runners, facts)),
    /** Faster after the rows are in than row by row. */
    indexAll: async () => {
      for (const table of unindexed) await index(table);
    },
  };
};
