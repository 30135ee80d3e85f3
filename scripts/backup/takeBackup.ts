import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import knex from "knex";
import pg from "pg";
import type { Storage } from "../../backend/videos/storage/storage.ts";
import { folderStorage } from "../../backend/videos/storage/folder.ts";
import { appliedMigrations } from "../../projections/schema/migrate.ts";
import { filesOfDeleted, filesOfVideos } from "../../projections/videos/files/queries.ts";
import { userStream } from "../../eventstore/accounts/events.ts";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { Unusable, writeArchive } from "./archive.ts";
import { copyFiles, filesFolderOf, writeSums } from "./copyFiles.ts";
import { type Examined, examine } from "./examine.ts";
import { logSum } from "./logSum.ts";
import { factsUpTo } from "./portLog.ts";
import { factsInTables, headOf } from "./postgresLog.ts";
import { type Header, type Line, newestFormat, type StoredFact } from "./records.ts";
import type { Step } from "./steps.ts";
import { columnsOf, credentials, keys, kept, rowsOf } from "./tables.ts";
import { leaving } from "./words.ts";

interface Backup {
  readonly url: string; // of the Postgres with credentials and keys, and the log unless `store` is given
  readonly store?: EventStore | undefined; // a log elsewhere, unopened: facts stay sealed
  readonly files: Storage; // of videos
  readonly copies?: boolean; // of them, unless it is false: then only their sums are written down
  readonly file: string;
  readonly product: string; // version
  readonly force?: boolean; // writes over files of an earlier backup
  readonly step: Step;
  readonly signal: AbortSignal;
}

interface Taken extends Examined {
  readonly videos: Awaited<ReturnType<typeof writeSums>> & { readonly copied?: Awaited<ReturnType<typeof copyFiles>> };
}

/** What the read models know of videos' files, as far as there are any. */
const withFilesKnown = async <T>(
  url: string,
  work: (known: { ofVideos: ReturnType<typeof filesOfVideos>; ofDeleted: readonly string[] }) => Promise<T>,
): Promise<T> => {
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 1 } });
  try {
    const areThere = await db.schema.withSchema("read").hasTable("weekly_videos");
    return await work({
      ofVideos: areThere ? filesOfVideos(db) : (async function* () {})(),
      ofDeleted: areThere ? await filesOfDeleted(db) : [],
    });
  } finally {
    await db.destroy();
  }
};

export const keysFileOf = (file: string) => `${file}.keys`;

const withoutVideos = (file: string) =>
  `Facts, credentials and keys are in ${file} and ${keysFileOf(file)}, but not all videos are copied. ` +
  "Call the same backup again with --force.";

/**
 * Writes FILE and FILE.keys while the product runs: the database at a single moment. Both are complete, read once to
 * the end and on disk before they get their names; a failure leaves nothing behind.
 * Videos come after: what fails there leaves these two, and says so.
 */
export const takeBackup = async (backup: Backup): Promise<Taken> => {
  const { url, store, files, copies = true, file, product, force, step, signal } = backup;
  const names = [keysFileOf(file), file] as const; // in this order: an existing backup has its keys
  const present = names.filter(existsSync);
  if (present.length > 0 && !force)
    throw new Unusable(
      `There is ${present.join(" and ")} already. Name another file, or add --force to write over it.`,
    );
  const drafts = names.map((name) => `${name}.${randomUUID()}.part`) as [string, string];
  try {
    const head = await store?.head(); // before the rest: what is in the log by now has its key and credential there
    await inSnapshot(url, async (client) => {
      const columns = await columnsOf(client);
      if (!columns.has("log.event")) throw new Unusable("There is nothing to back up: Fungo never ran here.");
      const header = { ...(await headerOf(client, columns)), product, ...(store && elsewhere(head)) };
      await step("Keys", (tick) =>
        writeArchive(drafts[0], { header: { ...header, fungo: "keys" }, lines: keyLines(client, tick), signal }),
      );
      const facts = store ? factsUpTo(store, head) : factsInTables(client);
      const tables = kept.filter((table) => columns.has(table));
      await step(
        "Facts",
        (tick) =>
          writeArchive(drafts[1], {
            header,
            lines: lines(client, facts, { tables, isOneSnapshot: !store, tick }),
            signal,
          }),
        header.facts,
      );
    });
    const examined = await step("Read again", (tick) => examine(drafts[1], drafts[0], tick), undefined);
    for (const [n, name] of names.entries()) await rename(drafts[n]!, name);
    await syncFolder(dirname(file));
    // After the log: every video it knows has its files by now. Those of later ones do no harm.
    const work = step("Videos", (tick) =>
      withFilesKnown(url, async ({ ofVideos, ofDeleted }) => {
        const sums = await writeSums(file, ofVideos, copies ? () => {} : tick);
        if (!copies) return sums;
        const to = await folderStorage(filesFolderOf(file));
        // A copy of deleted ones is noise already, as their keys are destroyed.
        return { ...sums, copied: await copyFiles({ from: files, to, gone: ofDeleted }, { tick, signal }) };
      }),
    );
    return { ...examined, videos: await leaving(withoutVideos(file), work) };
  } finally {
    for (const draft of drafts) await rm(draft, { force: true });
  }
};

