import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { startEmbeddedPostgres } from "../embeddedPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A connection to the test run's server that may create databases. */
    postgresAdminUrl: string;
  }
}

/** The database that every fresh one is copied from. */
export const template = "fungo_template";

/** One server for one test run, in a folder that goes with it. It writes nothing down for sure, which tests need not. */
export async function startTestServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "fungo-test-"));
  const said: string[] = [];
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line), durable: false });
    const stop = async () => {
      await postgres.stop();
      remove(dataDir);
      // Outside of the temporary folder only where Postgres' account cannot enter that one.
      if (resolve(postgres.cluster, "..") !== dataDir) remove(dirname(postgres.cluster));
    };
    return { adminUrl: postgres.url, stop };
  } catch (error) {
    remove(dataDir);
    throw new Error(`No Postgres for the tests. ${said.join(" ")}`, { cause: error });
  }
}
