import { randomBytes, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { StoreUnavailable } from "./eventStore.ts";
import { fingerprintOf } from "./masterKey.ts";
import { outageOf } from "./outage.ts";
import { open, seal } from "./sealed.ts";

const rememberedKeys = 20_000;
const rememberFor = 60_000; // ms; in case a connection is dead and no one has noticed yet

/** A notification on this channel names a subject whose key was destroyed. */
export const destroyedChannel = "subject_destroyed";

export interface SubjectKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * One random key per subject. Destroying it removes that subject's personal data from every fact, here and in every
 * process that hears of it. Methods that return promises throw StoreUnavailable.
 */
export interface SubjectKeys {
  /** Makes the missing keys. A destroyed key is not made again: it is absent from the result. */
  forSealing(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** Existing keys; absent ones were destroyed. */
  forOpening(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  destroy(subject: string): Promise<void>;
  /** none: nothing was ever sealed for this subject. */
  stateOf(subject: string): Promise<"none" | "there" | "destroyed">;
  /** The key was destroyed, here or elsewhere. */
  forget(subject: string): void;
  /** For what is opened for longer than a moment: calls back when the key is destroyed. Returns how to stop that. */
  hold(subject: string, destroyed: () => void): () => void;
  /** Whether this process hears of destroyed keys. While it does not, it asks the vault every time. */
  hears(all: boolean): void;
}

const rotated = (cause: unknown): never => {
  throw new StoreUnavailable(cause instanceof Error ? cause.message : "the master key cannot be read", { cause });
};

interface Row {
  subject: string;
  id: string;
  iv: Buffer | null;
  wrapped: Buffer | null; // null once destroyed
}

/** A key the master key does not open. Whoever needs it fails; those who look up others beside it do not. */
const damaged = (subject: string, id: string, cause: unknown): SubjectKey => ({
  id,
  get key(): never {
    throw new Error(`the key of ${subject} does not open`, { cause });
  },
});

/**
 * Keys in the table vault.subject_key, wrapped by the master key. `present` reads the current one, in case it was
 * rotated.
 */
export const subjectKeys = ({
  pool,
  master,
  present = async () => master,
  remember = rememberFor,
}: {
  pool: pg.Pool;
  master: Buffer;
  present?: () => Promise<Buffer>;
  remember?: number;
}): SubjectKeys => {
  let wrapping = master;
  const known = new LRUCache<string, SubjectKey>({ max: rememberedKeys, ttl: remember });
  let hearing = true;
  let forgotten = 0; // times; a lookup begun before one of them may concern a key that is gone
  const ask = (sql: string, values: unknown[]) => pool.query<Row>(sql, values).catch(outageOf("the vault of keys"));

  const stored = async (subjects: readonly string[]) => {
    const found = new Map<string, SubjectKey>();
    const unknown: string[] = [];
    for (const subject of new Set(subjects)) {
      const key = known.get(subject);
      if (key) found.set(subject, key);
      else unknown.push(subject);
    }
    if (unknown.length === 0) return found;
    const askedAfter = forgotten;
    let isAsked = false;
    const { rows } = await ask("select subject, id, iv, wrapped from vault.subject_key where subject = any($1)", [
      unknown,
    ]);
    for (const { subject, id, iv, wrapped } of rows) {
      if (!iv || !wrapped) continue;
      const unwrap = async () => {
        const text = { iv, sealed: wrapped };
        try {
          return open(wrapping, text, subject);
        } catch (error) {
          if (isAsked) throw error; // a damaged key: no use looking it up each time
          isAsked = true;
          wrapping = await present().catch(rotated);
          return open(wrapping, text, subject);
        }
      };
      try {
        const key = { id, key: await unwrap() };
        if (hearing && askedAfter === forgotten) known.set(subject, key);
        found.set(subject, key);
      } catch (cause) {
        if (cause instanceof StoreUnavailable) throw cause;
        found.set(subject, damaged(subject, id, cause));
      }
    }
    return found;
  };

  /**
   * Another process may make the same key at this moment: the first one counts for both. False if nothing was made
   * because another master key is now in use.
   */
  const make = async (subjects: readonly string[]) => {
    const fresh = subjects.map((subject) => ({ id: randomUUID(), ...seal(wrapping, randomBytes(32), subject) }));
    const { rows } = await pool
      .query<{ counts: boolean }>(
        `with counts as (
           select not exists (select from vault.master_key where fingerprint <> $5) as counts),
         made as (
           insert into vault.subject_key (subject, id, iv, wrapped)
           select new.* from unnest($1::text[], $2::uuid[], $3::bytea[], $4::bytea[]) as new, counts where counts
           on conflict (subject) do nothing)
         select counts from counts`,
        [
          subjects,
          fresh.map(({ id }) => id),
          fresh.map(({ iv }) => iv),
          fresh.map(({ sealed }) => sealed),
          fingerprintOf(wrapping),
        ],
      )
      .catch(outageOf("the vault of keys"));
    return rows[0]?.counts === true;
  };

  const holders = new Map<string, Set<() => void>>();
  const forget = (subject: string) => {
    forgotten++;
    known.delete(subject);
    for (const destroyed of holders.get(subject) ?? []) destroyed();
  };
  /** Those destroyed while this process did not hear of it. */
  const forgetDestroyed = async () => {
    const held = [...holders.keys()];
    const { rows } = await ask(
      "select subject, id, iv, wrapped from vault.subject_key where subject = any($1) and wrapped is null",
      [held],
    );
    for (const { subject } of rows) forget(subject);
  };

  return {
    forOpening: stored,
    forget,
    async stateOf(subject) {
      const { rows } = await ask("select subject, id, iv, wrapped from vault.subject_key where subject = $1", [
        subject,
      ]);
      return rows[0] ? (rows[0].wrapped ? "there" : "destroyed") : "none";
    },
    hold(subject, destroyed) {
      const others = holders.get(subject) ?? new Set();
      holders.set(subject, others.add(destroyed));
      return () => {
        others.delete(destroyed);
        if (others.size === 0 && holders.get(subject) === others) holders.delete(subject);
      };
    },
    hears(all) {
      hearing = all;
      forgotten++;
      known.clear();
      if (all && holders.size > 0) void forgetDestroyed().catch(() => {}); // what is opened next asks the vault anyway
    },

    async forSealing(subjects) {
      const found = await stored(subjects);
      const missing = [...new Set(subjects)].filter((subject) => !found.has(subject));
      if (missing.length === 0) return found;
      while (!(await make(missing))) wrapping = await present().catch(rotated);
      return new Map([...found, ...(await stored(missing))]);
    },

    async destroy(subject) {
      await ask(
        `with tombstone as (
           insert into vault.subject_key as k (subject, id, destroyed_at) values ($1, $2, now())
           on conflict (subject) do update
             set iv = null, wrapped = null, destroyed_at = coalesce(k.destroyed_at, now())
           returning subject)
         select pg_notify($3, subject) from tombstone`,
        [subject, randomUUID(), destroyedChannel],
      );
      forget(subject);
    },
  };
};
