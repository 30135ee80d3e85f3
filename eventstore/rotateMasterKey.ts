import { realpath, rename } from "node:fs/promises";
import { dirname } from "node:path";
import pg from "pg";
import { fingerprintOf, makeKey, nextFile, onDisk, presentMasterKey } from "./masterKey.ts";
import { open, seal } from "./sealed.ts";

const atOnce = 2000; // keys
const rotationLock = 7305119;

interface Row {
  subject: string;
  iv: Buffer;
  wrapped: Buffer;
}
export type Stage = "new key on disk" | "keys wrapped" | "committed" | "file replaced";

/** All keys in the vault that were not destroyed, in order. */
async function* wrappedKeys(client: pg.ClientBase): AsyncGenerator<Row[]> {
  for (let last = ""; ;) {
    const { rows } = await client.query<Row>(
      `select subject, iv, wrapped from vault.subject_key
        where wrapped is not null and subject > $1 order by subject limit ${atOnce}`,
      [last],
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)!.subject;
  }
}
const opens = (key: Buffer, { subject, iv, wrapped }: Row) => {
  try {
    return open(key, { iv, sealed: wrapped }, subject);
  } catch {
    return undefined;
  }
};

/** In one transaction: whoever makes a key meanwhile waits, and then finds that the old master key no longer counts. */
const wrapAnew = async (
  client: pg.ClientBase,
  { from, to }: { from: Buffer; to: Buffer },
  onWrapped: () => unknown,
) => {
  await client.query(
    "begin; set local synchronous_commit = on; lock table vault.subject_key in share row exclusive mode",
  );
  try {
    for await (const rows of wrappedKeys(client)) {
      const keys = rows.flatMap((row) => {
        const key = opens(from, row);
        return key ? [{ subject: row.subject, ...seal(to, key, row.subject) }] : []; // a damaged one stays as it is
      });
      await client.query(
        `update vault.subject_key k set iv = new.iv, wrapped = new.wrapped
           from unnest($1::text[], $2::bytea[], $3::bytea[]) as new (subject, iv, wrapped) where k.subject = new.subject`,
        [keys.map(({ subject }) => subject), keys.map(({ iv }) => iv), keys.map(({ sealed }) => sealed)],
      );
    }
    await client.query("update vault.master_key set fingerprint = $1, since = now()", [fingerprintOf(to)]);
    await onWrapped();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
};

/**
 * Makes a new master key and wraps every key of the vault with it. The new key is on disk before it wraps anything, and
 * the old one stays until it wraps nothing: killed at any moment, the product starts and this can be called again.
 * `damaged` keys did not open before either.
 */
export const rotateMasterKey = async ({
  url,
  file: named,
  onStage = () => {},
}: {
  url: string;
  file: string;
  onStage?: (stage: Stage) => unknown;
}): Promise<{ keys: number; damaged: number; finishedEarlier: boolean }> => {
  const file = await realpath(named); // a symbolic link stays one
  const client = new pg.Client({ connectionString: url, application_name: "fungo master key", keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [rotationLock]);
    const { key: from, finishedRotation } = await presentMasterKey({ pool: client, file, finish: true });
    if (!finishedRotation) {
      const to = await makeKey(nextFile(file));
      await onStage("new key on disk");
      await wrapAnew(client, { from, to }, () => onStage("keys wrapped"));
      await onStage("committed");
      await rename(nextFile(file), file);
    }
    await onDisk(dirname(file));
    await onStage("file replaced");
    const { key } = await presentMasterKey({ pool: client, file }); // as any process would read it
    let [keys, damaged] = [0, 0];
    for await (const rows of wrappedKeys(client))
      for (const row of rows) {
        if (opens(key, row)) keys++;
        else damaged++;
      }
    return { keys, damaged, finishedEarlier: finishedRotation };
  } finally {
    await client.end().catch(() => {});
  }
};

/** At a start: replaces the file if a rotation was killed just before doing so. */
export const finishRotation = async ({ pool, file: named }: { pool: pg.Pool; file: string }) => {
  const file = await realpath(named);
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
      rotationLock,
    ]);
    if (rows[0]?.mine) await presentMasterKey({ pool: client, file, finish: true }); // otherwise one is under way
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};
