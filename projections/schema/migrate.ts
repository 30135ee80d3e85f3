import knex from "knex";
import { migrations } from "./migrations.ts";

const migrationLock = 7305112;

/** Brings a database to the newest schema; several processes may call it at once. */
export const migrate = async (url: string) => {
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
  try {
    // The advisory lock goes with its connection, so a killed migration leaves nothing behind; knex's own lock row
    // would stay.
    await db.transaction(async (lock) => {
      await lock.raw("select pg_advisory_xact_lock(?)", [migrationLock]);
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
