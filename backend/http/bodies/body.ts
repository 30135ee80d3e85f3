import type { Context } from "koa";
import type { z } from "zod";
import { Rejection, shaped } from "../rejection.ts";
import { isStorable } from "../storableText.ts";

export const usualRoom = 256 * 1024; // bytes

/** How the body of a call is read. */
export interface Body<T> {
  readonly types: readonly [string, ...string[]]; // accepted
  readonly atMost: number; // bytes
  readonly within?: number; // ms in which all of it must arrive; absent: the usual time
  /** Its schema; undefined: the handler gets it as it came. */
  readonly shape?: z.ZodType;
  /** Throws a Rejection if it is too large, too slow, unreadable or does not fit the schema. */
  readonly read: (ctx: Context) => Promise<T>;
}
export interface Bounds {
  readonly atMost?: number; // bytes
  readonly within?: number; // ms in which all of it must arrive
}

/** For a body of ordinary size, ms: 256 kB on a slow phone. */
const usualTime = 15_000;

export const tooSlow = () =>
  new Rejection(
    "tooSlow",
    "TooSlow",
    "What you sent took too long to arrive. Please check your connection and try again.",
  );
export const tooLarge = () =>
  new Rejection("tooLarge", "TooLarge", "This is too large to send at once. Please send less.");
export const noForm = () => new Rejection("malformed", "NotAForm", "We couldn't read this form. Please try again.");

/** What `reading` a body returns, as long as all of it comes within this many ms. Otherwise throws a Rejection. */
export const inTime = async <T>(reading: Promise<T>, within = usualTime): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), within);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
};

/** A value that can be stored and fits its schema; otherwise throws a Rejection. */
export const checked = <T>(shape: z.ZodType<T>, value: unknown): T => {
  if (!isStorable(value))
    throw new Rejection("malformed", "NotText", "This text has characters we can't save. Please remove them.");
  return shaped(shape, value);
};
