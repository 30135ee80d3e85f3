import type pg from "pg";
import type { Patch } from "./projector.ts";
import type { Table } from "./table.ts";

type Row = Record<string, unknown>;
type Fold = { kind: "upsert"; row: Row } | { kind: "change"; set: Row } | { kind: "remove" };
/** The net effect of a series of patches on one table, by key. */
export type Folded = Map<string, Fold>;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Read models live in the schema "read", those being built beside them in "rebuilding" until they are swapped. */
type Schema = "read" | "rebuilding";
export const tableName = (name: string, schema: Schema = "read") => `${schema}.${quoted(name)}`;
export const columnName = quoted;
export const sqlType = (column: string) => column.replace("?", "");
/** Postgres text cannot hold NUL or half a surrogate pair, and what someone typed must not stop a projector. */
export const storable = (value: unknown) =>
  typeof value === "string" ? value.replace(/[\0\p{Surrogate}]/gu, "\uFFFD") : value;
const stored = (column: string, value: unknown) =>
  value === undefined || value === null
    ? null
    : sqlType(column) === "jsonb"
      ? JSON.stringify(value, (_, part: unknown) => storable(part))
      : storable(value);

export const createTable = ({ name, key, columns }: Table, schema?: Schema) =>
  `create table ${tableName(name, schema)} (${Object.entries(columns)
    .map(([column, type]) => `${quoted(column)} ${sqlType(type)}${type.endsWith("?") ? "" : " not null"}`)
    .join(", ")}, primary key (${quoted(key)}))`;
const indexed = (part: string) => {
  const lowered = /^lower\((.+)\)$/.exec(part)?.[1];
  return lowered === undefined ? quoted(part) : `lower(${quoted(lowered)})`;
};
/** Several statements, or none. */
export const createIndexes = ({ name, indexes = [] }: Table, schema?: Schema) =>
  indexes.map((index) => `create index on ${tableName(name, schema)} (${index.map(indexed).join(", ")})`).join(";\n");
export const dropTable = ({ name }: Table) => `drop table if exists ${tableName(name)}`;

/** A handler asks for something its tables do not have. Names only tables and columns, never their content. */
export class WrongPatch extends Error {}

/** Adds a patch's effect to that of earlier patches on the same row. */
export const foldInto = (rows: Folded, patch: Exclude<Patch, { kind: "changedWhere" }>) => {
  const before = rows.get(patch.key);
  switch (patch.kind) {
    case "created":
      rows.set(patch.key, { kind: "upsert", row: { ...patch.row, [patch.table.key]: patch.key } });
      return;
    case "removed":
      rows.set(patch.key, { kind: "remove" });
      return;
    case "changed":
      if (before?.kind === "remove") return;
      if (before?.kind === "upsert") Object.assign(before.row, patch.set);
      else rows.set(patch.key, { kind: "change", set: { ...before?.set, ...patch.set } });
  }
};

const assertKnown = ({ name, columns: known }: Table, columns: Iterable<string>) => {
  for (const column of columns) if (!(column in known)) throw new WrongPatch(`${name} has no column ${column}`);
};

/** Where patches go. */
interface Place {
  readonly tables: readonly Table[];
  readonly schema?: Schema;
}
interface Target {
  readonly table: Table;
  readonly sql: string; // its name in SQL
}

const mostPrepared = 500; // statements; handlers change the same columns again and again
const names = new Map<string, string>();
/** Recurring statements are planned once per connection. */
const prepared = (text: string, values: unknown[]): pg.QueryConfig => {
  const name = names.get(text) ?? (names.size < mostPrepared ? `rows ${names.size}` : undefined);
  if (name === undefined) return { text, values };
  names.set(text, name);
  return { name, text, values };
};

const upsert = ({ table, sql }: Target, rows: Row[]) => {
  const columns = Object.keys(table.columns);
  assertKnown(table, rows.flatMap(Object.keys));
  return prepared(
    `insert into ${sql} (${columns.map(quoted).join(", ")})
     select * from unnest(${columns.map((column, i) => `$${i + 1}::${sqlType(table.columns[column]!)}[]`).join(", ")})
     on conflict (${quoted(table.key)}) do update set ${columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(", ")}`,
    columns.map((column) => rows.map((row) => stored(table.columns[column]!, row[column]))),
  );
};

