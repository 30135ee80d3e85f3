import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Account, spawnOptions } from "./account.ts";
import { EmbeddedPostgresError, failure } from "./failure.ts";
import { signal, until } from "./processes.ts";

export type Server = { pid: number; ended: Promise<string>; stop: () => Promise<void> };

export type Launch = { bin: string; cluster: string; port: number; log: string; account: Account; durable: boolean };

/** Starts a server in its folder and waits until it answers. Recovery after a crash may take a while. */
export async function launch(options: Launch): Promise<Server> {
  const { bin, cluster, log } = options;
  if (existsSync(log) && statSync(log).size > 1_000_000) renameSync(log, `${log}.1`);
  const output = openSync(log, "a", 0o600);
  const alreadyWritten = statSync(log).size;
  const tail = () => readFileSync(log, "utf8").slice(alreadyWritten).trim();
  const system = spawnOptions(options.account);
  const child = spawn(join(bin, "postgres"), ["-D", cluster, ...settings(options)], {
    ...system,
    env: { ...system.env, ...memory },
    // In a session of its own: Ctrl-C at the terminal must reach us first, and we stop the server in order.
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const ended = endOf(child);
  const { pid } = child;
  if (pid === undefined) throw failure("Starting Postgres", await ended);
  const watch = stopWhenWeDie(pid);
  let over = false;
  void ended.then(() => {
    over = true;
    watch.kill("SIGKILL");
  });
  await until(() => over || isReady(cluster, pid), Number.POSITIVE_INFINITY);
  if (over) throw failure("Starting Postgres", tail() || (await ended));
  return { pid, ended, stop: () => stop(pid, () => over) };
}

const settings = ({ port, durable }: Launch): string[] =>
  [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `max_connections=${durable ? 100 : 300}`, // specs run many products on one server
    "shared_buffers=256MB",
    "max_wal_size=512MB",
    "jit=off",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    // A statement or an error's detail could contain personal data: neither goes into the log.
    "log_min_error_statement=panic",
    "log_error_verbosity=terse",
    ...(durable ? [] : shortLived),
  ].flatMap((setting) => ["-c", setting]);

/** For databases of a few seconds: nothing is synced, and joins are made as written, since there are few rows to join. */
const shortLived = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "autovacuum=off",
  "join_collapse_limit=1",
  "from_collapse_limit=1",
];

/** What a query frees is kept for the next one: asking the system for it anew costs more than planning ten joins. Bytes. */
const memory = { MALLOC_TRIM_THRESHOLD_: String(8 * 1024 ** 2), MALLOC_MMAP_THRESHOLD_: String(8 * 1024 ** 2) };

/** Why the server ended, once it has. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, name) => resolve(name ? `It was ended by ${name}.` : `It ended with code ${code}.`));
  });

/**
 * If we die without warning (kill -9, out of memory), Postgres must not live on as an orphan. We cannot see to that
 * ourselves, and a server does not watch its parent. So a shell of a few hundred kilobytes waits on a pipe that only we
 * hold open; when the system closes it with us, the shell tells the server to stop. It ignores signals from a terminal
 * or a system shutdown, where our own orderly stop still runs.
 */
function stopWhenWeDie(pid: number): ChildProcess {
  const script = 'trap "" HUP INT TERM; read -r _; kill -INT "$1"';
  const stdio: ["pipe", "ignore", "ignore"] = ["pipe", "ignore", "ignore"];
  const watch = spawn("/bin/sh", ["-c", script, "sh", String(pid)], { cwd: "/", detached: true, stdio });
  watch.on("error", () => signal(pid, "SIGINT"));
  watch.stdin.on("error", () => undefined);
  return watch;
}

/** Undefined if there is none: a starting Postgres removes one that a killed one left, and writes its own. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** pg_ctl itself reads the eighth line of postmaster.pid to know that Postgres answers. */
function isReady(cluster: string, pid: number): boolean {
  const file = join(cluster, "postmaster.pid");
  const lines = readIfThere(file)?.split("\n");
  return lines?.[0] === String(pid) && lines[7]?.trim() === "ready";
}

/**
 * Rolls back open transactions, writes everything to disk and exits. If it hangs, it is killed and recovers at the next
 * start.
 */
async function stop(pid: number, over: () => boolean): Promise<void> {
  for (const name of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!over()) signal(pid, name);
    if (await until(over, name === "SIGINT" ? 20_000 : 5_000)) return;
  }
  throw new EmbeddedPostgresError(`Postgres (process ${pid}) does not end.`);
}
