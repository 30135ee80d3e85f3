import pg from "pg";

/**
 * A pool that says nothing of connections it loses: a spec breaks them on purpose, and a database may be dropped while
 * the last one is still going.
 */
export const quietPool = (url: string, max: number, more: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, ...more });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
};
