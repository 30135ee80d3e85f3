import type { Knex } from "knex";
import type pg from "pg";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { freeIn, hasRoom } from "../../eventstore/room.ts";
import { countedKeys } from "../../eventstore/vaultCheck.ts";
import { somebodyProjects } from "../../projections/activity.ts";
import { lagsOf } from "../../projections/lag.ts";
import { hasKeysElsewhere, KeysElsewhere } from "../../projections/sameLog.ts";
import { knownPoison } from "../../projections/poison.ts";
import type { Projector } from "../../projections/projector.ts";
import { appliedMigrations, newerVersion } from "../../projections/schema/migrate.ts";
import { migrations } from "../../projections/schema/migrations.ts";
import type { Finding } from "./finding.ts";
import { aheadOfDatabase } from "../timed/databaseTime.ts";
import { lastRuns } from "../timed/lastRuns.ts";
import { mailFindings } from "./mailFindings.ts";
import type { MailQueue } from "./measuredMails.ts";
import { clockFinding, timedWorkFindings } from "./timedWorkFindings.ts";

const leastFree = 1024 ** 3; // bytes
const mostBehind = 5; // s, while someone projects
const answerWithin = 5000; // ms

interface Examined {
  readonly pool: pg.Pool;
  readonly db: Knex;
  readonly store: EventStore;
  readonly adapter: "Postgres" | "EventStoreDB";
  readonly projectors: readonly Projector[];
  readonly master: () => Promise<Buffer>;
  readonly mails: () => Promise<MailQueue>;
  readonly keysToOpen: number; // at most this many, at random
  readonly folders: Parameters<typeof diskFindings>[0];
  readonly durable: boolean; // false: the database may lose facts on purpose
}

type Part = (of: Examined) => Promise<Finding[]>;

const log: Part = async ({ store, pool, adapter }) => {
  const about = "log";
  const head = await store.head();
  const elsewhere = head !== undefined && (await hasKeysElsewhere({ pool, store }));
  const count = async () =>
    Number((await pool.query<{ n: string }>("select count(*) as n from log.event")).rows[0]?.n ?? 0);
  return [
    { about, name: "kept in", value: adapter },
    {
      about,
      name: "last position",
      value: head ?? "empty",
      ...(elsewhere && { problem: new KeysElsewhere().message.replaceAll("\n", " ") }),
    },
    { about, name: "facts", value: adapter === "Postgres" ? await count() : "not counted by this store" },
  ];
};

const readModels: Part = async ({ db, pool, store, projectors }) => {
  const [poison, projecting, lags, { rows }] = await Promise.all([
    knownPoison(pool),
    somebodyProjects(pool),
    lagsOf({ db, store, projectors }, Date.now(), AbortSignal.timeout(answerWithin)),
    pool.query<{ name: string; version: number; pos: string }>("select name, version, pos from projection.checkpoint"),
  ]);
  return projectors.map(({ name, version }): Finding => {
    const found = rows.find((row) => row.name === name);
    const { facts, seconds } = lags.find(({ projector }) => projector === name)!;
    const stuck = poison.find(({ projector }) => projector === name);
    const value = found
      ? `version ${found.version}, position ${found.pos || "none"}, behind ${facts} facts, ${seconds.toFixed(1)} s`
      : "not built yet";
    const problem = stuck
      ? `waits since ${stuck.since} before ${stuck.type} ${stuck.eventId}: ${stuck.error}. Once its cause is mended it goes on by itself, and so do the emails about what happened, which wait for it.`
      : found && found.version !== version
        ? `its tables are of version ${found.version}, this program has ${version}. Start this program, and it builds them.`
        : projecting && seconds > mostBehind
          ? "is behind although a process is projecting. Its log says why."
          : undefined;
    return { about: "read models", name, value, ...(problem && { problem }) };
  });
};

