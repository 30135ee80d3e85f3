import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { startEmbeddedPostgres } from "../embeddedPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A connection to the test run's server that may create databases. */
    postgresAdminUrl: string;
  }
}

/** The databases that fresh ones are copied from: one that is migrated, and one that has the read models' tables, too. */
export const templates = { migrated: "fungo_template", withTables: "fungo_template_with_tables" };
export type Template = keyof typeof templates;

const memory = "/dev/shm"; // Linux: a file system in memory
const enough = 4 * 1024 ** 3; // bytes; a run keeps less than half of it there

/** Copying a database is making a thousand files, which takes a third of the time in memory. */
const quickest = () => {
  if (!existsSync(memory) || freemem() < 2 * enough) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < enough ? tmpdir() : memory;
};

/** One server per test run, in a folder removed afterwards. It does not sync to disk, which tests do not need. */
export async function startTestServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(quickest(), "fungo-test-"));
  const said: string[] = [];
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line), durable: false });
    const stop = async () => {
      await postgres.stop();
      remove(dataDir);
      // Outside the temporary folder only if Postgres' account cannot enter that.
      if (resolve(postgres.cluster, "..") !== dataDir) remove(dirname(postgres.cluster));
    };
    return { adminUrl: postgres.url, stop };
  } catch (error) {
    remove(dataDir);
    throw new Error(`No Postgres for the tests. ${said.join(" ")}`, { cause: error });
  }
}
