import type { Knex } from "knex";

/** What time it is by the database's clock, which all nodes share, in ms since 1970. */
export const databaseNow = async (db: Knex): Promise<number> => {
  const { rows } = await db.raw<{ rows: { now: Date }[] }>("select clock_timestamp() as now");
  return rows[0]!.now.getTime();
};
