import { createHmac, randomBytes } from "node:crypto";
import { open as openFile, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type pg from "pg";
import { open } from "./sealed.ts";
import { writeOnce } from "./secretFile.ts";

const keyBytes = 32;

/** Where a rotation keeps the new key until it wraps the database. */
export const nextFile = (file: string) => `${file}.next`;

/** Distinguishes master keys without revealing anything about them. */
export const fingerprintOf = (key: Buffer) =>
  createHmac("sha256", key).update("fungo master key").digest("hex").slice(0, 32);

const missing = (file: string) =>
  `There is no master key at ${file}, and none was made. MASTER_KEY_FILE must name the one that this database was set up ` +
  `with; before a first start, [ -e ${file} ] || (umask 077 && openssl rand -base64 32 > ${file}) makes one.`;

const keyIn = async (file: string): Promise<Buffer> => {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") throw new Error(missing(file), { cause });
    throw new Error(`The master key file ${file} cannot be read: ${cause.message}. MASTER_KEY_FILE names it.`, {
      cause,
    });
  });
  const key = Buffer.from(text.trim(), "base64");
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a master key: 32 bytes in base64 are needed.`);
  return key;
};

/** Creates the file with a new key unless it exists. The key is on disk when this returns. */
export const makeKey = async (file: string): Promise<Buffer> => {
  await writeOnce(file, `${randomBytes(keyBytes).toString("base64")}\n`);
  await onDisk(dirname(file));
  return keyIn(file);
};

/** File names are on disk only once their folder was synced. */
export const onDisk = async (folder: string) => {
  const handle = await openFile(folder, "r");
  await handle.sync().finally(() => handle.close());
};

/**
 * The key that wraps every subject's key: 32 bytes, stored as base64 in a file of mode 0600. `create` makes the file if
 * it is missing; without it a missing file is an error.
 */
export const masterKey = async ({ file, create }: { file: string; create: boolean }): Promise<Buffer> =>
  create ? makeKey(file) : keyIn(file);

/**
 * The key file at a start, created if missing and `create` allows it. Never for a vault already in use: a new key would
 * open nothing in it. The vault is checked first, since whoever sets it up makes the file before.
 */
export const haveMasterKey = async (
  pool: pg.Pool | pg.ClientBase,
  { file, create }: { file: string; create: boolean },
): Promise<void> => {
  const isNew = create && !(await isSetUp(pool));
  await masterKey({ file, create: isNew });
};

interface Vault {
  readonly pool: pg.Pool | pg.ClientBase;
  readonly file: string;
  readonly finish?: boolean;
}

const sampled = 20; // keys; one of them may be damaged

/** Whether a key opens what the vault contains; undefined while it is empty. */
const opensVault = async (pool: Vault["pool"], key: Buffer): Promise<boolean | undefined> => {
  const { rows } = await pool.query<{ subject: string; iv: Buffer; wrapped: Buffer }>(
    `select subject, iv, wrapped from vault.subject_key where wrapped is not null limit ${sampled}`,
  );
  if (rows.length === 0) return undefined;
  return rows.some(({ subject, iv, wrapped }) => {
    try {
      open(key, { iv, sealed: wrapped }, subject);
      return true;
    } catch {
      return false;
    }
  });
};

const isSetUp = async (pool: Vault["pool"]) => {
  const { rows } = await pool.query<{ is: boolean }>(
    `select exists (select from vault.master_key) or exists (select from vault.subject_key where wrapped is not null) as is`,
  );
  return rows[0]!.is;
};

/**
 * The vault's own record of which key wraps it; undefined before the first start that records it, and after a restore.
 */
export const recordedFingerprint = async (pool: Vault["pool"]) =>
  (await pool.query<{ fingerprint: string }>("select fingerprint from vault.master_key")).rows[0]?.fingerprint;

/**
 * The key that wraps the vault right now: in the file, or still beside it if a rotation stopped, or is running, between
 * wrapping and replacing the file. `finish`, only for the holder of the rotation lock, then replaces it. Throws in
 * plain words if neither file has the key.
 */
export const presentMasterKey = async ({
  pool,
  file,
  finish = false,
}: Vault): Promise<{ key: Buffer; finishedRotation: boolean }> => {
  for (let seen = ""; ;) {
    const recorded = await recordedFingerprint(pool);
    const key = await keyIn(file);
    const found = await fitting({ pool, file, finish }, recorded, key);
    if (found) return found;
    // A rotation may have ended between two of these looks; if both look the same, it did not.
    const now = `${recorded} ${fingerprintOf(key)}`;
    if (now === seen) throw unfit(file);
    seen = now;
  }
};

const fitting = async ({ pool, file, finish }: Vault, recorded: string | undefined, key: Buffer) => {
  const fits = async (candidate: Buffer) =>
    (recorded === undefined || recorded === fingerprintOf(candidate)) && (await opensVault(pool, candidate)) !== false;
  if (await fits(key)) {
    if (recorded === undefined)
      await pool.query("insert into vault.master_key (fingerprint) values ($1) on conflict do nothing", [
        fingerprintOf(key),
      ]);
    return { key, finishedRotation: false };
  }
  const next = await keyIn(nextFile(file)).catch(() => undefined);
  if (next && (await fits(next))) {
    if (finish) await rename(nextFile(file), file);
    return { key: next, finishedRotation: true };
  }
  return undefined;
};

const unfit = (file: string) =>
  new Error(
    `The master key does not belong to this database. MASTER_KEY_FILE must name the file it was set up with; after a rotation, ${file} must be the new one on every machine.`,
  );
