import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import type * as Argon2 from "@node-rs/argon2";

/**
 * Stands in for @node-rs/argon2 in specs (see vitest.config.ts): nearly everyone there has the same password, and would
 * spend most of the time until they are logged in on it. It is hashed, and compared, once per worker; with the real
 * package, at the real cost.
 */
const real: typeof Argon2 = createRequire(import.meta.url)("@node-rs/argon2");

const once = <T>() => {
  const known = new Map<string, Promise<T>>();
  return async (key: string, work: () => Promise<T>) => {
    const result = known.get(key) ?? work();
    known.set(key, result);
    await setImmediate(); // never at once, as in the real one's threads
    return result;
  };
};
const hashed = once<string>();
const compared = once<boolean>();

export const hash = (password: string, options?: Argon2.Options) =>
  hashed(JSON.stringify([password, options]), () => real.hash(password, options));
export const verify = (stored: string, password: string) =>
  compared(JSON.stringify([stored, password]), () => real.verify(stored, password));
