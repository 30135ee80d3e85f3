import pg from "pg";
import { restoreGoingOn, unfinishedRestore } from "../../backend/operations/unfinishedRestore.ts";
import type { EventStore, Position } from "../../eventstore/eventStore.ts";
import { readArchive, Unusable } from "./archive.ts";
import type { Examined } from "./examine.ts";
import { grouped } from "./grouped.ts";
import { isDestroyed, loadTables } from "./loadTables.ts";
import { logSum } from "./logSum.ts";
import { appendFacts, factsUpTo } from "./portLog.ts";
import { factsInTables, holdLog, insertFacts } from "./postgresLog.ts";
import type { LogSum, StoredFact } from "./records.ts";
import type { Step } from "./steps.ts";
import { credentials, keys as keysTable } from "./tables.ts";
import { leaving } from "./words.ts";

const factsTogether = 1000; // in one statement
const landmarkEvery = 500; // facts
const half = "A part of the facts is there. Call the same restore again: it goes on where it stopped.";

interface Load {
  readonly url: string; // a migrated Postgres without anything in it
  readonly store?: EventStore | undefined; // an empty log elsewhere, unopened
  readonly file: string;
  readonly examined: Examined;
  readonly step: Step;
  readonly signal: AbortSignal;
}

export interface Loaded {
  readonly credentials: number;
  /** Erased after the backup: a newer file of keys knows theirs as destroyed, the log does not. */
  readonly erasedSince: readonly string[];
  /** Where some of the facts are in this log, by the number of facts up to them. */
  readonly landmarks: ReadonlyMap<number, Position>;
}

/**
 * Puts facts, credentials and keys where they belong, and reads the log back. In Postgres alone that is one
 * transaction: interrupted, it leaves nothing. With a log elsewhere a mark stays until all of it is there; until then
 * the product does not start, and the same restore resumes where it stopped. Until `endRestore` it does nothing when all
 * of it is there. Throws Unusable.
 */
export const loadBackup = async ({ url, store, file, examined, step, signal }: Load): Promise<Loaded> => {
  const facts = () => factsIn(file, signal);
  const { facts: count } = examined.sum;
  const mark = unfinishedRestore(examined.header.id);
  const loaded = restoreGoingOn(examined.header.id);
  const compared = (found: AsyncIterable<StoredFact>) =>
    step("Facts compared", (tick) => compare(found, examined.sum, tick), count);

  return inTransaction(url, async (client) => {
    await holdLog(client);
    if (await hasMark(client, loaded)) return { ...(await countLoaded(client, examined)), landmarks: new Map() };
    const begun = store !== undefined && (await hasMark(client, mark));
    if (!begun) {
      await refuseUnlessEmpty(client, store);
      await step("Credentials and keys", () => loadTables(client, { file, examined, signal }));
    }
    let landmarks: ReadonlyMap<number, Position>;
    if (store) {
      if (!begun) await addMark(client, mark);
      await client.query("commit; begin");
      await leaving(
        half,
        step("Facts", (tick) => appendFacts(store, facts(), tick), count),
      );
      landmarks = await compared(factsUpTo(store, await store.head()));
      await removeMark(client, mark);
    } else {
      await step("Facts", (tick) => insertAll(client, facts(), examined.header.log === "postgres", tick), count);
      landmarks = await compared(factsInTables(client));
    }
    await addMark(client, loaded);
    return { ...(await countLoaded(client, examined)), landmarks };
  });
};

/** All that belongs to the backup is restored: the same restore, called again, starts from the beginning. */
export const endRestore = (url: string, { header }: Examined) =>
  inTransaction(url, (client) => removeMark(client, restoreGoingOn(header.id)));

async function* factsIn(file: string, signal: AbortSignal): AsyncGenerator<StoredFact> {
  for await (const line of readArchive(file, "backup")) {
    signal.throwIfAborted();
    if ("fact" in line) yield line.fact;
  }
}

const refuseUnlessEmpty = async (client: pg.Client, store: EventStore | undefined) => {
  const { rows } = await client.query<{ filled: boolean; unfinished: boolean }>(
    `select exists (select from log.event) or exists (select from ${credentials})
              or exists (select from ${keysTable}) as filled,
            exists (select from web.done_once where starts_with(name, $1)) as unfinished`,
    [unfinishedRestore("")],
  );
  if (rows[0]?.unfinished)
    throw new Unusable("A restore of another backup was interrupted here. Call it again with that one, or begin anew.");
  if (rows[0]?.filled)
    throw new Unusable("This database is not empty. Restore into an empty one: name another DATA_DIR or DATABASE_URL.");
  if (await store?.head()) throw new Unusable("The EventStoreDB is not empty. Restore into an empty one.");
};

const addMark = (client: pg.Client, mark: string) =>
  client.query("insert into web.done_once (name) values ($1)", [mark]);
const removeMark = (client: pg.Client, mark: string) =>
  client.query("delete from web.done_once where name = $1", [mark]);
const hasMark = async (client: pg.Client, mark: string) =>
  (await client.query("select from web.done_once where name = $1", [mark])).rowCount === 1;

const insertAll = async (
  client: pg.Client,
  facts: AsyncIterable<StoredFact>,
  isFromPostgres: boolean,
  tick: (count: number) => void,
) => {
  let done = 0;
  for await (const group of grouped(facts, factsTogether)) {
    const first = done + 1;
    await insertFacts(client, group, (n) => (isFromPostgres ? group[n]!.position : String(first + n)));
    done += group.length;
    tick(group.length);
  }
};

/** Throws unless these are the backup's facts. Returns where they are. */
const compare = async (facts: AsyncIterable<StoredFact>, expected: LogSum, tick: () => void) => {
  const sum = logSum();
  const landmarks = new Map<number, Position>();
  let count = 0;
  for await (const fact of facts) {
    sum.add(fact);
    if (++count % landmarkEvery === 0) landmarks.set(count, fact.position);
    tick();
  }
  const found = sum.total();
  if (found.facts === expected.facts && found.sha256 === expected.sha256) return landmarks;
  throw new Unusable(
    `The log does not hold what the backup holds: ${found.facts} facts in ${found.streams} streams, ` +
      `the backup has ${expected.facts} in ${expected.streams}${found.facts === expected.facts ? ", and their texts differ" : ""}.`,
  );
};

const countLoaded = async (client: pg.Client, examined: Examined): Promise<Omit<Loaded, "landmarks">> => {
  const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from ${credentials}`);
  const { keys, keysHeader, header, erased } = examined;
  const isNewer = keysHeader.id !== header.id;
  const since = [...keys.keys()].filter((subject) => isDestroyed(examined, subject) && !erased.has(subject));
  return { credentials: Number(rows[0]?.n), erasedSince: isNewer ? since : [] };
};

const inTransaction = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: "fungo restore", keepAlive: true });
  client.on("error", () => {}); // the query under way reports it
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
};