/** One statement, whichever columns the rows change: a flag beside each value says whether it counts. */
const update = ({ table, sql }: Target, changes: [string, Row][]) => {
  const columns = [...new Set(changes.flatMap(([, set]) => Object.keys(set)))];
  assertKnown(table, columns);
  if (columns.length === 0) return undefined;
  const parameters = columns.flatMap((column, i) => [
    `$${2 * i + 2}::${sqlType(table.columns[column]!)}[]`,
    `$${2 * i + 3}::boolean[]`,
  ]);
  return prepared(
    `update ${sql} t set ${columns
      .map((column, i) => `${quoted(column)} = case when s.has${i} then s.value${i} else t.${quoted(column)} end`)
      .join(", ")}
     from unnest($1::text[], ${parameters.join(", ")}) as s (key, ${columns.map((_, i) => `value${i}, has${i}`).join(", ")})
     where t.${quoted(table.key)} = s.key`,
    [
      changes.map(([key]) => key),
      ...columns.flatMap((column) => [
        changes.map(([, set]) => stored(table.columns[column]!, set[column])),
        changes.map(([, set]) => column in set),
      ]),
    ],
  );
};

const remove = ({ table, sql }: Target, keys: string[]) =>
  prepared(`delete from ${sql} where ${quoted(table.key)} = any($1)`, [keys]);

const updateWhere = ({ table, sql }: Target, { where, set, earlier = {} }: { where: Row; set: Row; earlier?: Row }) => {
  assertKnown(table, [...Object.keys(where), ...Object.keys(set)]);
  if (Object.keys(where).length === 0) throw new WrongPatch(`${table.name}: changedWhere needs to say which rows`);
  if (Object.keys(set).length === 0) return undefined;
  const values: unknown[] = [];
  const parameter = (column: string, value: unknown) => `$${values.push(stored(table.columns[column]!, value))}`;
  const assignments = Object.entries(set).map(([column, value]) => `${quoted(column)} = ${parameter(column, value)}`);
  const conditions = Object.entries(where).map(([column, value]) =>
    value === null || value === undefined
      ? `${quoted(column)} is null`
      : `${quoted(column)} = ${parameter(column, value)}`,
  );
  for (const [column, value] of Object.entries(earlier))
    conditions.push(`${quoted(column)} < ${parameter(column, value)}`);
  return prepared(`update ${sql} set ${assignments.join(", ")} where ${conditions.join(" and ")}`, values);
};

/** Patches in order as statements, those of one row folded together: a few, however many facts. */
export const statementsFor = ({ tables, schema }: Place, patches: Iterable<Patch>): pg.QueryConfig[] => {
  const statements: (pg.QueryConfig | undefined)[] = [];
  let run = new Map<Table, Folded>();
  const targetOf = (table: Table): Target => ({ table, sql: tableName(table.name, schema) });
  const flush = () => {
    for (const [table, rows] of run) {
      const target = targetOf(table);
      const all = [...rows];
      const upserts = all.flatMap(([, fold]) => (fold.kind === "upsert" ? [fold.row] : []));
      const changes = all.flatMap(([key, fold]): [string, Row][] => (fold.kind === "change" ? [[key, fold.set]] : []));
      const removals = all.flatMap(([key, fold]) => (fold.kind === "remove" ? [key] : []));
      if (removals.length > 0) statements.push(remove(target, removals));
      if (upserts.length > 0) statements.push(upsert(target, upserts));
      if (changes.length > 0) statements.push(update(target, changes));
    }
    run = new Map();
  };
  for (const patch of patches) {
    const { table } = patch;
    if (!tables.includes(table)) throw new WrongPatch(`${table.name} is no table of this projector`);
    if (patch.kind === "changedWhere") {
      flush();
      statements.push(updateWhere(targetOf(table), patch));
      continue;
    }
    const rows = run.get(table) ?? new Map<string, Fold>();
    run.set(table, rows);
    foldInto(rows, patch);
  }
  flush();
  return statements.filter((statement) => statement !== undefined);
};

/** Writes patches in the caller's transaction. */
export const writePatches = async (
  { client, ...place }: Place & { readonly client: pg.ClientBase },
  patches: Iterable<Patch>,
) => {
  for (const statement of statementsFor(place, patches)) await client.query(statement);
};
