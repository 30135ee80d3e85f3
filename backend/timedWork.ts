import { setMaxListeners } from "node:events";
import { setTimeout as timeout } from "node:timers/promises";
import type { Knex } from "knex";

const lookAtLeastEvery = 60_000; // ms; so soon is a period found that could not be claimed while the database was away

/** Something to be done once a period, by one node alone. */
export interface TimedWork {
  readonly name: string; // for ever: under it the database remembers the last period
  readonly every: number; // ms
  /**
   * `signal`: the process stops. What is thrown is logged, of an AggregateError all that is in it, and the work is done
   * again in the next period.
   */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

export interface Clock {
  readonly now: () => number; // ms since 1970
  /** Ends early, without a word, when the signal does. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}
const ownClock: Clock = {
  now: Date.now,
  wait: (ms, signal) => timeout(ms, undefined, { signal, ref: false }).catch(() => {}),
};

interface Log {
  error(details: object, words: string): void;
}

/**
 * Does each work once a period however many nodes there are and however often they start: who moves the work's row to
 * the period may do it. The claim comes first, so a node that dies at work leaves that period undone; work that must
 * not be missed has a short period and finds out by itself what is left to do.
 */
export const timedWork = (
  works: readonly TimedWork[],
  { db, log, clock = ownClock }: { db: Knex; log: Log; clock?: Clock },
) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  setMaxListeners(2 * works.length, signal); // each work waits for it, and has one listener more while it runs

  const claim = async (name: string, period: number): Promise<boolean> => {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `insert into web.timed_work as work (name, period) values (?, ?)
       on conflict (name) do update set period = excluded.period where work.period < excluded.period`,
      [name, new Date(period)],
    );
    return rowCount === 1;
  };

  const keepDoing = async ({ name, every, run }: TimedWork) => {
    let settled = -1; // the last period that this node knows to be somebody's
    while (!signal.aborted) {
      const period = Math.floor(clock.now() / every) * every;
      try {
        if (period > settled) {
          const mine = await claim(name, period);
          settled = period;
          if (mine) await run(signal);
        }
      } catch (error) {
        for (const err of error instanceof AggregateError ? error.errors : [error])
          log.error({ err, work: name }, "timed work failed");
      }
      await clock.wait(Math.min(period + every - clock.now(), lookAtLeastEvery), signal);
    }
  };

  const doing = works.map(keepDoing);
  return {
    /** Work under way is waited for. */
    async stop() {
      stopping.abort();
      await Promise.all(doing);
    },
  };
};
