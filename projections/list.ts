import type { Knex } from "knex";
import { z } from "zod";
import { dollarsOf } from "../backend/payments/amountRule.ts";
import { read, type Rows } from "./read.ts";

/**
 * What a list is filtered by: one value or several, and never an object, whose text would be whatever its sender wants.
 */
type FilterValue = string | number | boolean | readonly (string | number)[] | undefined;

type Filters = Readonly<Record<string, z.ZodType<FilterValue>>>;

/** A list as requested: the fields to sort by, and the filters, under the names screens use. */
export interface ListParts<F extends Filters = Filters> {
  readonly name: string; // as in Content-Range
  readonly sortable: Readonly<Record<string, Columns>>; // what a screen's field is sorted by
  readonly filter: z.ZodObject<F>;
}
/** With how it is read. */
type List<F extends Filters = Filters, K extends string = string> = ListParts<F> & ListOf<K>;

/** Which part of a list, in which order, and which rows at all. Fields have the names screens use. */
export interface ListQuery<F = Readonly<Record<string, FilterValue>>> {
  readonly sort?: { readonly field: string; readonly order: "asc" | "desc" } | undefined;
  readonly range?: { readonly offset: number; readonly limit: number } | undefined;
  readonly filter: F;
}
export type QueryOf<L extends ListParts> = ListQuery<z.output<L["filter"]>>;

/** A filter that takes one value or several. */
export const oneOrMore = <T extends z.ZodType>(type: T) => z.union([type, z.array(type)]).optional();

const byId = { id: oneOrMore(z.string()) };

/** Every list can be filtered and sorted by id. `id`: its column. */
export const list = <F extends Filters, K extends string>(
  list: ListOf<K> & { readonly name: string; readonly filter: F },
): List<typeof byId & F, K> => ({
  ...list,
  sortable: { id: list.id, ...list.sortable },
  filter: z.object({ ...byId, ...list.filter }),
});
export interface Listed<T> {
  readonly rows: T[];
  readonly total: number | null; // null: beyond what was counted
}

/** The whole list, in its own order. */
export const everything = { filter: {} } satisfies ListQuery;

/** Money as screens and JSON show it: dollars with two decimals. */
export const dollars = (cents: number) => (cents / 100).toFixed(2);
/** As sentences say it: "$75", "$75.50" */
export const inDollars = (cents: number) => dollarsOf(dollars(cents));

type Order = "asc" | "desc";
type Columns<K extends string = string> = K | readonly K[];

/** How one list is sorted, cut and counted. `K`: the columns its query must have. */
interface ListOf<K extends string = string> {
  readonly sortable: Readonly<Record<string, Columns<K>>>; // what a screen's field is sorted by
  readonly id: K;
  readonly otherwise: readonly [Columns<K>, Order];
  readonly thenBy?: readonly K[];
}

/** For an ever-growing list: a page costs the same whatever follows it. */
interface LongList<C, R, S> {
  readonly db: Knex;
  readonly countAhead: number; // the most rows beyond the page that are counted: counting all costs more than showing some
  readonly completed: (page: Rows<C, R>) => Rows<C, S>; // what only screens need is joined to the page alone
}

/**
 * Sorts by a known column, then by the list's own order, with the id last so that pages never overlap; cuts the page;
 * counts only if a page is cut.
 */
export const listed = async <C, R, S = R>(
  rows: Rows<C, R>,
  { sort, range }: ListQuery,
  { sortable, id, otherwise, thenBy = [] }: ListOf<keyof C & string>,
  long?: LongList<C, R, S>,
): Promise<Listed<S>> => {
  const columns = sort && Object.hasOwn(sortable, sort.field) ? sortable[sort.field] : undefined;
  const [by, order] = sort && columns ? [columns, sort.order] : otherwise;
  const names = [by, thenBy, id].flat() as (keyof C & string)[];
  const inOrder = names.map((column) => ({ column, order }));
  const ordered = rows.clone().orderBy(inOrder);
  const page = range ? ordered.offset(range.offset).limit(range.limit) : ordered;
  const found = (await (long ? long.completed(page).orderBy(inOrder) : page)) as S[];
  if (!range) return { rows: found, total: found.length };
  const total = long ? await countSome(rows.clone().orderBy(inOrder.slice(0, -1)), range, long) : await countAll(rows);
  return { rows: found, total };
};

const countAll = async <C, R>(rows: Rows<C, R>) =>
  Number((await rows.clone().clearSelect().count("* as n").first())?.n);

/** In the list's order, so that the count uses the same index as the page instead of scanning the table. */
const countSome = async <C, R, S>(
  rows: Rows<C, R>,
  { offset, limit }: NonNullable<ListQuery["range"]>,
  { db, countAhead }: LongList<C, R, S>,
) => {
  const most = offset + limit + countAhead;
  const some = rows
    .clone()
    .clearSelect()
    .select(db.raw("1"))
    .limit(most + 1);
  const n = Number((await read(db, some.as("some")).count("* as n").first())?.n);
  return n > most ? null : n;
};

/** Text that people typed, for LIKE: its wildcards stand for themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

const fewestDigits = 4;
/** The digits of a phone number that people typed, for `isPhone`. Null: it is none, nor enough of one. */
export const phoneIn = (text: string) => {
  const digits = text.replace(/[^0-9]/g, "").replace(/^1(?=[0-9]{10}$)/, "");
  return /^[0-9\s().+-]+$/.test(text) && digits.length >= fewestDigits ? `%${digits}%` : null;
};
/** A condition in SQL: the number in this column has these digits, however it is written. */
export const isPhone = (column: string, digits = "?") =>
  `regexp_replace(${column}, '[^0-9]', '', 'g') like cast(${digits} as text)`;

type One<V> = V extends readonly (infer E)[] ? E : V;
type Text<V> = V extends string ? V : V extends undefined ? never : string;
export const texts = <V extends FilterValue>(value: V) =>
  value === undefined ? undefined : ([value].flat().map(String) as Text<One<V>>[]);
