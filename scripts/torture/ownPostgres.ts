import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { accountForPostgres } from "../../eventstore/embedded/account.ts";
import { findBinaries } from "../../eventstore/embedded/binaries.ts";
import { clearRemains, versionOf } from "../../eventstore/embedded/cluster.ts";
import { postgresProcessesIn, signal, until } from "../../eventstore/embedded/processes.ts";
import { launch, type Server } from "../../eventstore/embedded/server.ts";
import { startEmbeddedPostgres } from "../../eventstore/embeddedPostgres.ts";
import type { Rack } from "./chapter.ts";
import { freePort } from "../freePort.ts";

const quiet = () => {};
const patience = 20_000; // ms

/** Commits are confirmed before they are on disk, and seldom get there: a crash loses them. */
export const forgetful = ["synchronous_commit = off", "wal_writer_delay = 10s", "wal_writer_flush_after = 1GB"];

/** The server started with variables it would not get otherwise; returns its program's path. */
const withVariables = async (bin: string, folder: string, variables: Readonly<Record<string, string>>) => {
  const own = join(folder, "bin");
  await mkdir(own, { recursive: true });
  const exported = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
  const lines = ["#!/bin/sh", ...exported, `exec '${join(bin, "postgres")}' "$@"`];
  await writeFile(join(own, "postgres"), `${lines.join("\n")}\n`, { mode: 0o755 });
  return own;
};

/**
 * A durable Postgres without a supervisor, so that it stays dead, or frozen, for as long as a chapter likes. `settings`
 * are lines of postgresql.conf, `variables` of its environment.
 */
export const ownPostgres = async (
  { onEnd }: Pick<Rack, "onEnd">,
  settings: readonly string[] = [],
  variables?: Readonly<Record<string, string>>,
) => {
  const folder = await mkdtemp(join(tmpdir(), "fungo-torture-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const made = await startEmbeddedPostgres({ dataDir: folder, say: quiet, durable: false }); // while it is only made
  await made.stop();
  const { cluster } = made;
  // Outside the temporary folder only if Postgres' account cannot enter that.
  if (resolve(cluster, "..") !== folder) onEnd(() => rm(dirname(cluster), { recursive: true, force: true }));
  await appendFile(join(cluster, "postgresql.conf"), settings.map((line) => `${line}\n`).join(""));

  const account = accountForPostgres();
  const found = await findBinaries(account, versionOf(cluster), quiet);
  const bin = variables ? await withVariables(found, folder, variables) : found;
  const port = await freePort();
  const url = new URL(made.url);
  url.port = String(port);

  let server: Server | undefined;
  const everyProcess = (name: NodeJS.Signals) => {
    if (server) signal(server.pid, name); // the postmaster first: then it forks no new ones
    for (const pid of postgresProcessesIn(cluster)) signal(pid, name);
  };
  const postgres = {
    url: url.href,
    folder,
    async start() {
      await clearRemains(cluster, quiet);
      server = await launch({ bin, cluster, port, log: join(folder, "postgres.log"), account, durable: true });
    },
    /** A crash: the server and all its children at once. */
    async kill() {
      everyProcess("SIGKILL");
      await server?.ended;
      if (!(await until(() => postgresProcessesIn(cluster).length === 0, patience)))
        throw new Error("Postgres does not die.");
      server = undefined;
    },
    /** In order, and gone. */
    async stop() {
      await server?.stop();
      server = undefined;
    },
    /** It accepts connections and queries, and answers nothing. */
    freeze: () => everyProcess("SIGSTOP"),
    thaw: () => everyProcess("SIGCONT"),
  };
  onEnd(async () => {
    postgres.thaw();
    await postgres.stop();
  });
  await postgres.start();
  return postgres;
};
export type OwnPostgres = Awaited<ReturnType<typeof ownPostgres>>;
