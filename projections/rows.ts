import type pg from "pg";
import type { Patch, Table } from "./projector.ts";

type Row = Record<string, unknown>;
type Fold = { kind: "upsert"; row: Row } | { kind: "change"; set: Row } | { kind: "remove" };
/** The net effect of a run of patches on one table, by key. */
type Folded = Map<string, Fold>;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Read models live in the schema "read". */
export const tableName = (name: string) => `read.${quoted(name)}`;
const sqlType = (column: string) => column.replace("?", "");
/** No text of Postgres holds NUL or half a surrogate pair; what somebody typed must not stop a projector. */
const storable = (value: unknown) =>
  typeof value === "string" ? value.replace(/[\0\p{Surrogate}]/gu, "\uFFFD") : value;
const stored = (column: string, value: unknown) =>
  value === undefined || value === null
    ? null
    : sqlType(column) === "jsonb"
      ? JSON.stringify(value, (_, part: unknown) => storable(part))
      : storable(value);

export const createTable = (name: string, { key, columns, indexes = [] }: Table) =>
  [
    `create table ${tableName(name)} (${Object.entries(columns)
      .map(([column, type]) => `${quoted(column)} ${sqlType(type)}${type.endsWith("?") ? "" : " not null"}`)
      .join(", ")}, primary key (${quoted(key)}))`,
    ...indexes.map((index) => `create index on ${tableName(name)} (${index.map(quoted).join(", ")})`),
  ].join(";\n");
export const dropTable = (name: string) => `drop table if exists ${tableName(name)}`;

const foldInto = (table: Table, rows: Folded, patch: Exclude<Patch, { kind: "changedWhere" }>) => {
  const before = rows.get(patch.key);
  switch (patch.kind) {
    case "created":
      rows.set(patch.key, { kind: "upsert", row: { ...patch.row, [table.key]: patch.key } });
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

const assertKnown = (name: string, table: Table, columns: Iterable<string>) => {
  for (const column of columns) if (!(column in table.columns)) throw new Error(`${name} has no column ${column}`);
};

const upsert = async (client: pg.ClientBase, name: string, table: Table, rows: Row[]) => {
  const columns = Object.keys(table.columns);
  assertKnown(name, table, rows.flatMap(Object.keys));
  await client.query(
    `insert into ${tableName(name)} (${columns.map(quoted).join(", ")})
     select * from unnest(${columns.map((column, i) => `$${i + 1}::${sqlType(table.columns[column]!)}[]`).join(", ")})
     on conflict (${quoted(table.key)}) do update set ${columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(", ")}`,
    columns.map((column) => rows.map((row) => stored(table.columns[column]!, row[column]))),
  );
};

/** One statement whatever mix of columns the rows change: a flag beside each value says whether it counts. */
const update = async (client: pg.ClientBase, name: string, table: Table, changes: [string, Row][]) => {
  const columns = [...new Set(changes.flatMap(([, set]) => Object.keys(set)))];
  assertKnown(name, table, columns);
  if (columns.length === 0) return;
  const parameters = columns.flatMap((column, i) => [
    `$${2 * i + 2}::${sqlType(table.columns[column]!)}[]`,
    `$${2 * i + 3}::boolean[]`,
  ]);
  await client.query(
    `update ${tableName(name)} t set ${columns
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

const remove = (client: pg.ClientBase, name: string, table: Table, keys: string[]) =>
  client.query(`delete from ${tableName(name)} where ${quoted(table.key)} = any($1)`, [keys]);

const updateWhere = async (
  client: pg.ClientBase,
  name: string,
  table: Table,
  { where, set }: { where: Row; set: Row },
) => {
  assertKnown(name, table, [...Object.keys(where), ...Object.keys(set)]);
  if (Object.keys(where).length === 0) throw new Error(`${name}: changedWhere needs to say which rows`);
  if (Object.keys(set).length === 0) return;
  const values: unknown[] = [];
  const parameter = (column: string, value: unknown) => `$${values.push(stored(table.columns[column]!, value))}`;
  const assignments = Object.entries(set).map(([column, value]) => `${quoted(column)} = ${parameter(column, value)}`);
  const conditions = Object.entries(where).map(([column, value]) =>
    value === null || value === undefined
      ? `${quoted(column)} is null`
      : `${quoted(column)} = ${parameter(column, value)}`,
  );
  await client.query(
    `update ${tableName(name)} set ${assignments.join(", ")} where ${conditions.join(" and ")}`,
    values,
  );
};

/** Writes patches in their order, those of one row folded together: a few statements, however many facts. */
export const writePatches = async (
  client: pg.ClientBase,
  tables: Readonly<Record<string, Table>>,
  patches: Iterable<Patch>,
) => {
  let run = new Map<string, Folded>();
  const flush = async () => {
    for (const [name, rows] of run) {
      const table = tables[name]!;
      const all = [...rows];
      const upserts = all.flatMap(([, fold]) => (fold.kind === "upsert" ? [fold.row] : []));
      const changes = all.flatMap(([key, fold]): [string, Row][] => (fold.kind === "change" ? [[key, fold.set]] : []));
      const removals = all.flatMap(([key, fold]) => (fold.kind === "remove" ? [key] : []));
      if (removals.length > 0) await remove(client, name, table, removals);
      if (upserts.length > 0) await upsert(client, name, table, upserts);
      if (changes.length > 0) await update(client, name, table, changes);
    }
    run = new Map();
  };
  for (const patch of patches) {
    const table = tables[patch.table];
    if (!table) throw new Error(`there is no table ${patch.table}`);
    if (patch.kind === "changedWhere") {
      await flush();
      await updateWhere(client, patch.table, table, patch);
      continue;
    }
    const rows = run.get(patch.table) ?? new Map<string, Fold>();
    run.set(patch.table, rows);
    foldInto(table, rows, patch);
  }
  await flush();
};
