import type { Knex } from "knex";
import type { Aliased, Only, Source, Table } from "./table.ts";

type Operator = "=" | "<>" | "<" | "<=" | ">" | ">=";
type Bindings = readonly Knex.RawBinding[] | Readonly<Record<string, Knex.RawBinding>>;
type Order = "asc" | "desc";
type Column<C> = keyof C & string;

/** Which rows: for a part of a query that stands alone. `C`: the columns it needs, as the query names them. */
export interface Conditions<C> {
  where(either: (found: Conditions<C>) => unknown): this;
  where<V extends Partial<C>>(values: V & Only<V, C>): this;
  where<K extends Column<C>>(column: K, value: C[K]): this;
  where<K extends Column<C>>(column: K, operator: Operator, value: NonNullable<C[K]>): this;
  orWhere<V extends Partial<C>>(values: V & Only<V, C>): this;
  orWhere<K extends Column<C>>(column: K, value: C[K]): this;
  orWhere<K extends Column<C>>(column: K, operator: Operator, value: NonNullable<C[K]>): this;
  whereNot<K extends Column<C>>(column: K, value: C[K]): this;
  whereIn<K extends Column<C>>(column: K, values: readonly C[K][]): this;
  whereBetween<K extends Column<C>>(column: K, range: readonly [C[K], C[K]]): this;
  whereNull(column: Column<C>): this;
  orWhereNull(column: Column<C>): this;
  whereRaw(sql: string, bindings?: Bindings): this;
  orWhereRaw(sql: string, bindings?: Bindings): this;
}

type AliasOf<K> = K extends `${infer A}.${string}` ? `${A}.*` : never;
/**
 * A column, one by another name, all of a table, all there are, or SQL that declares what it returns: db.raw<{ n:
 * number }>(…).
 */
type Wanted<C> = Column<C> | `${Column<C>} as ${string}` | AliasOf<keyof C> | "*" | Knex.Raw;

type ColumnOf<W> = W extends `${infer K} as ${string}` ? K : W;
type NameOf<W> = W extends "*" | `${string}.*`
  ? never
  : W extends `${string} as ${infer Name}`
    ? Name
    : W extends `${string}.${infer Name}`
      ? Name
      : W;
/** The column's name if all of its table is selected. */
type NameInAll<K, W> = "*" extends W
  ? K
  : K extends `${infer A}.${infer Name}`
    ? `${A}.*` extends W
      ? Name
      : never
    : never;
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never;
/** What SQL declares it returns: nothing if it does not say. */
type RowsOf<W> = Together<W extends Knex.Raw<infer R> ? (unknown extends R ? never : R) : never>;
type Plain<R> = { readonly [K in keyof R]: R[K] };
/** A row as returned. */
type Answer<C, W> = Plain<
  { [K in keyof C as NameInAll<K, W>]: C[K] } & {
    [N in Extract<W, string> as NameOf<N>]: ColumnOf<N> extends keyof C ? C[ColumnOf<N>] : never;
  } & RowsOf<W>
>;

type OrNull<C> = { readonly [K in keyof C]: C[K] | null };
type NotNull<C, K> = { readonly [N in keyof C]: N extends K ? NonNullable<C[N]> : C[N] };

/**
 * A Knex query that knows its columns `C` and its rows `R`. Knex's own types accept any text for a column. Only what
 * our queries need is here.
 */
export interface Rows<C, R> extends Conditions<C>, Promise<R[]> {
  whereNotNull<K extends Column<C>>(column: K): Rows<NotNull<C, K>, NotNull<R, K>>;

  join<D>(source: Source<D, unknown>, one: Column<C & D>, other: Column<C & D>): Rows<C & D, R>;
  leftJoin<D>(source: Source<D, unknown>, one: Column<C & D>, other: Column<C & D>): Rows<C & OrNull<D>, R>;
  /** `D`: the columns this adds. */
  joinRaw<D = unknown>(sql: string, bindings?: Bindings): Rows<C & D, R>;

  select<const W extends readonly Wanted<C>[]>(...wanted: W): Rows<C, Answer<C, W[number]>>;
  distinct<const W extends readonly Wanted<C>[]>(...wanted: W): Rows<C, Answer<C, W[number]>>;
  first(): Promise<R | undefined>;
  first<const W extends readonly Wanted<C>[]>(...wanted: W): Promise<Answer<C, W[number]> | undefined>;
  pluck<K extends Column<C>>(column: K): Promise<C[K][]>;
  count<N extends string>(all: `* as ${N}`): Rows<C, { readonly [K in N]: string }>;
  clearSelect(): this;

  groupBy(...columns: Column<C>[]): this;
  orderBy(column: Column<C>, order?: Order): this;
  orderBy(columns: readonly (Column<C> | { readonly column: Column<C>; readonly order: Order })[]): this;
  orderByRaw(sql: string): this;
  limit(rows: number): this;
  offset(rows: number): this;

  modify(change: (found: this) => unknown): this;
  clone(): this;
  as<A extends string>(alias: A): Source<Aliased<A, R>, R>;
}

/** A table made by the schema's migrations. `R`: its rows, as far as anyone reads them. */
export const described = <R>(name: string) => name as unknown as Source<R, R>;

/** Values from a constant list, for SQL without bindings: state in (${among(inLine)}). */
export const among = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(", ");

/** Begins a query of a table under any alias, of another query, or of SQL that declares what it returns. */
export const read = <C, R = C>(db: Knex, source: Source<C, R> | Knex.Raw<C>) => {
  const table = source as Table | Knex.TableDescriptor; // what it is at run time
  return db.from(typeof table === "object" && "key" in table ? `read.${table.name}` : table) as unknown as Rows<C, R>;
};
