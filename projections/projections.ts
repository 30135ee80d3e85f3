import pg from "pg";
import type { EventStore, Position } from "../eventstore/eventStore.ts";
import { listen } from "../eventstore/listener.ts";
import { prepareTables } from "./checkpoints.ts";
import { type PoisonFact, project, runnersOf } from "./engine.ts";
import type { Projector } from "./projector.ts";
import { shownPosition } from "./shown.ts";

const activeLock = 7305114;
const tryToBecomeActiveEvery = 1000; // ms
const patienceOfAWrite = 2000; // ms

export interface Projections {
  /** Waits until the read models show this position; false when they do not within `patience` (2 s). */
  until(position: Position, patience?: number): Promise<boolean>;
  /** Facts that hold a projector back, as far as this process knows. */
  poison(): readonly PoisonFact[];
  /** Whether this process is the one that projects. */
  readonly active: boolean;
  stop(): Promise<void>;
}

interface Log {
  warn(details: object, words: string): void;
  error(details: object, words: string): void;
}

/** Keeps the read models up to date: in this process while it holds the lock, else by waiting for it. */
export const startProjections = async ({
  store,
  url,
  projectors,
  log,
}: {
  store: EventStore;
  url: string;
  projectors: readonly Projector[];
  log: Log;
}): Promise<Projections> => {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "fungo projections" });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  await prepareTables(pool, projectors);

  const shown = shownPosition();
  const runners = runnersOf(projectors);
  const listener = listen(url, { shown: (position) => shown.advance(position) }, () => {});
  const stopping = new AbortController();
  let active = false;

  /** Projects while the connection that holds the lock lives; its death lets another process take over. */
  const projectWhileHolding = async (client: pg.Client) => {
    const tenure = new AbortController();
    const end = () => tenure.abort();
    client.once("end", end);
    stopping.signal.addEventListener("abort", end);
    active = true;
    try {
      await project(
        {
          store,
          pool,
          projectors,
          onShown: (position) => shown.advance(position),
          onPoison: (poison) => log.error({ ...poison }, "a fact cannot be applied; its projector waits"),
          onTrouble: (error) => log.warn({ err: error }, "projecting paused"),
        },
        tenure.signal,
        runners,
      );
    } finally {
      active = false;
      stopping.signal.removeEventListener("abort", end);
    }
  };

  const contend = async () => {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: url, application_name: "fungo projector", keepAlive: true });
      client.on("error", () => {}); // "end" follows
      try {
        await client.connect();
        const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [activeLock]);
        if (rows[0]?.mine) await projectWhileHolding(client);
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, "the database does not answer");
      } finally {
        await client.end().catch(() => {});
      }
      await pause(tryToBecomeActiveEvery, stopping.signal);
    }
  };
  const contending = contend();
  await listener.ready;

  return {
    until: (position, patience = patienceOfAWrite) => shown.until(position, patience),
    poison: () => runners.flatMap(({ poison }) => poison ?? []),
    get active() {
      return active;
    },
    async stop() {
      stopping.abort();
      await contending;
      await listener.close();
      await pool.end();
    },
  };
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