const elsewhere = (head: string | undefined) => ({ log: "eventstore" as const, head: head ?? null, facts: undefined });

const headerOf = async (
  client: pg.Client,
  columns: ReadonlyMap<string, string[]>,
): Promise<Omit<Header, "product">> => {
  return {
    fungo: "backup",
    format: newestFormat,
    id: randomUUID(),
    takenAt: new Date().toISOString(),
    log: "postgres",
    ...(await headOf(client)),
    migrations: await appliedMigrations(client),
    columns: Object.fromEntries(
      [...kept, keys].flatMap((table) => (columns.has(table) ? [[table, columns.get(table)!]] : [])),
    ),
  };
};

async function* keyLines(client: pg.Client, tick: () => void): AsyncGenerator<Line> {
  for await (const row of rowsOf(client, keys)) {
    tick();
    yield { row };
  }
}

async function* lines(
  client: pg.Client,
  facts: AsyncIterable<StoredFact>,
  { tables, isOneSnapshot, tick }: { tables: readonly string[]; isOneSnapshot: boolean; tick: () => void },
): AsyncGenerator<Line> {
  const sum = logSum();
  for await (const fact of facts) {
    sum.add(fact);
    tick();
    yield { fact };
  }
  yield { log: sum.total() };
  for (const table of tables)
    yield* table === credentials ? credentialLines(client, sum.streams, isOneSnapshot) : rowLines(client, table);
}

async function* rowLines(client: pg.Client, table: string): AsyncGenerator<Line> {
  for await (const row of rowsOf(client, table)) yield { row };
}

/**
 * A registration whose fact is not in the log yet was not acknowledged: it is left out, and with it the names its row
 * holds in clear until then. Throws Unusable if the log is not these people's.
 */
async function* credentialLines(
  client: pg.Client,
  streams: ReadonlySet<string>,
  isOneSnapshot: boolean,
): AsyncGenerator<Line> {
  let known = 0;
  let strangers = 0; // whose registration is finished; in a log elsewhere it may have come after our head
  for await (const row of rowsOf(client, credentials)) {
    const credential = JSON.parse(row.json) as { user_id: string; pending: unknown };
    if (streams.has(userStream(credential.user_id))) {
      known++;
      yield { row: { ...row, json: JSON.stringify({ ...credential, pending: null }) } };
    } else if (!credential.pending) strangers++;
  }
  if (strangers > 0 && (isOneSnapshot || known === 0))
    throw new Unusable(
      `${strangers} people can log in whom this log does not know: it is not theirs. ` +
        "Set EVENTSTORE_URL and EVENTSTORE_PREFIX as the product has them.",
    );
}

/** Everything `work` queries is answered as of its first query. No one waits for it, and it waits for no one. */
const inSnapshot = async (url: string, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: url, application_name: "fungo backup", keepAlive: true });
  client.on("error", () => {}); // the query under way reports it
  await client.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set bytea_output = hex",
    );
    await client.query("begin isolation level repeatable read, read only");
    await work(client);
  } finally {
    await client.end();
  }
};

/** New names are on disk once their folder is. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
};
