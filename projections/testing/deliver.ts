import { v5 as uuidFrom } from "uuid";
import { afterAll, beforeAll } from "vitest";
import type { Meta, RecordedEvent } from "../../eventstore/eventStore.ts";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { quietPool } from "../../eventstore/testing/quietPool.ts";
import { inTransaction } from "../checkpoints.ts";
import { patchesOf, type Projector } from "../projector.ts";
import { tableName, writePatches } from "../rows.ts";
import { emptyTables } from "./emptyTables.ts";

const namespace = "7f1a9c9e-25a4-4b63-8c4e-3b6f2b1f6a55";

export interface NewFact {
  readonly type: string;
  readonly data: object;
  readonly meta?: Partial<Meta>;
}

/** Facts as the log would return them, a minute apart from noon on; the nth always has the same id. */
export const recorded = (facts: readonly NewFact[]): RecordedEvent[] =>
  facts.map(({ type, data, meta }, n) => ({
    type,
    data,
    id: uuidFrom(String(n), namespace),
    stream: "told",
    revision: n,
    position: String(n + 1).padStart(20, "0"),
    at: atMinute(n),
    meta: {
      occurredAt: atMinute(n),
      actor: { userId: "ana", role: "instructor" },
      correlationId: "request-1",
      causationId: "request-1",
      ...meta,
    },
  }));
export const atMinute = (minute: number) => new Date(Date.UTC(2030, 3, 1, 12, minute)).toISOString();

type Rows = Record<string, Record<string, unknown>[]>;

/** Tables of a projector, to deliver facts to without a log. */
export const tablesOf = async (projector: Projector) => {
  const { url, drop } = await freshDatabase();
  const pool = quietPool(url, 1);
  await emptyTables(pool, [projector]);

  return {
    pool,
    /** One transaction per batch. */
    async deliver(batches: readonly (readonly RecordedEvent[])[]) {
      for (const batch of batches)
        await inTransaction(pool, (client) =>
          writePatches(
            { client, tables: projector.tables },
            batch.flatMap((fact) => patchesOf(projector, fact)),
          ),
        );
    },
    /** All rows of all tables, by key. */
    rows: async () => {
      const found: Rows = {};
      for (const { name, key } of projector.tables)
        found[name] = (await pool.query(`select * from ${tableName(name)} order by "${key}"`)).rows;
      return found;
    },
    empty: async () => {
      for (const { name } of projector.tables) await pool.query(`truncate ${tableName(name)}`);
    },
    close: async () => {
      await pool.end();
      await drop();
    },
  };
};

/**
 * Call it at the top of a spec file: returns the rows that facts lead to. Throws unless they are the same when
 * delivered one by one, each twice, all at once as in a rebuild, and all over again.
 */
export const rowsOf = (projector: Projector) => {
  let tables: Awaited<ReturnType<typeof tablesOf>>;
  beforeAll(async () => void (tables = await tablesOf(projector)));
  afterAll(() => tables.close());

  return async (facts: readonly NewFact[]): Promise<Rows> => {
    const events = recorded(facts);
    const ways = {
      "one by one": events.map((event) => [event]),
      "each twice": events.flatMap((event) => [[event], [event]]),
      "each twice at once": [events.flatMap((event) => [event, event])],
      "all at once": [events],
      "all over again": [events, events],
    };
    const found: [string, Rows][] = [];
    for (const [way, batches] of Object.entries(ways)) {
      await tables.empty();
      await tables.deliver(batches);
      found.push([way, await tables.rows()]);
    }
    const [[, rows] = ["", {}], ...others] = found;
    for (const [way, other] of others)
      if (JSON.stringify(other) !== JSON.stringify(rows))
        throw new Error(`${way}, ${projector.name} shows ${JSON.stringify(other)}, else ${JSON.stringify(rows)}`);
    return rows;
  };
};
