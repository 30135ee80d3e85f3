import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, spawnOptions } from "./account.ts";
import { EmbeddedPostgresError, failure } from "./failure.ts";
import { postgresProcessesIn, signal, until } from "./processes.ts";

const run = promisify(execFile);

/** The database's only role, and the name of the database. */
export const fungo = "fungo";

/** The major version of the database in this folder; undefined if there is no database. */
export function versionOf(cluster: string): number | undefined {
  const file = join(cluster, "PG_VERSION");
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : undefined;
}

export function passwordIn(dataDir: string): string | undefined {
  const file = passwordFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/**
 * Makes an empty database and its password. It is built beside its final folder and moved there last, so an interrupted
 * first start leaves nothing that looks like a database.
 */
export async function createCluster(options: {
  bin: string;
  cluster: string;
  dataDir: string;
  account: Account;
  durable: boolean;
}): Promise<void> {
  const { bin, cluster, dataDir, account } = options;
  const password = randomBytes(24).toString("base64url");
  const unfinished = `${cluster}.new`;
  const handover = `${cluster}.password`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(handover, password, { mode: 0o600 });
    if (account) for (const path of [unfinished, handover]) chownSync(path, account.uid, account.gid);
    const settings = ["-U", fungo, "--auth=scram-sha-256", `--pwfile=${handover}`, "-E", "UTF8", "--locale=C"];
    // Specs open thousands of connections, and their passwords are nobody's.
    const sync = options.durable ? [] : ["--no-sync", "-c", "scram_iterations=1"];
    await run(join(bin, "initdb"), ["-D", unfinished, ...settings, "--data-checksums", ...sync], spawnOptions(account));
    writeFileSync(passwordFile(dataDir), password, { mode: 0o600, flush: true });
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw failure(`Making the database in ${cluster}`, error);
  } finally {
    rmSync(handover, { force: true });
  }
}

/** A password without a database means the data folder was moved away from a database outside it. */
export function assertNotLost(cluster: string, dataDir: string): void {
  if (passwordIn(dataDir) === undefined || existsSync(`${cluster}.new`)) return;
  throw new EmbeddedPostgresError(
    `The database that belongs to ${dataDir} is not in ${cluster}. If the folder was moved, move its database ` +
      `there too; to start with an empty database delete ${dataDir}.`,
  );
}

/**
 * Cleans up after an earlier run, so that only one server works in the folder. A server that lost its supervisor is
 * told to stop. A postmaster.pid that names an unrelated process or a zombie would keep Postgres from starting, so it
 * is deleted, but only when no Postgres process is left in the folder: otherwise two servers could write the same
 * files. Any other such file is for Postgres to judge.
 */
export async function clearRemains(cluster: string, say: (line: string) => void): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  const named = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : undefined;
  const living = postgresProcessesIn(cluster);
  if (named !== undefined && living.includes(named)) {
    say(`A Postgres of an earlier run still works in ${cluster} (process ${named}); stopping it.`);
    signal(named, "SIGINT");
  }
  const gone = () => postgresProcessesIn(cluster).length === 0;
  // Children of a killed server notice by themselves; one that is stuck is told to drop everything.
  if (!gone() && !(await until(gone, 15_000))) for (const pid of postgresProcessesIn(cluster)) signal(pid, "SIGQUIT");
  if (!(await until(gone, 10_000)))
    throw new EmbeddedPostgresError(
      `A Postgres of an earlier run does not end: process ${postgresProcessesIn(cluster).join(", ")}.`,
    );
  if (named !== undefined && existsSync(file) && exists(named)) rmSync(file, { force: true });
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const passwordFile = (dataDir: string): string => join(dataDir, "postgres-password");
