import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { configurationFrom } from "../../../backend/configuration.ts";
import { processOn, testProduct } from "../../../backend/testing/testProduct.ts";
import type { EventStore } from "../../../eventstore/eventStore.ts";
import { masterKey } from "../../../eventstore/masterKey.ts";
import { freshDatabase } from "../../../eventstore/testing/freshDatabase.ts";
import type { Template } from "../../../eventstore/testing/postgresServer.ts";
import type { Storage } from "../../../backend/videos/storage/storage.ts";
import { restoreBackup } from "../restoreBackup.ts";
import type { Step } from "../steps.ts";
import { keysFileOf, takeBackup } from "../takeBackup.ts";

const quietly: Step = (_, work) => work(() => {});
const never = new AbortController().signal;

/** A product to back up, a folder for files, and empty databases to restore into. */
export const stage = async (more: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "fungo-backup-"));
  const masterFile = join(folder, "master.key");
  const environment = { MASTER_KEY_FILE: masterFile, EVENTSTORE_URL: "", ...more }; // these specs read the log with SQL
  await masterKey({ file: masterFile, create: true });
  const product = await testProduct(environment);
  const closing: (() => Promise<unknown>)[] = [];

  /** To restore into, which takes far less time where the tables of the read models are there already. */
  const empty = async (of: Template = "withTables") => {
    const { url, drop } = await freshDatabase(of);
    closing.push(drop);
    return url;
  };
  const backupOf = (
    url: string,
    name: string,
    {
      store,
      files = product.backend.files,
      force,
      copies = true,
      signal = never,
      step = quietly,
    }: {
      store?: EventStore;
      files?: Storage;
      force?: boolean;
      copies?: boolean;
      signal?: AbortSignal;
      step?: Step;
    } = {},
  ) =>
    takeBackup({
      url,
      store,
      files,
      copies,
      file: join(folder, name),
      product: "1.2.3",
      force: force ?? false,
      step,
      signal,
    });

  return {
    folder,
    product,
    empty,
    file: (name: string) => join(folder, name),
    backup: (name: string, more: Parameters<typeof backupOf>[2] = {}) => backupOf(product.url, name, more),
    backupOf,
    restore: (
      name: string,
      url: string,
      {
        keys = keysFileOf(name),
        store,
        master = masterFile,
        step = quietly,
        signal = never,
        settings = {},
      }: Restoring = {},
    ) =>
      restoreBackup({
        file: join(folder, name),
        keysFile: join(folder, keys),
        configuration: configurationFrom({
          NODE_ENV: "test",
          DATA_DIR: folder,
          DATABASE_SAFETY: "0",
          MASTER_KEY_FILE: master,
          ...settings,
        }),
        database: async () => ({ url, stop: async () => {} }),
        store,
        step,
        signal,
      }),
    /** A product that works on a restored database. */
    async productOn(url: string, settings: Record<string, string> = {}) {
      const running = await processOn({ url, dataDir: folder, environment: { ...environment, ...settings } });
      closing.push(() => running.close());
      return running;
    },
    async close() {
      for (const close of closing.reverse()) await close();
      await product.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Stage = Awaited<ReturnType<typeof stage>>;
interface Restoring {
  keys?: string;
  store?: EventStore;
  master?: string;
  settings?: Record<string, string>; // that name its log, or where videos are kept
  step?: Step;
  signal?: AbortSignal;
}

/** The rows of one statement, each as JSON text: nothing is rounded. */
export const ask = async (url: string, sql: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ row: string }>(`select row_to_json(t)::text as row from (${sql}) t`);
    return rows.map(({ row }) => row);
  } finally {
    await client.end();
  }
};
export const wholeLog = "select pos, stream, rev, id, type, data::text, meta::text, at from log.event order by pos";
