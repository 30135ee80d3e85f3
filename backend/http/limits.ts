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

/** So many tries in so many seconds. */
interface Rule {
  readonly points: number;
  readonly duration: number; // seconds, a day at most
}
export interface Limit extends Rule {
  readonly name: string; // for ever: under it the database counts
}
const longest = aDay; // which forgetLimitsAhead goes by
const slack = 5 * 60; // seconds that clocks may differ

/** Limits of a context, each with its name. One whose name ends in FromAddress counts by address. */
export const limited = <Name extends string>(rules: Readonly<Record<Name, Rule>>) =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([name, rule]): [string, Limit] => [name, { name, ...rule }]),
  ) as Readonly<Record<Name, Limit>>;

/** Of every link that a mail brings. */
export const mailedLinks = limited({ openLinkFromAddress: { points: 60, duration: quarterHour } });

/** Every limit whose name says so counts by address. */
const counted = ({ name }: Limit, key: string) => (name.endsWith("FromAddress") ? countedAddress(key) : key);

/** Addresses and e-mails are not kept in clear, nor so that they could be guessed from a dump. */
export const namelessWith = (secret: string) => (key: string) =>
  createHmac("sha256", secret).update(key).digest("base64url");

/**
 * Limits kept in Postgres, so that they hold across nodes. While it does not answer nobody is let through: who brings many
 * tries at once could else make it late, and have each process count from nothing.
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
     * Counts one try and answers how long (ms) to wait before another is welcome; 0 while there are tries left. Throws
     * where it cannot be counted.
     */
    wait,
    /** Counts one try; throws when there were too many, and says when to come back. */
    async count(limit: Limit, key: string) {
      const ms = await wait(limit, key);
      if (ms > 0) throw tooManyTries(ms);
    },
  };
};
export type Limits = ReturnType<typeof limits>;

/**
 * Timed work: nodes count by their own clocks, and what ends later than any limit can was counted by one that ran ahead.
 * It would keep people out until that time.
 */
export const forgetLimitsAhead = async (db: Knex) =>
  db("web.rate_limit")
    .whereRaw("expire > (extract(epoch from now()) + ?) * 1000", [longest + slack])
    .delete();

const tooManyTries = (ms: number) => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return new Rejection(
    "tooMany",
    "TooManyTries",
    `Too many tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again.`,
    { retryAfter: Math.ceil(ms / 1000) },
  );
};
