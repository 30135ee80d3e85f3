import type { Knex } from "knex";

/** Which part of a list, in which order, and which rows at all. Fields are names as screens know them. */
export interface ListQuery {
  readonly sort?: { readonly field: string; readonly order: "asc" | "desc" } | undefined;
  readonly range?: { readonly offset: number; readonly limit: number } | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
}
export interface Listed<T> {
  readonly rows: T[];
  readonly total: number;
}

/** The whole list, in its own order. */
export const everything: ListQuery = { filter: {} };

/** Money as screens and JSON show it: dollars with two decimals. */
export const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Sorts by a known column, then by what is told, the id last so that pages never overlap; cuts the page; counts only when a page is cut. */
export const listed = async <Row>(
  rows: Knex.QueryBuilder,
  { sort, range }: ListQuery,
  {
    sortable,
    id,
    otherwise,
    thenBy = [],
  }: {
    sortable: Readonly<Record<string, string>>;
    id: string;
    otherwise: readonly [string, "asc" | "desc"];
    thenBy?: readonly string[];
  },
): Promise<Listed<Row>> => {
  const column = sort && Object.hasOwn(sortable, sort.field) ? sortable[sort.field] : undefined;
  const [by, order] = sort && column ? [column, sort.order] : otherwise;
  const total = range ? Number((await rows.clone().clearSelect().count("* as n").first())?.n ?? 0) : undefined;
  const ordered = rows.clone().orderBy([by, ...thenBy, id].map((column) => ({ column, order })));
  const found = (await (range ? ordered.offset(range.offset).limit(range.limit) : ordered)) as Row[];
  return { rows: found, total: total ?? found.length };
};

/** A text that people typed, for LIKE: its wildcards mean themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

export const texts = (value: unknown): string[] | undefined =>
  value === undefined ? undefined : (Array.isArray(value) ? value : [value]).map(String);
