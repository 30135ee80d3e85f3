import { createHmac } from "node:crypto";
import type { Knex } from "knex";
import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { countedAddress } from "./countedAddress.ts";
import { Rejection } from "./rejection.ts";

const quarterHour = 15 * 60; // seconds
const halfHour = 2 * quarterHour;
const hour = 60 * 60;
const day = 24 * hour;

export const rules = {
  logInFromAddress: { points: 100, duration: quarterHour },
  registerFromAddress: { points: 20, duration: hour },
  eraseAccount: { points: 10, duration: quarterHour },
  requestLessonFromAddress: { points: 5, duration: hour },
  registerForCampFromAddress: { points: 30, duration: hour }, // a team's office registers fifteen families, some of them twice
  sendConfirmation: { points: 3, duration: day },
  resendLinkFromAddress: { points: 10, duration: hour },
  resendLinkTo: { points: 3, duration: day },
  inquireFromAddress: { points: 5, duration: hour },
  joinWaitlistFromAddress: { points: 5, duration: hour },
  forgotPasswordFromAddress: { points: 20, duration: hour },
  forgotPasswordOfAccount: { points: 5, duration: halfHour }, // no longer than the last of these links opens the account
  openLinkFromAddress: { points: 60, duration: quarterHour },
  askGuardian: { points: 5, duration: hour },
  exportOwnData: { points: 5, duration: hour },
  exportDataOfOthers: { points: 30, duration: hour },
  exportLinkFromAddress: { points: 20, duration: hour },
  exportLinkTo: { points: 3, duration: day },
  readCalendar: { points: 120, duration: hour },
  guessCalendarFromAddress: { points: 60, duration: hour },
  changePassword: { points: 10, duration: quarterHour },
} as const;
export type Limited = keyof typeof rules;
const longest = Math.max(...Object.values(rules).map(({ duration }) => duration));
const slack = 5 * 60; // seconds that clocks may differ

/** Every limit whose name says so counts by address. */
const counted = (name: Limited, key: string) => (name.endsWith("FromAddress") ? countedAddress(key) : key);

/** Addresses and e-mails are not kept in clear, nor so that they could be guessed from a dump. */
export const namelessWith = (secret: string) => (key: string) =>
  createHmac("sha256", secret).update(key).digest("base64url");

/**
 * Limits kept in Postgres, so that they hold across nodes. While it does not answer nobody is let through: who brings many
 * tries at once could else make it late, and have each process count from nothing.
 */
export const limits = ({ pool, on, secret }: { pool: pg.Pool; on: boolean; secret: string }) => {
  const nameless = namelessWith(secret);
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        schemaName: "web",
        tableName: "rate_limit",
        tableCreated: true, // by a migration
        keyPrefix: name,
        ...rule,
      }),
    ]),
  ) as Record<Limited, RateLimiterPostgres>;

  const wait = async (name: Limited, key: string): Promise<number> => {
    if (!on) return 0;
    try {
      await limiters[name].consume(nameless(counted(name, key)));
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
    async count(name: Limited, key: string) {
      const ms = await wait(name, key);
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

export const tooManyTries = (ms: number) => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return new Rejection(
    "tooMany",
    "TooManyTries",
    `Too many tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again.`,
    { retryAfter: Math.ceil(ms / 1000) },
  );
};
