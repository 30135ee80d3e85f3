import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Account, spawnOptions } from "./account.ts";
import { EmbeddedPostgresError } from "./failure.ts";

/**
 * Creates the data folder and returns its real path. Each file in it is private by itself, so Postgres' account may
 * pass through.
 */
export function makeDataDir(dataDir: string, account: Account): string {
  mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  const { mode, uid } = statSync(dataDir);
  if (account && uid === 0 && (mode & 0o011) !== 0o011) chmodSync(dataDir, (mode & 0o7777) | 0o011);
  return realpathSync(dataDir);
}

/**
 * Where the database is: in the data folder, or, if Postgres' account cannot get there (a checkout in root's home), in
 * a folder of its own named after the data folder, so that every start finds it again.
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
    // The data folder was deleted, and with it the password and the keys: that database is unreadable.
    const aside = `${there}-set-aside-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}`;
    renameSync(there, aside);
    say(`A database of a deleted data folder lay there; it is now ${basename(aside)} beside it.`);
  }
  return there;
}

/** A root-owned folder outside every home, which Postgres' account may enter and no one else may change. */
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

/** Asks the system by actually entering the folder as that account: only the system knows access lists and mounts. */
function canEnter(folder: string, account: Account): boolean {
  const { status } = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
    ...spawnOptions(account),
    stdio: "ignore",
  });
  return status === 0;
}
