/** Instants and days are ISO text: one spelling sorts as time. A question mark allows null. */
type ColumnType = "text" | "integer" | "boolean" | "jsonb";
type Column = ColumnType | `${ColumnType}?`;

/** What the engine knows about a table. */
export interface Table {
  readonly name: string;
  readonly key: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly indexes?: readonly (readonly string[])[]; // of columns, or "lower(column)": found in any case
}

// For the compiler only: neither of them exists at run time.
declare const holds: unique symbol;
declare const gives: unique symbol;

type Holding<C extends Column, T> = C & { readonly [holds]: T };
interface Narrowed<C extends ColumnType> {
  <T>(): Holding<C, T>;
  <T>(nullable: "?"): Holding<`${C}?`, T | null>;
}
const narrowed = <C extends ColumnType>(type: C) => ((nullable = "") => type + nullable) as Narrowed<C>;

/** A column with a few possible words: text<Role>(), or text<Role>("?") if it may be null. */
export const text = narrowed("text");
/** A JSON column: jsonb<string[]>(). */
export const jsonb = narrowed("jsonb");

interface Values {
  text: string;
  integer: number;
  boolean: boolean;
  jsonb: unknown;
}
type ValueOf<C extends Column> = C extends { readonly [holds]: infer T }
  ? T
  : C extends ColumnType
    ? Values[C]
    : C extends `${infer Type extends ColumnType}?`
      ? Values[Type] | null
      : never;

type Columns = Readonly<Record<string, Column>>;
type Row<C extends Columns> = { readonly [K in keyof C]: ValueOf<C[K]> };
/** A row as a query finds it. */
export type RowOf<T extends Table> = Row<T["columns"]>;

type NullableOf<T extends Table> = {
  [K in keyof T["columns"]]: T["columns"][K] extends `${string}?` ? K : never;
}[keyof T["columns"]];
/** A complete row without its key. What may be null may be left out. */
export type NewRow<T extends Table> = Omit<RowOf<T>, NullableOf<T> | T["key"]> & Partial<Pick<RowOf<T>, NullableOf<T>>>;
/** Some columns of a row; its key never changes. */
export type Changes<T extends Table> = Partial<Omit<RowOf<T>, T["key"]>>;

interface NoSuchColumn {
  readonly [holds]: never;
}
type KeysOf<R> = R extends unknown ? keyof R : never;
/** For `R & Only<R, Known>`: refuses unknown properties, also those that come from a spread. */
export type Only<R, Known> = { readonly [K in Exclude<KeysOf<R>, keyof Known>]?: NoSuchColumn };

type TextOf<C extends Columns> = { [K in keyof C]: C[K] extends "text" ? K : never }[keyof C] & string;
type Indexed<C extends Columns> = (keyof C & string) | `lower(${keyof C & string})`;

/**
 * What rows come from. `C`: its columns and their types, as a query names them; `R`: a complete row, which a query
 * without a select returns.
 */
export interface Source<C, R> {
  readonly [gives]: { readonly columns: C; readonly row: R };
}
/** Columns of what a query calls `A`: "u.email". */
export type Aliased<A extends string, R> = { readonly [K in keyof R & string as `${A}.${K}`]: R[K] };

interface TypedTable<C extends Columns, K extends string> extends Table, Source<Row<C>, Row<C>> {
  readonly key: K;
  readonly columns: C;
  /** By another name, for a query of several tables. */
  as<A extends string>(alias: A): Source<Aliased<A, Row<C>>, Row<C>>;
}

/** A table of the read models. Its columns are the only declaration of what its rows hold. */
export const table = <C extends Columns, K extends TextOf<C>>(
  name: string,
  described: {
    readonly key: K;
    readonly columns: C;
    readonly indexes?: readonly (readonly Indexed<NoInfer<C>>[])[];
  },
) => ({ name, ...described, as: (alias: string) => `read.${name} as ${alias}` }) as unknown as TypedTable<C, K>;
