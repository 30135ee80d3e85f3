import type pg from "pg";
import type { Projector } from "../projector.ts";
import { columnName, sqlType, tableName } from "../rows.ts";
import type { Table } from "../table.ts";

const keysNamed = 10;

/** A live table beside the rebuilt one, both at one position of the log. */
export interface Comparison {
  readonly projector: string;
  readonly table: string;
  readonly rebuilt: number; // rows
  readonly live: number | null; // rows; null if there was nothing to compare with, see `why`
  readonly missing: number; // rows only the rebuilt table has
  readonly surplus: number; // rows only the live table has
  readonly different: number | null; // rows with different values; null if the columns differ
  readonly keys: readonly string[]; // a sample of those
  readonly why?: string; // why it was not compared, or not in full
}

const nothing = { live: null, missing: 0, surplus: 0, different: null, keys: [] } as const;

/** Whether a rebuild found the live rows to be what the log says. */
export const agrees = ({ live, missing, surplus, different }: Comparison) =>
  live === null || (missing === 0 && surplus === 0 && !different);

const countRows = async (client: pg.ClientBase, sql: string) =>
  Number((await client.query<{ n: string }>(`select count(*) as n from ${sql}`)).rows[0]?.n);

/** Columns of the live table, with their types. */
const columnsOf = async (client: pg.ClientBase, table: string) => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [tableName(table)],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
};

const compareTable = async (
  client: pg.ClientBase,
  { name: table, ...definition }: Table,
): Promise<Omit<Comparison, "projector">> => {
  const [live, rebuilt] = [tableName(table), tableName(table, "rebuilding")];
  const columns = Object.entries(definition.columns);
  const found = await columnsOf(client, table);
  if (!found.has(definition.key))
    return {
      ...nothing,
      table,
      rebuilt: await countRows(client, rebuilt),
      why: "there was no such table with these keys",
    };

  const sameColumns =
    found.size === columns.length && columns.every(([name, type]) => found.get(name) === sqlType(type));
  const row = (alias: string) => `row(${columns.map(([name]) => `${alias}.${columnName(name)}`).join(", ")})`;
  const key = (alias: string) => `${alias}.${columnName(definition.key)}`;
  const differs = sameColumns ? `${row("l")} is distinct from ${row("r")}` : "false";
  const both = `${live} l full join ${rebuilt} r on ${key("l")} = ${key("r")}`;
  const { rows } = await client.query<Record<"live" | "rebuilt" | "missing" | "surplus" | "different", string>>(
    `select count(${key("l")}) as live, count(${key("r")}) as rebuilt,
            count(*) filter (where ${key("l")} is null) as missing,
            count(*) filter (where ${key("r")} is null) as surplus,
            count(*) filter (where ${key("l")} is not null and ${key("r")} is not null and ${differs}) as different
       from ${both}`,
  );
  const counted = rows[0]!;
  const odd = `${key("l")} is null or ${key("r")} is null or ${differs}`;
  const keys = await client.query<{ key: string }>(
    `select coalesce(${key("l")}, ${key("r")}) as key from ${both} where ${odd} order by 1 limit ${keysNamed}`,
  );
  return {
    table,
    live: Number(counted.live),
    rebuilt: Number(counted.rebuilt),
    missing: Number(counted.missing),
    surplus: Number(counted.surplus),
    different: sameColumns ? Number(counted.different) : null,
    keys: keys.rows.map(({ key }) => key),
    ...(!sameColumns && { why: "the columns are others, so only keys were compared" }),
  };
};

/** Row by row. `why`: there is nothing to compare the rebuilt tables with. Otherwise both must be at one position. */
export const compare = async (
  client: pg.ClientBase,
  { name: projector, tables }: Projector,
  why: string | undefined,
): Promise<Comparison[]> => {
  const found: Comparison[] = [];
  for (const table of tables)
    found.push(
      why === undefined
        ? { projector, ...(await compareTable(client, table)) }
        : {
            ...nothing,
            projector,
            table: table.name,
            why,
            rebuilt: await countRows(client, tableName(table.name, "rebuilding")),
          },
    );
  return found;
};
