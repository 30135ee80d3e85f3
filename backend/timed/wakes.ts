import type { Knex } from "knex";
import cron from "node-cron";
import type { Timed } from "../context.ts";
import { databaseNow } from "./databaseTime.ts";
import type { Due } from "./timedWork.ts";

interface Waking {
  readonly works: readonly (Pick<Timed, "name" | "alsoAt"> & { readonly run: (due: Due) => Promise<unknown> })[];
  readonly timeZone: string;
  readonly db: Knex;
  readonly log: { error(details: object, words: string): void };
}

/**
 * Does what is to be prompt at its time of day at the facility, and once at the start. Nothing may rely on it: a time
 * that a clock change skips does not come, and every node wakes.
 */
export const startWakes = ({ works, timeZone, db, log }: Waking) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<Promise<void>>();
  const tasks = works.flatMap(({ name, alsoAt, run }) => {
    if (!alsoAt) return [];
    const wake = async () => {
      try {
        await run({ now: new Date(await databaseNow(db)).toISOString(), signal });
      } catch (error) {
        for (const err of error instanceof AggregateError ? error.errors : [error])
          log.error({ err, work: name }, "timed work failed");
      }
    };
    const begin = async () => {
      const working = wake();
      underWay.add(working);
      await working;
      underWay.delete(working);
    };
    void begin();
    return [cron.schedule(alsoAt, begin, { timezone: timeZone, noOverlap: true, name, unref: true })];
  });
  return {
    /** Waits for work under way. */
    async stop() {
      stopping.abort();
      for (const task of tasks) await task.destroy();
      await Promise.all(underWay);
    },
  };
};
