import { isDeepStrictEqual } from "node:util";
import knex, { type Knex } from "knex";
import type pg from "pg";
import { migrations } from "./migrations.ts";

const migrationLock = 7305112;

/** Why a database that a newer version has migrated cannot be used; undefined if this is the newest that did. */
export const newerVersion = (applied: readonly string[]) => {
  const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
  return newer.length > 0
    ? `A newer version of this program has upgraded the database (${newer.join(", ")}). Start that version, or restore a backup from before the upgrade.`
    : undefined;
};

/** Names of the migrations a database has had; none if it is empty. */
export const appliedMigrations = async (db: Pick<pg.Pool, "query">): Promise<string[]> => {
  const { rows } = await db.query<{ there: boolean }>("select to_regclass('knex_migrations') is not null as there");
  if (!rows[0]?.there) return [];
  const applied = await db.query<{ name: string }>("select name from knex_migrations order by id");
  return applied.rows.map(({ name }) => name);
};

/** Whether there is nothing to do for `migrate`, which opens connections of its own to find that out. */
export const isMigrated = async (db: Pick<pg.Pool, "query">): Promise<boolean> =>
  isDeepStrictEqual(await appliedMigrations(db), Object.keys(migrations));

const refuseNewer = async (db: Knex) => {
  if (!(await db.schema.hasTable("knex_migrations"))) return;
  const problem = newerVersion(await db<{ name: string }>("knex_migrations").orderBy("id").pluck("name"));
  if (problem) throw new Error(problem);
};

/** Brings a database to the newest schema; several processes may call it at once. */
export const migrate = async (url: string) => {
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
  try {
    // The advisory lock goes with its connection, so a killed migration leaves nothing behind; knex's own lock row
    // would stay.
    await db.transaction(async (lock) => {
      await lock.raw("select pg_advisory_xact_lock(?)", [migrationLock]);
      await refuseNewer(db);
      const names = Object.keys(migrations);
      const source = {
        getMigrations: async () => names,
        getMigrationName: (name: string) => name,
        getMigration: async (name: string) => ({ up: migrations[name]!, down: async () => {} }),
      };
      await db.migrate.forceFreeMigrationsLock({ migrationSource: source });
      await db.migrate.latest({ migrationSource: source });
    });
  } finally {
    await db.destroy();
  }
};
