import { setTimeout as pause } from "node:timers/promises";

const patience = 60_000; // ms

/** Throws if it does not come true within a minute. */
export const waitUntil = async (what: string, holds: () => Promise<boolean>) => {
  const end = Date.now() + patience;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: in vain`);
    await pause(100);
  }
};
