import { setMaxListeners } from "node:events";
import { setTimeout as timeout } from "node:timers/promises";
import type { Knex } from "knex";
import { databaseNow } from "./databaseTime.ts";

const tolerance = 2 * 60 * 1000; // ms; an answer may take a while, and a clock may be adjusted a little
const convincedAfter = 60 * 60 * 1000; // ms

interface Reading {
  readonly clock: number; // ms since 1970
  readonly at: number; // ms by a steady clock
}

/** Whether a clock advanced from one reading to the other as much as the steady clock did. */
const goesOn = (from: Reading, to: Reading) => Math.abs(to.clock - from.clock - (to.at - from.at)) <= tolerance;

/**
 * A clock that jumps has probably gone wrong, and what is done by it cannot be undone: it is doubted until it comes
 * back or has kept its new time for an hour. Returns whether its time is to be believed. The first reading is, since
 * nothing is known before it.
 */
const clockDoubt = (steady: () => number) => {
  let believed: Reading | undefined;
  let doubted: Reading | undefined; // the first one after the jump
  return (clock: number): boolean => {
    const reading = { clock, at: steady() };
    if (believed && !goesOn(believed, reading)) {
      if (!doubted || !goesOn(doubted, reading)) doubted = reading;
      if (reading.at - doubted.at < convincedAfter) return false;
    }
    believed = reading;
    doubted = undefined;
    return true;
  };
};

export const aMinute = 60 * 1000; // ms
export const tenMinutes = 10 * aMinute;
export const anHour = 60 * aMinute;
const lookAtLeastEvery = aMinute; // how soon a period is noticed that could not be claimed while the database was down

/** Something to be done once per period, by only one node. */
export interface TimedWork {
  readonly name: string; // must never change: the database remembers the last period under it
  readonly every: number; // ms
  /** What it does depends on the current time: while the database's clock is doubted, it waits. */
  readonly byTheClock?: boolean;
  /** What it throws is logged, with all errors of an AggregateError, and the work is done again in the next period. */
  readonly run: (due: Due) => Promise<unknown>;
}
export interface Due {
  readonly now: string; // ISO 8601 UTC, by the database's clock
  readonly signal: AbortSignal; // the process stops
  readonly isDoubted?: boolean; // that clock has jumped: what only time ends waits
}

export interface Clock {
  /** The database's, in ms since 1970. Nothing here depends on a node's own clock. */
  readonly now: () => Promise<number>;
  /** In ms from an arbitrary start; it advances evenly, whatever happens to the time of day. */
  readonly steady: () => number;
  /** Returns early, without an error, on the signal. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}
const clockOf = (db: Knex): Clock => ({
  now: () => databaseNow(db),
  steady: () => performance.now(),
  wait: (ms, signal) => timeout(ms, undefined, { signal, ref: false }).catch(() => {}),
});

interface Log {
  warn(details: object, words: string): void;
  error(details: object, words: string): void;
}

/**
 * Does each work once per period, however many nodes there are and however often they start: whoever moves the work's
 * row to the period may do it. The claim comes first, so a node that dies at work leaves that period undone; work that
 * must not be missed has a short period and finds out by itself what is left to do.
 * Clocks go wrong. A period further ahead than the next one was written by a clock that ran ahead, and is no one's.
 */
export const timedWork = (
  works: readonly TimedWork[],
  { db, log, clock = clockOf(db) }: { db: Knex; log: Log; clock?: Clock },
) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  setMaxListeners(2 * works.length, signal); // each work waits for it, and adds a listener while it runs

  const isBelieved = clockDoubt(clock.steady);

  const claim = async ({ name, every }: TimedWork, { now, period }: { now: number; period: number }) => {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `insert into web.timed_work as work (name, period, began_at) values (:name, :period, :now)
       on conflict (name) do update set period = excluded.period, began_at = excluded.began_at
        where work.period < excluded.period or work.period > :tooFar`,
      { name, period: new Date(period), now: new Date(now), tooFar: new Date(now + every) },
    );
    return rowCount === 1;
  };
  const note = async (name: string, how: "done_at" | "failed_at") =>
    db("web.timed_work")
      .where({ name })
      .update({ [how]: new Date(await clock.now()) });

  const doAndNote = async ({ name, run }: TimedWork, now: number, isDoubted: boolean) => {
    try {
      await run({ now: new Date(now).toISOString(), signal, isDoubted });
      await note(name, "done_at");
    } catch (error) {
      await note(name, "failed_at").catch(() => {});
      throw error;
    }
  };

  const keepDoing = async (work: TimedWork) => {
    const { name, every, byTheClock = false } = work;
    let claimed: number | undefined; // the last period this node knows to be claimed
    let doubts = false;
    while (!signal.aborted) {
      let lookAgainAt = clock.steady() + lookAtLeastEvery;
      try {
        const now = await clock.now();
        const period = Math.floor(now / every) * every;
        lookAgainAt = Math.min(lookAgainAt, clock.steady() + period + every - now);
        const isDoubted = !isBelieved(now);
        const waits = isDoubted && byTheClock;
        if (waits && !doubts)
          log.warn({ work: name, now: new Date(now) }, "the database's clock has jumped: what goes by it waits");
        doubts = waits;
        if (!waits && period !== claimed) {
          const mine = await claim(work, { now, period });
          claimed = period;
          if (mine) await doAndNote(work, now, isDoubted);
        }
      } catch (error) {
        for (const err of error instanceof AggregateError ? error.errors : [error])
          log.error({ err, work: name }, "timed work failed");
      }
      await clock.wait(Math.max(lookAgainAt - clock.steady(), 0), signal);
    }
  };

  const doing = works.map(keepDoing);
  return {
    /** Waits for work under way. */
    async stop() {
      stopping.abort();
      await Promise.all(doing);
    },
  };
};
