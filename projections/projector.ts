import type { RecordedEvent } from "../eventstore/eventStore.ts";

/** Instants and days are ISO text: one spelling sorts as time. A question mark allows null. */
export type ColumnType = "text" | "integer" | "boolean" | "jsonb";
export type Column = ColumnType | `${ColumnType}?`;

export interface Table {
  readonly key: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly indexes?: readonly (readonly string[])[]; // of columns, or "lower(column)": found however it is spelled
}

type Row = Readonly<Record<string, unknown>>;

/** What a fact does to rows. */
export type Patch =
  | { readonly kind: "created"; readonly table: string; readonly key: string; readonly row: Row }
  | { readonly kind: "changed"; readonly table: string; readonly key: string; readonly set: Row }
  | { readonly kind: "changedWhere"; readonly table: string; readonly where: Row; readonly set: Row }
  | { readonly kind: "removed"; readonly table: string; readonly key: string };

/** A whole row, its key apart. */
export const created = (table: string, key: string, row: Row): Patch => ({ kind: "created", table, key, row });
/** Columns of a row that is there; nothing happens where it is not. */
export const changed = (table: string, key: string, set: Row): Patch => ({ kind: "changed", table, key, set });
/** Columns of all rows that hold these values: for facts that cannot name the rows. */
export const changedWhere = (table: string, where: Row, set: Row): Patch => ({
  kind: "changedWhere",
  table,
  where,
  set,
});
export const removed = (table: string, key: string): Patch => ({ kind: "removed", table, key });

type Recorded<F> = F extends { type: string; data: object } ? Omit<RecordedEvent, "type" | "data"> & F : never;
type Handlers<E extends { type: string; data: object }> = {
  readonly [T in E["type"]]?: (fact: Recorded<Extract<E, { type: T }>>) => Patch | readonly Patch[];
};

/** Data, not code: which fact changes which rows how. It contains no SQL and refuses nothing. */
export interface Projector {
  readonly name: string;
  readonly version: number; // other handlers or columns are another version: its tables are built anew
  readonly tables: Readonly<Record<string, Table>>;
  readonly on: Readonly<Record<string, (fact: RecordedEvent) => Patch | readonly Patch[]>>;
  readonly onEvery?: (fact: RecordedEvent) => Patch | readonly Patch[];
}

/** Checks handlers against the facts they are for; facts without a handler are ignored. */
export const projector = <E extends { type: string; data: object }>(
  definition: Omit<Projector, "on" | "onEvery"> & {
    readonly on?: Handlers<E>;
    readonly onEvery?: (fact: Recorded<E>) => Patch | readonly Patch[];
  },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handler meets only facts of the type it is under
): Projector => ({ on: {}, ...definition }) as Projector;

export const patchesOf = (projector: Projector, fact: RecordedEvent): readonly Patch[] =>
  [projector.on[fact.type]?.(fact) ?? [], projector.onEvery?.(fact) ?? []].flat();
