import type { Knex } from "knex";
import { z } from "zod";

/** What a list is filtered by: one value or several, and never an object, which as a text is whatever its sender wants. */
export type FilterValue = string | number | boolean | readonly (string | number)[] | undefined;

type Filters = Readonly<Record<string, z.ZodType<FilterValue>>>;

/** A list as it is asked for: the fields to sort by, and the filters, each as screens name them. */
export interface ListParts<F extends Filters = Filters> {
  readonly name: string; // as Content-Range says it
  readonly sortable: Readonly<Record<string, Columns>>; // what a field of screens is sorted by
  readonly filter: z.ZodObject<F>;
}
/** With how it is read. */
export interface List<F extends Filters = Filters> extends ListParts<F>, ListOf {
  readonly sortable: Readonly<Record<string, Columns>>;
}

/** Which part of a list, in which order, and which rows at all. Fields are names as screens know them. */
export interface ListQuery<F = Readonly<Record<string, FilterValue>>> {
  readonly sort?: { readonly field: string; readonly order: "asc" | "desc" } | undefined;
  readonly range?: { readonly offset: number; readonly limit: number } | undefined;
  readonly filter: F;
}
export type QueryOf<L extends ListParts> = ListQuery<z.output<L["filter"]>>;

/** A filter that takes one value or several. */
export const oneOrMore = <T extends z.ZodType>(type: T) => z.union([type, z.array(type)]).optional();

const byId = { id: oneOrMore(z.string()) };

/** Every list is filtered and sorted by id. `id`: its column. */
export const list = <F extends Filters>(
  told: Omit<ListOf, "sortable"> & {
    readonly name: string;
    readonly sortable: Readonly<Record<string, Columns>>;
    readonly filter: F;
  },
): List<typeof byId & F> => ({
  ...told,
  sortable: { id: told.id, ...told.sortable },
  filter: z.object({ ...byId, ...told.filter }),
});
export interface Listed<T> {
  readonly rows: T[];
  readonly total: number | null; // null: more than was counted
}

/** The whole list, in its own order. */
export const everything = { filter: {} } satisfies ListQuery;

/** Money as screens and JSON show it: dollars with two decimals. */
export const dollars = (cents: number) => (cents / 100).toFixed(2);

type Order = "asc" | "desc";
type Columns = string | readonly string[];

/** How one list is sorted, cut and counted. */
export interface ListOf {
  readonly sortable: Readonly<Record<string, Columns>>; // what a field of screens is sorted by
  readonly id: string;
  readonly otherwise: readonly [Columns, Order];
  readonly thenBy?: readonly string[];
  readonly long?: LongList;
}

/** For a list that grows for ever: a page of it costs the same whatever comes after. */
export interface LongList {
  readonly db: Knex;
  readonly countAhead: number; // rows beyond the page that are counted at most: counting all costs more than showing some
  readonly completed: (page: Knex.QueryBuilder) => Knex.QueryBuilder; // what only screens need is joined to the page alone
}

/** Sorts by a known column, then by what is told, the id last so that pages never overlap; cuts the page; counts only when a page is cut. */
export const listed = async <Row>(
  rows: Knex.QueryBuilder,
  { sort, range }: ListQuery,
  { sortable, id, otherwise, thenBy = [], long }: ListOf,
): Promise<Listed<Row>> => {
  const columns = sort && Object.hasOwn(sortable, sort.field) ? sortable[sort.field] : undefined;
  const [by, order] = sort && columns ? [columns, sort.order] : otherwise;
  const inOrder = [by, thenBy, id].flat().map((column) => ({ column, order }));
  const ordered = rows.clone().orderBy(inOrder);
  const page = range ? ordered.offset(range.offset).limit(range.limit) : ordered;
  const found = (await (long ? long.completed(page).orderBy(inOrder) : page)) as Row[];
  if (!range) return { rows: found, total: found.length };
  const total = long ? await countSome(rows.clone().orderBy(inOrder.slice(0, -1)), range, long) : await countAll(rows);
  return { rows: found, total };
};

const countAll = async (rows: Knex.QueryBuilder) =>
  Number((await rows.clone().clearSelect().count("* as n").first())?.n ?? 0);

/** In the order of the list: so the count goes the way of the page, and not through the whole table. */
const countSome = async (
  rows: Knex.QueryBuilder,
  { offset, limit }: NonNullable<ListQuery["range"]>,
  { db, countAhead }: LongList,
) => {
  const most = offset + limit + countAhead;
  const some = rows
    .clone()
    .clearSelect()
    .select(db.raw("1"))
    .limit(most + 1);
  const n = Number((await db.from(some.as("some")).count("* as n").first())?.n ?? 0);
  return n > most ? null : n;
};

/** A text that people typed, for LIKE: its wildcards mean themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

export const texts = (value: FilterValue): string[] | undefined =>
  value === undefined ? undefined : [value].flat().map(String);
