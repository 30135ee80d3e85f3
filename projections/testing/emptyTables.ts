import type pg from "pg";
import { inTransaction } from "../checkpoints.ts";
import type { Projector } from "../projector.ts";
import { createIndexes, createTable, dropTable } from "../rows.ts";

/** Empty tables for these projectors, with checkpoints at the start; those of this version stay as they are. */
export const emptyTables = (pool: pg.Pool, projectors: readonly Projector[]) =>
  inTransaction(pool, async (client) => {
    for (const { name, version, tables } of projectors) {
      const { rows } = await client.query("select version from projection.checkpoint where name = $1", [name]);
      if (rows[0]?.version === version) continue;
      for (const table of tables) {
        await client.query(dropTable(table));
        await client.query(createTable(table));
        await client.query(createIndexes(table));
      }
      await client.query(
        `insert into projection.checkpoint (name, version, pos, tables) values ($1, $2, '', $3)
         on conflict (name) do update set version = excluded.version, pos = '', tables = excluded.tables`,
        [name, version, tables.map((table) => table.name)],
      );
    }
  });
