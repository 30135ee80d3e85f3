import pg from "pg";
import type { EventStore, Position } from "../eventstore/eventStore.ts";
import { listen } from "../eventstore/listener.ts";
import type { PoisonFact } from "./applying.ts";
import { prepareTables, readCheckpoints } from "./checkpoints.ts";
import { pause, project, runnersOf } from "./engine.ts";
import type { Projector } from "./projector.ts";
import { shownPosition } from "./shown.ts";
import { type Version, versions } from "./version.ts";

const activeLock = 7305114;
const tryToBecomeActiveEvery = 1000; // ms
const patienceOfAWrite = 2000; // ms
const connecting = { keepAlive: true, connectionTimeoutMillis: 5000 };

export interface Projections {
  /** Waits until the read models show this position; false when they do not within `patience` (2 s). */
  until(position: Position, patience?: number): Promise<boolean>;
  /** What the read models show now, on whatever node it was written. Throws while the database is away. */
  version(): Promise<Version>;
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
  retryAfter,
}: {
  store: EventStore;
  url: string;
  projectors: readonly Projector[];
  log: Log;
  retryAfter?: number; // ms until a poison fact is tried again
}): Promise<Projections> => {
  const pool = new pg.Pool({
    ...connecting,
    connectionString: url,
    max: 2 + projectors.length, // those that are level, each that is behind, and a look at the checkpoints
    application_name: "fungo projections",
    options: "-c statement_timeout=60000",
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  await prepareTables(pool, projectors).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const shown = shownPosition();
  const runners = runnersOf(projectors);
  const stopping = new AbortController();
  let active = false;

  /** What the checkpoints say, for news that did not reach this process. */
  const look = async () => {
    const positions = await readCheckpoints(pool, projectors).catch(() => undefined);
    const lowest = positions && [...positions.values()].sort()[0];
    if (lowest) shown.advance(lowest);
  };
  const listener = listen(url, { shown: (position) => shown.advance(position) }, () => void look());

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
          runners,
          retryAfter,
          onShown: (position) => shown.advance(position),
          onPoison: (poison) => log.error({ ...poison }, "a fact cannot be applied; its projector waits"),
          onTrouble: (error) => log.warn({ err: error }, "projecting paused"),
        },
        tenure.signal,
      );
    } finally {
      active = false;
      stopping.signal.removeEventListener("abort", end);
    }
  };

  const contend = async () => {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ ...connecting, connectionString: url, application_name: "fungo projector" });
      client.on("error", () => {}); // "end" follows
      try {
        await client.connect();
        while (!stopping.signal.aborted && !(await takesLock(client)))
          await pause(tryToBecomeActiveEvery, stopping.signal);
        if (!stopping.signal.aborted) await projectWhileHolding(client);
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, "not projecting");
      } finally {
        await client.end().catch(() => {});
      }
      await pause(tryToBecomeActiveEvery, stopping.signal);
    }
  };
  const contending = contend();
  await listener.ready;

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    await contending;
    await listener.close();
    await pool.end();
  };

  return {
    async until(position, patience = patienceOfAWrite) {
      if (await shown.until(position, patience)) return true;
      await look();
      return position <= shown.position;
    },
    version: versions(pool),
    poison: () => runners.flatMap(({ poison }) => poison ?? []),
    get active() {
      return active;
    },
    stop: () => (stopped ??= stop()),
  };
};

const takesLock = async (client: pg.Client) => {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [activeLock]);
  return rows[0]?.mine === true;
};
