import pg from "pg";
import type { EventStore, Position } from "../eventstore/eventStore.ts";
import { listen } from "../eventstore/listener.ts";
import { somebodyProjects, takeTurns } from "./activity.ts";
import { runnersOf } from "./applying.ts";
import { outdated, readCheckpoints } from "./checkpoints.ts";
import { project } from "./engine.ts";
import { type KnownPoison, knownPoison } from "./poison.ts";
import type { Projector } from "./projector.ts";
import { shownPosition } from "./shown.ts";
import { bringTablesUpToDate, type Building, buildingLoggedTo } from "./starting.ts";
import { ownWrites, trustedVersions, type TrustedVersions, versions } from "./version.ts";

type Work = (turn: AbortSignal) => Promise<void>;

/** Other work for a single node, done by the one that projects. */
const besideProjecting = (onTrouble: (error: unknown) => void) => {
  const works: Work[] = [];
  let present: { readonly signal: AbortSignal; readonly running: Promise<void>[] } | undefined;
  const run = (work: Work, signal: AbortSignal) => work(signal).catch(onTrouble);

  return {
    add: (work: Work) => {
      works.push(work);
      present?.running.push(run(work, present.signal));
    },
    /** It is this process's turn, at most until the signal. */
    begin(tenure: AbortSignal) {
      const over = new AbortController();
      const signal = AbortSignal.any([tenure, over.signal]);
      const running = works.map((work) => run(work, signal));
      present = { signal, running };
      return {
        /** The turn is over once all work has ended. */
        async end() {
          present = undefined;
          over.abort();
          await Promise.all(running);
        },
      };
    },
  };
};

const patienceOfAWrite = 2000; // ms
const surelyActiveFor = 1500; // ms after a heartbeat; no one else can be active within three seconds of one

export interface Projections {
  /** Waits until the read models show this position; false if they do not within `patience` (2 s). */
  until(position: Position, patience?: number): Promise<boolean>;
  /**
   * What the read models show now, whichever node wrote it. Throws while the database is down. In the process that
   * projects, what another process puts there (a rebuild's swap) may appear a second late.
   */
  readonly versions: TrustedVersions;
  /** Facts that block a projector, whichever process found them. Throws while the database is down. */
  poison(): Promise<readonly KnownPoison[]>;
  /** Whether this process is the one that projects. */
  readonly active: boolean;
  /**
   * Another version of this program has taken over the tables, and works on them: this process must give way. If that
   * one has ended, this one is the best there is.
   */
  readonly superseded: boolean;
  /**
   * Does this work, too, whenever it is this process's turn to project: on one node at a time. It must end with the
   * signal, and a turn is not over before it has. Whatever it throws is logged, and it waits for the next turn.
   */
  whileActive(work: (turn: AbortSignal) => Promise<void>): void;
  stop(): Promise<void>;
}

interface Log {
  warn(details: object, words: string): void;
  error(details: object, words: string): void;
}

/** Keeps the read models up to date: in this process while it is its turn, otherwise by standing by. */
export const startProjections = async ({
  store,
  url,
  projectors,
  log,
  retryAfter,
  ...building
}: {
  store: EventStore;
  url: string;
  projectors: readonly Projector[];
  log: Log;
  retryAfter?: number; // ms until a poison fact is tried again
} & Building): Promise<Projections> => {
  const pool = new pg.Pool({
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 65_000, // the server gives up first, unless it is gone
    connectionString: url,
    max: 2 + projectors.length, // for those that are level, for each that is behind, and for a look at the checkpoints
    idleTimeoutMillis: 0,
    application_name: "fungo projections",
    pipeline: true,
    options: "-c statement_timeout=60000",
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    if ((await outdated(pool, projectors)).length > 0)
      await bringTablesUpToDate({ store, url, projectors }, { ...buildingLoggedTo(log), ...building });
  } catch (error) {
    await pool.end();
    throw error;
  }

  const shown = shownPosition();
  const runners = runnersOf(projectors);
  const stopping = new AbortController();
  const writes = ownWrites();
  let active = false;
  let lastBeat = -surelyActiveFor;
  let givesWay = false;
  let superseded = false;

  /** What the checkpoints say, in case news did not reach this process. A waiting projector is left out. */
  const look = async () => {
    const stuck = new Set((await knownPoison(pool)).map(({ projector }) => projector));
    const positions = await readCheckpoints(pool, projectors);
    const lowest = [...positions]
      .filter(([name]) => !stuck.has(name))
      .map(([, position]) => position)
      .sort()[0];
    if (lowest) shown.advance(lowest);
  };
  const lookIfPossible = () => look().catch(() => {});
  const listener = listen(url, { shown: (position) => shown.advance(position) }, () => void lookIfPossible());

  const mayWork = async (client: pg.Client) => {
    const others = (await outdated(client, projectors)).map(({ name }) => name);
    if (others.length > 0 && !givesWay)
      log.error({ projectors: others }, "another version has made the read models its own; this process gives way");
    givesWay = others.length > 0;
    superseded = givesWay && (await somebodyProjects(client));
    return !givesWay;
  };

  const beside = besideProjecting((error) => log.error({ err: error }, "work beside projecting has ended"));
  const work = async (tenure: AbortSignal) => {
    const end = () => (active = false);
    tenure.addEventListener("abort", end);
    active = true;
    const turn = beside.begin(tenure);
    try {
      await project(
        {
          store,
          pool,
          runners,
          retryAfter,
          writes,
          onShown: (position) => shown.advance(position),
          onPoison: (poison) => log.error({ ...poison }, "a fact cannot be applied; its projector waits"),
          onTrouble: (error) => log.warn({ err: error }, "projecting paused"),
        },
        tenure,
      );
    } finally {
      tenure.removeEventListener("abort", end);
      end();
      await turn.end();
    }
  };
  const onTrouble = (error: unknown) => log.warn({ err: error }, "not projecting");
  const onBeat = (at: number) => (lastBeat = at);
  const contending = takeTurns({ url, mayWork, work, onTrouble, onBeat }, stopping.signal);
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
      await lookIfPossible();
      return position <= shown.position;
    },
    versions: trustedVersions({
      ask: versions(pool),
      writes,
      isAlone: () => active && performance.now() - lastBeat < surelyActiveFor,
    }),
    poison: () => knownPoison(pool),
    get active() {
      return active;
    },
    get superseded() {
      return superseded;
    },
    whileActive: beside.add,
    stop: () => (stopped ??= stop()),
  };
};
