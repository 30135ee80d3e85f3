import type pg from "pg";
import type { EventStore, RecordedEvent } from "../eventstore/eventStore.ts";
import { isSealed } from "../eventstore/personal.ts";

/** The log is not the one the read models were made from. */
export class AnotherLog extends Error {
  constructor(why: string) {
    super(
      [
        `The read models were made from another log: ${why}.`,
        "Give back the log they are of (EVENTSTORE_URL, EVENTSTORE_PREFIX, DATABASE_URL or DATA_DIR), or, if this one is",
        "to be served from now on, let them be built anew: delete from projection.checkpoint, and start again.",
      ].join("\n"),
    );
  }
}

/** The log belongs to another Postgres, which has its keys: here nothing in it could be read, nor anyone erased. */
export class KeysElsewhere extends Error {
  constructor() {
    super(
      [
        "The log is not empty, and its keys are not in this Postgres: they are in another one.",
        "DATABASE_URL most likely names an empty or a wrong database. If it names the right one, EVENTSTORE_URL or",
        "EVENTSTORE_PREFIX names the log of another product; if that database was lost, restore it from a backup.",
      ].join("\n"),
    );
  }
}

/** The mark of the log's beginning as stored. With `patience` it waits for one while the log is empty. */
const firstEvents = async (store: EventStore, patience?: AbortSignal): Promise<readonly RecordedEvent[]> => {
  const enough = new AbortController();
  for await (const { events, caughtUp } of store.subscribe(undefined, patience ?? enough.signal))
    if (events.length > 0 || (caughtUp && !patience)) return events;
  return [];
};

/** Whether personal data at the log's beginning was sealed with a key that this Postgres never had. */
const keysAreElsewhere = async (pool: pg.Pool, events: readonly RecordedEvent[]): Promise<boolean> => {
  const sealed = events.flatMap(({ data }) => Object.values(data).filter(isSealed)).at(0);
  if (!sealed) return false;
  const { rowCount } = await pool.query("select from vault.subject_key where subject = $1", [sealed.subject]);
  return rowCount === 0; // a key that was destroyed leaves its row
};

/** The same check, without starting anything. `store`: with personal data still sealed, as for all of these. */
export const hasKeysElsewhere = async ({ pool, store }: { pool: pg.Pool; store: EventStore }) =>
  keysAreElsewhere(pool, await firstEvents(store));

/**
 * To be checked before anything is appended. A log is known by its first event. Checkpoints of another log, or of a
 * later state of this one, would make the projectors silently skip facts: so it throws AnotherLog instead. A log that
 * is still empty is remembered as soon as it begins; the returned function ends that wait.
 */
export const refuseAnotherLog = async ({ pool, store }: { pool: pg.Pool; store: EventStore }) => {
  const remember = async ({ id }: RecordedEvent) => {
    await pool.query(
      `insert into projection.log (first_event) values ($1)
       on conflict (only_one) do update set first_event = excluded.first_event`,
      [id],
    );
  };
  const { rows } = await pool.query<{ furthest: string | null; log: string | null }>(
    `select (select max(pos collate "C") from projection.checkpoint where pos <> '') as furthest,
            (select first_event from projection.log) as log`,
  );
  const { furthest, log } = rows[0]!; // before the log is read: another process may move on meanwhile
  const [head, events] = [await store.head(), await firstEvents(store)];
  const [first] = events;
  if (furthest !== null) {
    if (head === undefined || first === undefined) throw new AnotherLog("this one is empty");
    if (furthest.length !== head.length) throw new AnotherLog("it was of another kind");
    if (log !== null && log !== first.id) throw new AnotherLog("this one begins with another fact");
    if (furthest > head) throw new AnotherLog(`they show facts up to ${furthest}, and this one ends at ${head}`);
  }
  if (await keysAreElsewhere(pool, events)) throw new KeysElsewhere();
  if (first) {
    await remember(first);
    return async () => {};
  }
  const ending = new AbortController();
  const beginning = firstEvents(store, ending.signal)
    .then(([begun]) => begun && remember(begun))
    .catch(() => {}); // the next start does it
  return async () => {
    ending.abort();
    await beginning;
  };
};
