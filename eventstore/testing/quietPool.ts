import pg from "pg";

/**
 * A pool that says nothing of connections it loses: a spec breaks them on purpose, and a database may be dropped while
 * the last one is still going.
 */
export const quietPool = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
};
