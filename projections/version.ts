import type pg from "pg";
import type { Position } from "../eventstore/eventStore.ts";
import { together } from "./together.ts";

/** What the read models show at one moment. */
export interface Version {
  readonly position: Position; // of the furthest projector; "" before the first fact
  readonly written: string; // a new value after every transaction that wrote to read models
}

/**
 * Every transaction that writes read models also writes a checkpoint, be it a batch of facts, a projector catching up,
 * or a rebuild; so the checkpoints' own transactions tell more than their positions.
 */
const question = {
  name: "version",
  text: `select coalesce(max(pos collate "C"), '') as position, string_agg(name || ' ' || xmin, ',' order by name) as written
         from projection.checkpoint`,
};

/**
 * Asks the database, since no other place knows for certain what other processes wrote. A busy process sends a few
 * hundred queries a second, however many callers there are.
 */
export const versions = (pool: pg.Pool): (() => Promise<Version>) =>
  together(async () => (await pool.query<Version>(question)).rows[0]!);

/** What this process itself writes to read models. */
export const ownWrites = () => {
  let begun = 0;
  let underWay = 0;
  return {
    /** How many have begun so far; undefined while one is under way. */
    get done(): number | undefined {
      return underWay === 0 ? begun : undefined;
    },
    async during<T>(write: () => Promise<T>): Promise<T> {
      begun++;
      underWay++;
      try {
        return await write();
      } finally {
        underWay--;
      }
    },
  };
};
export type OwnWrites = ReturnType<typeof ownWrites>;

const goodFor = 1000; // ms

export interface TrustedVersions {
  now(): Promise<Version>;
  /** Without asking the database; undefined if that is needed. */
  atHand(): Version | undefined;
}

/**
 * Asks, except in the process that alone projects: there the last answer holds until that process writes, or for a
 * second. What others may write appears within that second: tables swapped in by a rebuild, and the last transaction of
 * the previous projecting process.
 */
export const trustedVersions = ({
  ask,
  writes,
  isAlone,
}: {
  ask: () => Promise<Version>;
  writes: OwnWrites;
  isAlone: () => boolean;
}): TrustedVersions => {
  let last: { readonly version: Version; readonly done: number; readonly askedAt: number } | undefined;
  const doneAlone = () => (isAlone() ? writes.done : undefined);
  const atHand = () =>
    last && performance.now() - last.askedAt < goodFor && last.done === doneAlone() ? last.version : undefined;
  return {
    atHand,
    async now() {
      const known = atHand();
      if (known) return known;
      const [askedAt, done] = [performance.now(), doneAlone()];
      const version = await ask();
      if (done !== undefined && done === writes.done) last = { version, done, askedAt };
      return version;
    },
  };
};
