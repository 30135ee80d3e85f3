import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import knex, { type Knex } from "knex";
import pg from "pg";
import { type Configuration, configurationFrom } from "../../backend/configuration.ts";
import { openFactLog } from "../../backend/factLog.ts";
import { mailQueue } from "../../backend/mail/queue.ts";
import { diskFindings, examine } from "../../backend/operations/examine.ts";
import { type Finding, isHealthy } from "../../backend/operations/finding.ts";
import { providerOf } from "../../backend/payments/providerOf.ts";
import { conversionFindings, fileFindings } from "../../backend/videos/fileCheck.ts";
import { placeFinding } from "../../backend/videos/storage/place.ts";
import { openStorage } from "../../backend/videos/storage/openStorage.ts";
import { masterKey } from "../../eventstore/masterKey.ts";
import { projectors } from "../../projections/contexts.ts";
import { database, placeOf } from "../database.ts";
import { report } from "./report.ts";

// npm run doctor [-- --json] [-- --all-keys] [-- --all-files]: is everything well? Whether or not the product is running. Exit code 0:
// healthy.

const sampledKeys = 200;

const sampledFiles = 5;

const { values: asked } = parseArgs({
  options: { json: { type: "boolean" }, "all-keys": { type: "boolean" }, "all-files": { type: "boolean" } },
});

/**
 * For an embedded database its own folder counts, which may be on another disk than the data folder. With a database of
 * one's own there may be no data folder, as in a container.
 */
const foldersOf = async (
  pool: pg.Pool,
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
) => {
  const folders = { "data folder": resolve(DATA_DIR) };
  if (DATABASE_URL) return existsSync(DATA_DIR) ? folders : {};
  const { rows } = await pool.query<{ folder: string }>("select current_setting('data_directory') as folder");
  return { ...folders, database: rows[0]!.folder };
};

const cardFindings = async (configuration: Configuration, db: Knex): Promise<Finding[]> => {
  const about = "card payments";
  const payments = await providerOf(configuration, { db, log: { error() {} }, webhookSecret: "" });
  const settings = await payments.settings();
  return [
    { about, name: "mode", value: payments.mode },
    ...settings.map((setting) => ({ about, ...setting }) as const),
  ];
};

const videoFindings = async (configuration: Configuration, db: Knex): Promise<Finding[]> => {
  const { VIDEO_STORAGE, VIDEO_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION } = configuration;
  const bucket = `bucket ${S3_BUCKET} at ${S3_ENDPOINT ?? `Amazon, ${S3_REGION}`}`;
  const kept: Finding = { about: "videos", name: "kept in", value: VIDEO_STORAGE === "s3" ? bucket : VIDEO_DIR };
  const files = await openStorage(configuration);
  const found = await fileFindings(
    { db, files },
    { atMost: asked["all-files"] ? Number.MAX_SAFE_INTEGER : sampledFiles },
  );
  return [
    kept,
    await placeFinding({ db, files }),
    ...found,
    ...(await conversionFindings(db, configuration.FFMPEG_PATH)),
  ];
};

const findings = async (configuration: Configuration): Promise<Finding[]> => {
  const say = asked.json ? console.error : console.log;
  say(placeOf(configuration));
  const { url, stop } = await database(configuration, say);
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 5000,
    application_name: "fungo doctor",
  });
  pool.on("error", () => {});
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 }, acquireConnectionTimeout: 5000 });
  try {
    const store = await openFactLog(url, configuration);
    try {
      const cards = await cardFindings(configuration, db);
      const others = await examine({
        pool,
        db,
        store,
        projectors,
        adapter: configuration.EVENTSTORE_URL ? "EventStoreDB" : "Postgres",
        master: () => masterKey({ file: configuration.MASTER_KEY_FILE, create: false }),
        mails: () => mailQueue(db),
        keysToOpen: asked["all-keys"] ? Number.MAX_SAFE_INTEGER : sampledKeys,
        folders: await foldersOf(pool, configuration),
        durable: configuration.DATABASE_SAFETY,
      });
      const videos = await videoFindings(configuration, db).catch((error: unknown): Finding[] => [
        { about: "videos", name: "can't be checked", value: null, problem: String(error) },
      ]);
      return [...others, ...cards, ...videos];
    } finally {
      await store.close();
    }
  } finally {
    await db.destroy();
    await pool.end();
    await stop();
  }
};

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What can be said without a database. */
const withoutDatabase = async ({ DATA_DIR }: Configuration, error: unknown): Promise<Finding[]> => {
  const problem = wordsOf(error);
  const disk = await diskFindings({ "data folder": resolve(DATA_DIR) }).catch(() => []);
  return [{ about: "database", name: "cannot be looked at", value: null, problem }, ...disk];
};

const examined = async (): Promise<Finding[]> => {
  let configuration: Configuration;
  try {
    configuration = configurationFrom(process.env);
  } catch (error) {
    return [{ about: "process", name: "settings", value: null, problem: wordsOf(error) }];
  }
  return findings(configuration).catch((error: unknown) => withoutDatabase(configuration, error));
};

const found = await examined();
const healthy = isHealthy(found);
console.log(asked.json ? JSON.stringify({ healthy, findings: found }, null, 2) : report(found));
process.exitCode = healthy ? 0 : 1;
