/** Instants and days are ISO text: one spelling sorts as time. A question mark allows null. */
type ColumnType = "text" | "integer" | "boolean" | "jsonb";
type Column = ColumnType | `${ColumnType}?`;

/** What the engine knows of a table. */
export interface Table {
  readonly name: string;
  readonly key: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly indexes?: readonly (readonly string[])[]; // of columns, or "lower(column)": found however it is spelled
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

/** A column of a few words: text<Role>(), or text<Role>("?") where it may be null. */
export const text = narrowed("text");
/** A column of JSON: jsonb<string[]>(). */
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
/** A whole row, its key apart. What may be null may be left out. */
export type NewRow<T extends Table> = Omit<RowOf<T>, NullableOf<T> | T["key"]> & Partial<Pick<RowOf<T>, NullableOf<T>>>;
/** Some columns of a row; its key stays. */
export type Changes<T extends Table> = Partial<Omit<RowOf<T>, T["key"]>>;

interface NoSuchColumn {
  readonly [holds]: never;
}
type KeysOf<R> = R extends unknown ? keyof R : never;
/** For `R & Only<R, Known>`: refuses other properties than known ones, also where they come with a spread. */
export type Only<R, Known> = { readonly [K in Exclude<KeysOf<R>, keyof Known>]?: NoSuchColumn };

type TextOf<C extends Columns> = { [K in keyof C]: C[K] extends "text" ? K : never }[keyof C] & string;
type Indexed<C extends Columns> = (keyof C & string) | `lower(${keyof C & string})`;

/**
 * What rows come from. `C`: its columns as a query names them, with what they hold; `R`: a whole row, as a query that does
 * not say what it wants is answered.
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

/** A table of the read models. Its columns are the one place that says what its rows hold. */
export const table = <C extends Columns, K extends TextOf<C>>(
  name: string,
  described: {
    readonly key: K;
    readonly columns: C;
    readonly indexes?: readonly (readonly Indexed<NoInfer<C>>[])[];
  },
) => ({ name, ...described, as: (alias: string) => `read.${name} as ${alias}` }) as unknown as TypedTable<C, K>;
