import { randomBytes, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { outageOf } from "./outage.ts";
import { open, seal } from "./sealed.ts";

const rememberedKeys = 20_000;
const rememberFor = 60_000; // ms; so long may another process still open what was erased in this one

export interface SubjectKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * One random key a subject; destroying it removes that subject's personal data from every fact: here at once, in other
 * processes as soon as they forget the key. All throw StoreUnavailable.
 */
export interface SubjectKeys {
  /** Makes the keys that are missing. A destroyed key is not made again: it is absent from the answer. */
  forSealing(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** Keys that are there; absent ones were destroyed. */
  forOpening(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  destroy(subject: string): Promise<void>;
}

interface Row {
  subject: string;
  id: string;
  iv: Buffer | null;
  wrapped: Buffer | null; // null once destroyed
}

/** A key that the master key does not open. Whoever needs it fails; those who look up others beside it do not. */
const damaged = (subject: string, id: string, cause: unknown): SubjectKey => ({
  id,
  get key(): never {
    throw new Error(`the key of ${subject} does not open`, { cause });
  },
});

/** Keys in the table vault.subject_key, wrapped by the master key. */
export const subjectKeys = ({
  pool,
  master,
  remember = rememberFor,
}: {
  pool: pg.Pool;
  master: Buffer;
  remember?: number;
}): SubjectKeys => {
  const known = new LRUCache<string, SubjectKey>({ max: rememberedKeys, ttl: remember });
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
    const { rows } = await ask("select subject, id, iv, wrapped from vault.subject_key where subject = any($1)", [
      unknown,
    ]);
    for (const { subject, id, iv, wrapped } of rows) {
      if (!iv || !wrapped) continue;
      try {
        const key = { id, key: open(master, { iv, sealed: wrapped }, subject) };
        known.set(subject, key);
        found.set(subject, key);
      } catch (cause) {
        found.set(subject, damaged(subject, id, cause));
      }
    }
    return found;
  };

  return {
    forOpening: stored,

    async forSealing(subjects) {
      const found = await stored(subjects);
      const missing = [...new Set(subjects)].filter((subject) => !found.has(subject));
      if (missing.length === 0) return found;
      const fresh = missing.map((subject) => ({ id: randomUUID(), ...seal(master, randomBytes(32), subject) }));
      // Another process may make the same key at this moment: the first one counts for both.
      await ask(
        `insert into vault.subject_key (subject, id, iv, wrapped)
         select * from unnest($1::text[], $2::uuid[], $3::bytea[], $4::bytea[]) on conflict (subject) do nothing`,
        [missing, fresh.map(({ id }) => id), fresh.map(({ iv }) => iv), fresh.map(({ sealed }) => sealed)],
      );
      return new Map([...found, ...(await stored(missing))]);
    },

    async destroy(subject) {
      await ask(
        `insert into vault.subject_key (subject, id, destroyed_at) values ($1, $2, now())
         on conflict (subject) do update set iv = null, wrapped = null, destroyed_at = now()`,
        [subject, randomUUID()],
      );
      known.delete(subject);
    },
  };
};

/** Fails in plain words when the keys in the database were wrapped by another master key. */
export const proveMasterKey = async ({ pool, master }: { pool: pg.Pool; master: Buffer }) => {
  const { rows } = await pool.query<Row>(
    "select subject, id, iv, wrapped from vault.subject_key where wrapped is not null limit 1",
  );
  const row = rows[0];
  if (!row?.iv || !row.wrapped) return;
  try {
    open(master, { iv: row.iv, sealed: row.wrapped }, row.subject);
  } catch (cause) {
    throw new Error(
      "The master key does not belong to this database. MASTER_KEY_FILE must name the file it was set up with.",
      {
        cause,
      },
    );
  }
};