const keys: Part = async ({ pool, master, keysToOpen }) => {
  const about = "keys";
  const { living, destroyed, opened, failed } = await countedKeys({ pool, master: await master(), atMost: keysToOpen });
  return [
    { about, name: "subjects", value: living },
    { about, name: "destroyed", value: destroyed },
    {
      about,
      name: "opened by the master key",
      value: `${opened} of ${opened + failed} tried`,
      ...(failed > 0 && {
        problem: `${failed} keys don't open. Set MASTER_KEY_FILE to the file they were wrapped with, or restore the table vault.subject_key from a backup.`,
      }),
    },
  ];
};

/** `folders`: whose disks are checked, by their purpose. */
export const diskFindings = async (folders: Readonly<Record<string, string>>) =>
  Promise.all(
    Object.entries(folders).map(async ([name, folder]): Promise<Finding> => {
      const free = await freeIn(folder);
      const problem = !(await hasRoom(folder))
        ? "it's full, and nothing can be recorded. Free some space; Postgres then continues by itself."
        : free < leastFree
          ? "less than 1 GiB is free. Free some space before nothing can be recorded."
          : undefined;
      const value = `${(free / 1024 ** 3).toFixed(1)} GiB free for ${folder}`;
      return { about: "disk", name, value, ...(problem && { problem }) };
    }),
  );

const needed = ["fsync", "full_page_writes", "synchronous_commit"];
const database: Part = async ({ pool, durable }) => {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any($1) order by name",
    [["server_version", ...needed, "data_checksums"]],
  );
  return rows.map(({ name, setting }): Finding => {
    const unsafe = durable && setting === "off" && needed.includes(name);
    const unseen = name === "data_checksums" && setting === "off";
    return {
      about: "database",
      name,
      value: unseen ? "off: damage on the disk would go unnoticed (pg_checksums --enable)" : setting,
      ...(unsafe && { problem: "off: this Postgres may lose what it has confirmed. Turn it on in postgresql.conf." }),
    };
  });
};

const schema: Part = async ({ pool }) => {
  const applied = await appliedMigrations(pool);
  const known = Object.keys(migrations);
  const missing = known.filter((name) => !applied.includes(name));
  const problem =
    newerVersion(applied) ??
    (missing.length > 0
      ? `${missing.length} steps are missing (${missing.join(", ")}). The next start applies them.`
      : undefined);
  return [{ about: "schema", name: "steps applied", value: applied.length, ...(problem && { problem }) }];
};

/** A takeover takes up to five seconds, so no one is missed before that. */
const running: Part = async ({ pool }) => {
  const about = "process";
  const { rows } = await pool.query<{ n: string }>(
    "select count(*) as n from pg_stat_activity where datname = current_database() and application_name = 'fungo projector'",
  );
  const processes = Number(rows[0]?.n);
  const giveUpAt = performance.now() + (processes > 0 ? 2 * answerWithin : 0);
  const projects = async (): Promise<boolean> => {
    const found = await somebodyProjects(pool);
    if (found || performance.now() >= giveUpAt) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return projects();
  };
  const projecting = await projects();
  return [
    { about, name: "nodes of the product", value: processes },
    {
      about,
      name: "one of them projects",
      value: projecting,
      ...(processes > 0 && !projecting && { problem: "no node is updating the read models. The nodes' logs say why." }),
    },
  ];
};

const parts: readonly (readonly [Finding["about"], Part])[] = [
  ["log", log],
  ["process", running],
  ["read models", readModels],
  ["mails", async ({ mails }) => mailFindings(await mails())],
  ["timed work", async ({ db }) => timedWorkFindings(await lastRuns(db))],
  ["clock", async ({ db }) => [clockFinding((await aheadOfDatabase(db)) / 1000)]],
  ["keys", keys],
  ["schema", schema],
  ["database", database],
  ["disk", async ({ folders }) => diskFindings(folders)],
];

/** Looks at everything and changes nothing. A part that can't be checked is itself a problem. */
export const examine = async (of: Examined): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const [about, look] of parts)
    found.push(
      ...(await look(of).catch((error: unknown): Finding[] => [
        {
          about,
          name: "can't be checked",
          value: null,
          problem: `${(error instanceof Error ? error.message : String(error)).replace(/\.$/, "")}. Fix that first, then run this again.`,
        },
      ])),
    );
  return found;
};
