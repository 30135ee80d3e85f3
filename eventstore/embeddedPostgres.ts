import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { accountForPostgres } from "./embedded/account.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { assertNotLost, clearRemains, createCluster, fungo, passwordIn, versionOf } from "./embedded/cluster.ts";
import { EmbeddedPostgresError, failure } from "./embedded/failure.ts";
import { claim, livingOwner } from "./embedded/owner.ts";
import { makeDataDir, databaseFolder } from "./embedded/folders.ts";
import { superviseServer } from "./embedded/supervisor.ts";

export { EmbeddedPostgresError } from "./embedded/failure.ts";

export type EmbeddedPostgres = {
  /** For node-postgres and any other client on this machine; contains the password. Stays the same until `stop`. */
  url: string;
  /** The database's folder, outside the data folder if Postgres' account cannot enter that. */
  cluster: string;
  /** Stops Postgres in order. May be called twice. */
  stop: () => Promise<void>;
  /** Resolves when no Postgres runs any more: after `stop`, or when it died and could not be restarted. */
  exited: Promise<{ expected: boolean; reason: string }>;
};

/**
 * Starts and supervises the Postgres of a data folder; the first start creates the database. Leftovers of an earlier
 * run are cleaned up, a Postgres that dies is restarted on the same port, and when this process dies Postgres ends too.
 * Throws EmbeddedPostgresError with a message for whoever started Fungo.
 * `durable: false` is for tests only: faster, but a machine crash may destroy the database.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  say: (line: string) => void;
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  try {
    return await start({ durable: true, ...options });
  } catch (error) {
    throw failure("Starting Postgres", error);
  }
}

/**
 * The address of the Postgres that another living process supervises in this data folder; undefined if there is none.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  const port = livingOwner(dataDir)?.port;
  const password = passwordIn(dataDir);
  return port !== undefined && password !== undefined ? urlOf({ port, password }) : undefined;
}

async function start(options: { dataDir: string; say: (line: string) => void; durable: boolean }) {
  const { say, durable } = options;
  const account = accountForPostgres();
  const dataDir = makeDataDir(options.dataDir, account);
  const owner = await claim(dataDir);
  try {
    const cluster = databaseFolder(dataDir, account, passwordIn(dataDir) !== undefined, say);
    const bin = await findBinaries(account, versionOf(cluster), say);
    if (!existsSync(cluster)) {
      assertNotLost(cluster, dataDir);
      say(`Making the database in ${cluster}.`);
      await createCluster({ bin, cluster, dataDir, account, durable });
    }
    const password = passwordIn(dataDir);
    if (password === undefined)
      throw new EmbeddedPostgresError(`The file postgres-password is missing in ${dataDir}. Restore it from a backup.`);
    await clearRemains(cluster, say);
    const log = join(dataDir, "postgres.log");
    const server = await superviseServer({ bin, cluster, log, account, durable }, say);
    void server.exited.then(owner.release);
    try {
      await createDatabase(urlOf({ port: server.port, password, database: "postgres" }));
    } catch (error) {
      await server.stop();
      throw error;
    }
    owner.listening(server.port);
    return { url: urlOf({ port: server.port, password }), cluster, stop: server.stop, exited: server.exited };
  } catch (error) {
    owner.release();
    throw error;
  }
}

const urlOf = ({ port, password, database = fungo }: { port: number; password: string; database?: string }): string =>
  `postgres://${fungo}:${password}@127.0.0.1:${port}/${database}`;

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // The rejected query is how a lost connection shows; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [fungo]);
    if (!rowCount) await client.query(`create database ${fungo}`);
  } finally {
    await client.end();
  }
}
