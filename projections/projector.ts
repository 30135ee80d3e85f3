import type { RecordedEvent } from "../eventstore/eventStore.ts";
import type { Changes, NewRow, Only, RowOf, Table } from "./table.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a fact does to rows. */
export type Patch =
  | { readonly kind: "created"; readonly table: Table; readonly key: string; readonly row: Row }
  | { readonly kind: "changed"; readonly table: Table; readonly key: string; readonly set: Row }
  | {
      readonly kind: "changedWhere";
      readonly table: Table;
      readonly where: Row;
      readonly set: Row;
      readonly earlier?: Row;
    }
  | { readonly kind: "removed"; readonly table: Table; readonly key: string };

/** A whole row, its key apart. */
export const created = <T extends Table, R extends NewRow<T>>(
  table: T,
  key: string,
  row: R & Only<R, NewRow<T>>,
): Patch => ({ kind: "created", table, key, row });
/** Columns of an existing row; nothing happens if there is none. */
export const changed = <T extends Table, R extends Changes<T>>(
  table: T,
  key: string,
  set: R & Only<R, Changes<T>>,
): Patch => ({ kind: "changed", table, key, set });
/** Columns of all rows with these values: for facts that cannot name the rows. */
export const changedWhere = <T extends Table, W extends Partial<RowOf<T>>, R extends Changes<T>>(
  table: T,
  where: W & Only<W, RowOf<T>>,
  set: R & Only<R, Changes<T>>,
): Patch => ({ kind: "changedWhere", table, where, set });
/** The same of those where these values are earlier: the news of something later may have come before. */
export const changedIfLater = <
  T extends Table,
  W extends Partial<RowOf<T>>,
  E extends Partial<RowOf<T>>,
  R extends Changes<T>,
>(
  table: T,
  where: W & Only<W, RowOf<T>>,
  earlier: E & Only<E, RowOf<T>>,
  set: R & Only<R, Changes<T>>,
): Patch => ({ kind: "changedWhere", table, where, set: { ...set, ...earlier }, earlier });
export const removed = (table: Table, key: string): Patch => ({ kind: "removed", table, key });

/** As JSON has it: what is optional is there or is not, and never undefined. */
type Stored<D> = D extends object ? { [K in keyof D]: Stored<Exclude<D[K], undefined>> } : D;
type Recorded<F> = F extends { type: infer T; data: infer D }
  ? Omit<RecordedEvent, "type" | "data"> & { readonly type: T; readonly data: Stored<D> }
  : never;
type Handlers<E extends { type: string; data: object }> = {
  readonly [T in E["type"]]?: (fact: Recorded<Extract<E, { type: T }>>) => Patch | readonly Patch[];
};

/** Data, not code: which fact changes which rows how. It contains no SQL and refuses nothing. */
export interface Projector {
  readonly name: string;
  readonly version: number; // other handlers or columns make another version: its tables are rebuilt
  readonly tables: readonly Table[];
  readonly on: Readonly<Record<string, (fact: RecordedEvent) => Patch | readonly Patch[]>>;
  readonly onEvery?: (fact: RecordedEvent) => Patch | readonly Patch[];
}

/** Checks handlers against their facts; facts without a handler are ignored. */
export const projector = <E extends { type: string; data: object }>(
  definition: Omit<Projector, "on" | "onEvery"> & {
    readonly on?: Handlers<E>;
    readonly onEvery?: (fact: Recorded<E>) => Patch | readonly Patch[];
  },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handler meets only facts of the type it is under
): Projector => ({ on: {}, ...definition }) as Projector;

export const patchesOf = (projector: Projector, fact: RecordedEvent): readonly Patch[] =>
  [projector.on[fact.type]?.(fact) ?? [], projector.onEvery?.(fact) ?? []].flat();
