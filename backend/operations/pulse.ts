import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";

const feltEvery = 1000; // ms
const feltAgainAfter = 250; // ms, while there is none
const patience = 4000; // ms; a database that takes this long for nothing answers no one

/** Whether the database answers. A broken connection reports itself; a hanging server does not. */
export interface Pulse {
  /**
   * Does the work while there is a pulse. Throws StoreUnavailable if there is none, or as soon as it is lost: the work
   * then continues unobserved, and its outcome is unknown.
   */
  guard<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const openPulse = (url: string, within = patience): Pulse => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "fungo pulse",
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: within,
    query_timeout: within,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const closing = new AbortController();
  const waiting = new Set<(error: Error) => void>();
  let lost: StoreUnavailable | undefined;

  const feel = async () => {
    while (!closing.signal.aborted) {
      try {
        await pool.query("select 1");
        lost = undefined;
      } catch (cause) {
        lost = new StoreUnavailable("the database does not answer", { cause });
        for (const giveUp of waiting) giveUp(lost);
      }
      await pause(lost ? feltAgainAfter : feltEvery, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  const feeling = feel();

  return {
    guard: (work) =>
      new Promise((resolve, reject) => {
        if (lost) return reject(lost);
        waiting.add(reject);
        void work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      }),
    async close() {
      closing.abort();
      await feeling;
      await pool.end();
    },
  };
};
