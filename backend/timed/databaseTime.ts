import type { Knex } from "knex";

/** The time by the database's clock, which all nodes share, in ms since 1970. */
export const databaseNow = async (db: Knex): Promise<number> => {
  const { rows } = await db.raw<{ rows: { now: Date }[] }>("select clock_timestamp() as now");
  return rows[0]!.now.getTime();
};

/**
 * How far this machine's clock is ahead of the database's, in ms; below 0 it is behind. As exact as the answer is
 * quick.
 */
export const aheadOfDatabase = async (db: Knex): Promise<number> => {
  const sentAt = Date.now();
  const answered = await databaseNow(db);
  return (sentAt + Date.now()) / 2 - answered;
};
