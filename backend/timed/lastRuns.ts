import type { Knex } from "knex";
import { timetable } from "../contexts.ts";

const slack = 5 * 60; // s; nodes look once a minute, and work takes its time

/** How a timed work is doing, by the database's clock. */
export interface LastRun {
  readonly work: string;
  readonly every: number; // s
  readonly doneAgo: number | undefined; // s since it last succeeded; none if it never did
  readonly failedAgo: number | undefined; // s since it last failed
  /** It was not done for two periods and five minutes more, while nodes were serving all the time. */
  readonly isLate: boolean;
}

interface Row {
  readonly work: string;
  readonly done: number | null;
  readonly failed: number | null;
}

/** A time further ahead than the next period was written by a clock that ran ahead: it says nothing. */
const ago = (seconds: number | null | undefined, every: number) =>
  typeof seconds !== "number" || seconds < -every ? undefined : Math.max(seconds, 0);

/** How long the longest-serving node has been connected, in s; 0 if none is. */
const servedFor = async (db: Knex): Promise<number> => {
  const { rows } = await db.raw<{ rows: { since: number | null }[] }>(
    `select extract(epoch from clock_timestamp() - min(backend_start))::float8 as since from pg_stat_activity
      where datname = current_database() and application_name = 'fungo projector'`,
  );
  return rows[0]?.since ?? 0;
};

/** When each timed work was last done. What no one could do before they served is not late. */
export const lastRuns = async (db: Knex, served?: number): Promise<LastRun[]> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select name as work, extract(epoch from clock_timestamp() - done_at)::float8 as done,
            extract(epoch from clock_timestamp() - failed_at)::float8 as failed
       from web.timed_work`,
  );
  const since = served ?? (await servedFor(db));
  const serving = since < 0 ? Infinity : since; // connected by a clock that ran ahead: no one knows for how long
  return timetable.map(({ name: work, every: ms }): LastRun => {
    const every = ms / 1000;
    const found = rows.find((row) => row.work === work);
    const doneAgo = ago(found?.done, every);
    const isLate = Math.min(doneAgo ?? Infinity, serving) > 2 * every + slack;
    return { work, every, doneAgo, failedAgo: ago(found?.failed, every), isLate };
  });
};
