import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Account, spawnOptions } from "./account.ts";
import { EmbeddedPostgresError } from "./failure.ts";

/** Makes the data folder and gives its real path. What lies in it is private file by file, so Postgres' account may pass. */
export function makeDataDir(dataDir: string, account: Account): string {
  mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  const { mode, uid } = statSync(dataDir);
  if (account && uid === 0 && (mode & 0o011) !== 0o011) chmodSync(dataDir, (mode & 0o7777) | 0o011);
  return realpathSync(dataDir);
}

/**
 * Where the database lies: in the data folder, or, when Postgres' account cannot get there (a checkout in root's
 * home), in a folder of its own that is named after the data folder and so is found again at every start.
 */
export function databaseFolder(dataDir: string, account: Account, known: boolean, say: (line: string) => void): string {
  const here = join(dataDir, "postgres");
  if (!account || canEnter(dataDir, account)) return here;
  if (existsSync(here))
    throw new EmbeddedPostgresError(
      `The database in ${here} cannot be reached by the account ${account.name}, under which root runs Postgres. ` +
        `Let it pass through the folders above (chmod o+x), or run Fungo from another place.`,
    );
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const there = join(folderWithinReach(`fungo-${hash}`, account), "postgres");
  say(`The account ${account.name} cannot enter ${dataDir}, so the database is in ${there}.`);
  if (!known && existsSync(there)) {
    // The data folder was deleted, and with it the password and the keys: that database cannot be read any more.
    const aside = `${there}-set-aside-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}`;
    renameSync(there, aside);
    say(`A database of a deleted data folder lay there; it is now ${basename(aside)} beside it.`);
  }
  return there;
}

/** A folder of root's outside every home, which Postgres' account may enter and nobody else may change. */
export function folderWithinReach(name: string, account: Account): string {
  for (const parent of ["/var/lib", tmpdir()]) {
    const folder = join(parent, name);
    try {
      mkdirSync(folder, { recursive: true });
      if (statSync(folder).uid !== 0) continue;
      chmodSync(folder, 0o755);
    } catch {
      continue;
    }
    if (canEnter(folder, account)) return folder;
  }
  throw new EmbeddedPostgresError(
    `The account ${account?.name} finds no folder for the database. Name one it may enter in DATA_DIR.`,
  );
}

/** Asked of the system, which also knows access lists and mounts, by standing there as that account. */
function canEnter(folder: string, account: Account): boolean {
  const { status } = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
    ...spawnOptions(account),
    stdio: "ignore",
  });
  return status === 0;
}
