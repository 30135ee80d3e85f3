import pg from "pg";

/**
 * A pool that stays silent about lost connections: specs break them on purpose, and a database may be dropped while the
 * last one is still closing.
 */
export const quietPool = (url: string, max: number, more: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, ...more });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
};
