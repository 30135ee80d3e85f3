import type pg from "pg";

const begin = "restore unfinished: ";

/** The name in web.done_once while facts of this backup are still being written to a log elsewhere. */
export const unfinishedRestore = (backup: string) => begin + backup;

/** The name in web.done_once from when they are there until the rest of this backup is, too. */
export const restoreGoingOn = (backup: string) => `restore goes on: ${backup}`;

/** Half a log would be served as if it were complete. */
export const refuseUnfinishedRestore = async (pool: pg.Pool) => {
  const { rowCount } = await pool.query("select from web.done_once where starts_with(name, $1)", [begin]);
  if (rowCount)
    throw new Error("a restore into this database was interrupted. Run npm run restore again with the same backup.");
};
