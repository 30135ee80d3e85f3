import type pg from "pg";
import type { Position } from "../eventstore/eventStore.ts";

/** What the read models show at one moment. */
export interface Version {
  readonly position: Position; // of the projector that is furthest; "" before the first fact
  readonly written: string; // another one after every transaction that wrote to read models
}

/**
 * Every transaction that writes read models also writes a checkpoint, be it a batch of facts, a projector that comes
 * level, or tables that are built anew; so the checkpoints' own transactions tell more than their positions do.
 */
const question = {
  name: "version",
  text: `select coalesce(max(pos collate "C"), '') as position, string_agg(name || ' ' || xmin, ',' order by name) as written
         from projection.checkpoint`,
};

/**
 * Asks the database, for what other processes wrote is known nowhere else for certain. Callers at the same time share
 * one question, which is put after each of them asked: a busy process puts a few hundred a second, however many call.
 */
export const versions = (pool: pg.Pool): (() => Promise<Version>) => {
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<Version> | undefined;

  const ask = async () => {
    next = undefined; // who comes from now on may know of more than this answer does
    const answer = pool.query<Version>(question).then(({ rows }) => rows[0]!);
    asked = answer.catch(() => {});
    return answer;
  };
  return () => (next ??= asked.then(ask));
};
