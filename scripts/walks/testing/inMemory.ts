import type { RecordedEvent } from "../../../eventstore/eventStore.ts";
import { patchesOf, type Patch, type Projector } from "../../../projections/projector.ts";
import type { RowOf, Table } from "../../../projections/table.ts";
import { metaOf } from "../../../backend/command.ts";
import type { Fold, Handling } from "../../../backend/handle.ts";

type Row = Record<string, unknown>;

/** What fact handlers do to rows, as rows.ts does it in Postgres. */
const write = (rows: Map<string, Row>, patch: Patch) => {
  if (patch.kind === "created") rows.set(patch.key, { ...patch.row, [patch.table.key]: patch.key });
  if (patch.kind === "removed") rows.delete(patch.key);
  if (patch.kind === "changed") Object.assign(rows.get(patch.key) ?? {}, patch.set);
  if (patch.kind === "changedWhere")
    for (const row of rows.values())
      if (Object.entries(patch.where).every(([column, value]) => row[column] === value)) Object.assign(row, patch.set);
};

interface Known {
  readonly of: unknown; // its fold
  readonly seen: number; // facts
  readonly state: unknown;
}
const isOf = <S, E>(fold: Fold<S, E>, known: Known | undefined): known is Known & { state: S } => known?.of === fold;

/** A log and its read models for walks of thousands of commands: nothing is stored, no one else writes. */
export const inMemory = (projectors: readonly Projector[]) => {
  const streams = new Map<string, { type: string; data: object }[]>();
  const states = new Map<string, Known>();
  const tables = new Map<Table, Map<string, Row>>();
  let recorded = 0;

  const rowsIn = (table: Table) => {
    const rows = tables.get(table) ?? new Map<string, Row>();
    tables.set(table, rows);
    return rows;
  };
  const project = (fact: RecordedEvent) => {
    for (const projector of projectors)
      for (const patch of patchesOf(projector, fact)) write(rowsIn(patch.table), patch);
  };
  const stateNow = <S, E>(fold: Fold<S, E>, stream: string): S => {
    const facts = streams.get(stream) ?? [];
    const known = states.get(stream);
    const before = isOf(fold, known) ? known : { state: fold.initial, seen: 0 };
    if (before.seen === facts.length) return before.state;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- facts of a stream were decided on with its fold
    const state = facts.slice(before.seen).reduce((past, fact) => fold.evolve(past, fact as E), before.state);
    states.set(stream, { of: fold, seen: facts.length, state });
    return state;
  };

  const handling: Pick<Handling, "handle" | "stateOf"> = {
    stateOf: async (fold, stream) => stateNow(fold, stream),
    handle: async ({ fold, stream, command }, decide) => {
      const facts = decide(stateNow(fold, stream));
      const stored = streams.get(stream) ?? [];
      streams.set(stream, stored);
      for (const { type, data } of facts) {
        const id = String(++recorded);
        project({
          type,
          data,
          id,
          stream,
          position: id.padStart(20, "0"),
          revision: stored.length,
          at: command.now,
          meta: metaOf(command),
        });
        stored.push({ type, data });
      }
      return { revision: stored.length - 1, recorded: facts.length > 0 };
    },
  };
  return {
    ...handling,
    /** Rows as a query would return them: copies, since later facts change them. */
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as every query takes what its table gives
    rows: <T extends Table>(table: T) => [...rowsIn(table).values()].map((row) => ({ ...row }) as RowOf<T>),
  };
};
