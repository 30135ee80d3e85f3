import { createHmac } from "node:crypto";
import type { Knex } from "knex";
import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { countedAddress } from "./countedAddress.ts";
import { Rejection } from "./rejection.ts";

export const quarterHour = 15 * 60; // seconds
export const halfHour = 2 * quarterHour;
export const anHour = 60 * 60;
export const aDay = 24 * anHour;

/** This many tries in this many seconds. */
interface Rule {
  readonly points: number;
  readonly duration: number; // seconds, a day at most
}
export interface Limit extends Rule {
  readonly name: string; // must never change: the database counts under it
}
const longest = aDay; // which forgetLimitsAhead relies on
const slack = 5 * 60; // seconds by which clocks may differ

/** Limits of a context by name. One whose name ends in FromAddress counts by address. */
export const limited = <Name extends string>(rules: Readonly<Record<Name, Rule>>) =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([name, rule]): [string, Limit] => [name, { name, ...rule }]),
  ) as Readonly<Record<Name, Limit>>;

/** For every mailed link. */
export const mailedLinks = limited({ openLinkFromAddress: { points: 60, duration: quarterHour } });

/** Every limit whose name says so counts by address. */
const counted = ({ name }: Limit, key: string) => (name.endsWith("FromAddress") ? countedAddress(key) : key);

/** Addresses and emails are not stored in clear, nor so that a dump would let them be guessed. */
export const namelessWith = (secret: string) => (key: string) =>
  createHmac("sha256", secret).update(key).digest("base64url");

/**
 * Limits kept in Postgres, so that they hold across nodes. While it does not answer no one is let through: otherwise
 * someone with many tries at once could slow it down, and have each process count from zero.
 */
export const limits = ({ pool, on, secret }: { pool: pg.Pool; on: boolean; secret: string }) => {
  const nameless = namelessWith(secret);
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, duration }: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      schemaName: "web",
      tableName: "rate_limit",
      tableCreated: true, // by a migration
      keyPrefix: name,
      points,
      duration,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  const wait = async (limit: Limit, key: string): Promise<number> => {
    if (!on) return 0;
    try {
      await limiterOf(limit).consume(nameless(counted(limit, key)));
      return 0;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return (refused as RateLimiterRes).msBeforeNext;
    }
  };

  return {
    /**
     * Counts one try and returns how long (ms) to wait for the next; 0 while there are tries left. Throws if it cannot
     * be counted.
     */
    wait,
    /** Counts one try; throws if there were too many, and says when to come back. */
    async count(limit: Limit, key: string, why = "Too many attempts.") {
      const ms = await wait(limit, key);
      if (ms > 0) throw tooManyTries(ms, why);
    },
  };
};
export type Limits = ReturnType<typeof limits>;

/**
 * Timed work: nodes count by their own clocks, and a count that ends later than any limit can was made by one that ran
 * ahead. It would keep people out until then.
 */
export const forgetLimitsAhead = async (db: Knex) =>
  db("web.rate_limit")
    .whereRaw("expire > (extract(epoch from now()) + ?) * 1000", [longest + slack])
    .delete();

const tooManyTries = (ms: number, why: string) => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return new Rejection(
    "tooMany",
    "TooManyTries",
    `${why} Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again.`,
    { retryAfter: Math.ceil(ms / 1000) },
  );
};
