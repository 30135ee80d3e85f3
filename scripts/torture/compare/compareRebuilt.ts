import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { masterKey } from "../../../eventstore/masterKey.ts";
import { secrets } from "../../../eventstore/facts.ts";
import { sealing } from "../../../eventstore/personal.ts";
import { subjectKeys } from "../../../eventstore/subjectKeys.ts";
import { projectors } from "../../../projections/contexts.ts";
import { startProjections } from "../../../projections/projections.ts";
import { tableName } from "../../../projections/rows.ts";
import { migrate } from "../../../projections/schema/migrate.ts";
import type { Problems } from "../chapter.ts";
import type { Log } from "../logs.ts";

const pageSize = 5000; // rows
const patience = 60_000; // ms

const openPool = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  return pool;
};

const copy = async (from: pg.Pool, to: pg.Pool, table: string) => {
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await from.query<{ row: string }>(
      `select row_to_json(t)::text as row from ${table} t order by 1 limit $1 offset $2`,
      [pageSize, offset],
    );
    const all = `[${rows.map(({ row }) => row).join()}]`;
    await to.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [all]);
    if (rows.length < pageSize) return;
  }
};

const rowsOf = async (pool: pg.Pool, table: string, key: string) =>
  (await pool.query<Record<string, unknown>>(`select * from ${tableName(table)} order by "${key}" collate "C"`)).rows;

/**
 * Rebuilds the read models from the log, in a separate database, and compares them row by row. Returns how many rows.
 * The product's own rebuild and comparison are not used: what is under torture cannot be its own witness.
 */
export const compareRebuilt = async (of: {
  url: string;
  log: Pick<Log, "open">;
  keyFile: string;
  problems: Problems;
}): Promise<number> => {
  const {
    url,
    log: { open },
    keyFile,
    problems,
  } = of;
  const live = openPool(url);
  const name = `rebuilt_${process.pid}_${Date.now()}`;
  await live.query(`create database ${name}`);
  const beside = new URL(url);
  beside.pathname = name;
  const rebuilt = openPool(beside.href);
  try {
    await migrate(beside.href);
    await copy(live, rebuilt, "vault.subject_key");
    const log = await open();
    const keys = subjectKeys({ pool: rebuilt, master: await masterKey({ file: keyFile, create: false }) });
    const store = sealing(log, keys, secrets);
    const silent = { warn: () => {}, error: () => {} };
    const projections = await startProjections({ store, url: beside.href, projectors, log: silent });
    const head = await store.head();
    if (head && !(await projections.until(head, patience))) problems.add("the read models cannot be built anew");
    await projections.stop();
    await log.close();

    let compared = 0;
    for (const { tables } of projectors)
      for (const { name: table, key } of tables) {
        const here = new Map((await rowsOf(live, table, key)).map((row) => [String(row[key]), row]));
        const anew = new Map((await rowsOf(rebuilt, table, key)).map((row) => [String(row[key]), row]));
        for (const [id, row] of anew) {
          compared++;
          if (!here.has(id)) problems.add(`a row of ${table} is missing`, id);
          else if (!isDeepStrictEqual(here.get(id), row)) problems.add(`a row of ${table} is not as the log says`, id);
        }
        for (const id of here.keys()) if (!anew.has(id)) problems.add(`a row of ${table} has no fact`, id);
      }
    return compared;
  } finally {
    await rebuilt.end();
    await live.query(`drop database ${name} with (force)`);
    await live.end();
  }
};
