import { existsSync } from "node:fs";
import pg from "pg";
import { pino } from "pino";
import type { Configuration } from "../../backend/configuration.ts";
import { checkDatabaseSafety } from "../../backend/operations/databaseSafety.ts";
import { openProduct, type Product } from "../../backend/product.ts";
import { erase } from "../../backend/privacy/erase.ts";
import { checkFiles, type FileCheck } from "../../backend/videos/fileCheck.ts";
import { folderToRead } from "../../backend/videos/storage/folder.ts";
import { Rejection } from "../../backend/http/rejection.ts";
import type { EventStore, Position } from "../../eventstore/eventStore.ts";
import { masterKey } from "../../eventstore/masterKey.ts";
import { users } from "../../projections/accounts/tables.ts";
import { described, read } from "../../projections/read.ts";
import { migrate } from "../../projections/schema/migrate.ts";
import { filesOfDeleted } from "../../projections/videos/files/queries.ts";
import { Unusable } from "./archive.ts";
import { copyFiles, filesFolderOf } from "./copyFiles.ts";
import { type Examined, examine, proveMasterOpens, refuseMisfits } from "./examine.ts";
import { endRestore, type Loaded, loadBackup } from "./loadBackup.ts";
import type { Step } from "./steps.ts";
import { leaving } from "./words.ts";

const notYetShown =
  "Facts, credentials and keys are restored and compared, the rest is not finished. Call the same restore again: it goes on where it stopped.";

interface Restore {
  readonly file: string;
  readonly keysFile: string;
  readonly configuration: Configuration;
  /** Opened once the files have proved to be good. */
  readonly database: () => Promise<{ url: string; stop: () => Promise<unknown> }>;
  /** An empty log elsewhere, unopened. */
  readonly store?: EventStore | undefined;
  readonly step: Step;
  readonly signal: AbortSignal;
}

interface Restored extends Loaded {
  readonly examined: Examined;
  readonly people: number;
  /** Erased since, but the only admin at the time: their key is gone, their role is not. */
  readonly notErased: readonly string[];
  readonly videos: FileCheck;
}

/**
 * Restores a backup into an empty database, builds the read models from its facts and compares the two. Nothing is
 * written before both files were read to their end and the master key has opened every key. Throws Unusable.
 */
export const restoreBackup = async (restore: Restore): Promise<Restored> => {
  const { file, keysFile, configuration, store, step, signal } = restore;
  const examined = await step("Backup examined", (tick) => examine(file, keysFile, tick));
  refuseMisfits(examined, keysFile);
  const masterFile = configuration.MASTER_KEY_FILE;
  proveMasterOpens(examined.keys, { master: await masterOf(masterFile), masterFile });
  signal.throwIfAborted();

  const { url, stop } = await restore.database();
  try {
    await prepare(url, configuration);
    const loaded = await loadBackup({ url, store, file, examined, step, signal });
    const shown = await leaving(notYetShown, show(url, { file, configuration, examined, loaded, step, signal }));
    await endRestore(url, examined);
    return { examined, ...loaded, ...shown };
  } finally {
    await stop();
  }
};

/** Builds the read models and brings back no one erased since. */
const show = async (
  url: string,
  {
    file,
    configuration,
    examined,
    loaded,
    step,
    signal,
  }: Pick<Restore, "file" | "configuration" | "step" | "signal"> & Found,
) => {
  const product = await step("Read models built", () => openProduct(url, configuration, pino({ level: "error" })), 0);
  try {
    await step(
      "Read models up to date",
      (tick) => untilShown(product, loaded.landmarks, tick, signal),
      examined.sum.facts,
    );
    const notErased = await eraseAgain(product, loaded.erasedSince);
    await untilShown(product, new Map(), () => {}, signal);
    const gone = await filesOfDeleted(product.backend.db); // of the erased, too
    const folder = filesFolderOf(file);
    const copied = existsSync(folder)
      ? await step("Videos", async (tick) =>
          copyFiles({ from: folderToRead(folder), to: product.backend.files, gone }, { tick, signal }),
        )
      : { files: 0 };
    if (copied.files > 0) await eraseAgain(product, loaded.erasedSince); // a file of a video erased by itself came back
    // Those that never left a bucket are as they were; to read them all takes long, and is paid for.
    const whole = () => copied.files > 0 || configuration.VIDEO_STORAGE === "folder";
    const videos = await step("Videos compared", (tick) => checkFiles(product.backend, { whole, tick }));
    return { people: await countPeople(product), notErased, videos };
  } finally {
    await product.close();
  }
};
interface Found {
  readonly examined: Examined;
  readonly loaded: Loaded;
}

/** Their keys are gone already; the fact makes everything else follow, as it did the first time. */
const eraseAgain = async ({ backend }: Product, subjects: readonly string[]): Promise<string[]> => {
  const refused: string[] = [];
  const command = { actor: "system", now: new Date().toISOString(), requestId: "restore" } as const;
  for (const subject of subjects)
    await erase(backend, command, subject).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
      refused.push(subject);
    });
  return refused;
};

const masterOf = (file: string) =>
  masterKey({ file, create: false }).catch((cause: unknown) => {
    throw new Unusable(
      `${cause instanceof Error ? cause.message : String(cause)} Put the master key of the product that was backed ` +
        "up there: without it nobody could read the personal data.",
      { cause },
    );
  });

const prepare = async (url: string, { DATABASE_SAFETY }: Configuration) => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  try {
    if (DATABASE_SAFETY) await checkDatabaseSafety(pool);
  } finally {
    await pool.end();
  }
  await migrate(url);
};

/** `landmarks`: positions of some facts, by the number of facts up to them. */
const untilShown = async (
  { backend, projections }: Product,
  landmarks: ReadonlyMap<number, Position>,
  tick: (count: number) => void,
  signal: AbortSignal,
) => {
  let shown = 0;
  const passed = async () => {
    for (const [count, position] of landmarks) {
      if (count <= shown) continue;
      if (!(await projections.until(position, 500))) return;
      tick(count - shown);
      shown = count;
    }
  };
  let isLevel = false;
  while (!isLevel) {
    signal.throwIfAborted();
    await passed();
    isLevel = await backend.caughtUp();
    const [poison] = await projections.poison(); // they would never get past it, or never have it
    if (poison) throw new Unusable(`${poison.projector} cannot take the fact ${poison.eventId}: ${poison.error}.`);
  }
};

/** Everyone who can log in is someone in the read models. Returns how many people there are. */
const countPeople = async ({ backend: { db } }: Product): Promise<number> => {
  const credentials = described<{ user_id: string }>("account.credential");
  const strangers = await read(db, read(db, credentials).as("c"))
    .leftJoin(users.as("u"), "u.id", "c.user_id")
    .whereNull("u.id")
    .count("* as count")
    .first();
  if (Number(strangers?.count) > 0)
    throw new Unusable(`${strangers?.count} people can log in, but are not in the read models.`);
  const people = await read(db, users).count("* as count").first();
  return Number(people?.count);
};
