import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { EventStore, Position } from "../../eventstore/eventStore.ts";
import { somebodyProjects } from "../activity.ts";
import { apply, type PoisonFact, runnersOf } from "../applying.ts";
import { asBuilder, buildTables } from "./beside.ts";
import { outdated, transaction } from "../checkpoints.ts";
import type { Comparison } from "./comparison.ts";
import type { Projector } from "../projector.ts";
import { between, readAhead } from "../readAhead.ts";
import { compareSides, holdCheckpoints, type Live, swap } from "./swap.ts";

const tryAgainAfter = 100; // ms
const mostTries = 300; // to lock the tables one after another, for half a minute
const triesForLiveRows = 30; // until the projecting process has caught up
const readWithin = 10_000; // ms of reading the log while no one can project

interface Rebuilding {
  readonly store: EventStore;
  readonly pool: pg.Pool; // one of its connections is used exclusively
  readonly projectors: readonly Projector[];
  readonly signal?: AbortSignal | undefined; // ends it; the live tables stay as they are
  readonly onProgress?: (progress: Progress) => void;
  readonly onWaiting?: () => void; // another process is rebuilding at this moment
}
export interface Progress {
  readonly facts: number; // read so far
  readonly position: Position;
}
export interface Rebuilt {
  readonly projectors: readonly string[];
  readonly facts: number; // read from the log, once for all projectors
  readonly ms: number;
  readonly position: Position; // where rebuilt and live tables were compared
  readonly tables: readonly Comparison[];
  /** Facts that cannot be applied. Live tables of the same version that are in use then stay. */
  readonly poison: readonly PoisonFact[];
}

/**
 * Rebuilds tables beside the live ones, which serve and are projected all the while, and swaps them in one transaction,
 * between two facts. Throws what the database throws, and the signal's reason.
 */
export const rebuild = (options: Rebuilding): Promise<Rebuilt> =>
  beside(options, {
    due: async () => options.projectors,
    finish: (client, lives) =>
      swap(
        client,
        lives.filter(({ runner, version }) => !runner.poison || version !== runner.projector.version),
      ),
  });

/**
 * The same for projectors whose tables are missing or of another version, if there still are any when our turn comes.
 */
export const rebuildOutdated = (options: Rebuilding): Promise<Rebuilt> =>
  beside(options, { due: (client) => outdated(client, options.projectors), finish: swap });

/** Whether live rows are what the log says, row by row at one position. Changes nothing. */
export const compareWithRebuild = (options: Rebuilding): Promise<Rebuilt> =>
  beside(options, {
    due: async () => options.projectors,
    finish: async () => {
      throw new OnlyCompared();
    },
  });

/** Rolls back. */
class OnlyCompared extends Error {}
/** The projecting process has not written yet what we have read. */
class LiveIsBehind extends Error {}
/** Locks not acquired in time, and whoever had to give way. */
const passing = /^(55P03|57014|40...)$/;
const mayPass = (error: unknown) =>
  error instanceof LiveIsBehind || (error instanceof pg.DatabaseError && passing.test(error.code ?? ""));

const furthest = (positions: readonly { readonly position: Position }[]): Position =>
  positions
    .map(({ position }) => position)
    .sort()
    .at(-1) ?? "";

const beside = async (
  { store, pool, signal = new AbortController().signal, onProgress, onWaiting }: Rebuilding,
  {
    due,
    finish,
  }: {
    due: (client: pg.ClientBase) => Promise<readonly Projector[]>;
    finish: (client: pg.ClientBase, lives: readonly Live[]) => Promise<void>;
  },
): Promise<Rebuilt> => {
  const since = performance.now();
  return asBuilder({ pool, signal, onWaiting }, async (client) => {
    const projectors = await due(client);
    const runners = runnersOf(projectors);
    const tables = await buildTables(client, projectors);
    let facts = 0;

    const comeLevel = async () => {
      for await (const { events, caughtUp } of readAhead(store, furthest(runners) || undefined, signal)) {
        if (events.length > 0) {
          await apply({ write: tables.write, onPoison: () => {} }, runners, events);
          facts += events.length;
          onProgress?.({ facts, position: events.at(-1)!.position });
        }
        if (caughtUp || runners.every(({ stuck }) => stuck)) break;
      }
      signal.throwIfAborted();
    };

    /** Both sides at one position, compared: no one writes the live ones meanwhile. */
    const meet = async (patient: boolean) => {
      const lives = await holdCheckpoints(client, runners);
      const well = runners.filter(({ poison }) => !poison);
      const reached = furthest(well);
      if (patient && lives.some(({ position }) => position < reached) && (await somebodyProjects(client)))
        throw new LiveIsBehind("the live tables do not show yet what the rebuilt ones show");
      const position = furthest([...well, ...lives]);
      const soon = AbortSignal.any([signal, AbortSignal.timeout(readWithin)]);
      await tables.writeRows(well, await between(store, reached, position, soon));
      const level = lives.map((live) =>
        live.runner.poison ? live : { ...live, runner: { ...live.runner, position } },
      );
      const missed = await missedBy(level, store, soon);
      const compared: Comparison[] = [];
      for (const live of level) compared.push(...(await compareSides(client, live, missed)));
      return { position, level, compared };
    };

    const done = (position: Position, compared: readonly Comparison[]): Rebuilt => ({
      projectors: projectors.map(({ name }) => name),
      facts,
      ms: performance.now() - since,
      position,
      tables: compared,
      poison: runners.flatMap(({ poison }) => poison ?? []),
    });
    if (projectors.length === 0) return done("", []);

    await comeLevel();
    await tables.indexAll();
    for (let tries = 1; ; tries++) {
      await comeLevel();
      let met: Awaited<ReturnType<typeof meet>> | undefined;
      try {
        await transaction(client, async () => {
          await client.query("set local synchronous_commit = on; set local lock_timeout = '10s'");
          met = await meet(tries < triesForLiveRows);
          await finish(client, met.level);
        });
        return done(met!.position, met!.compared);
      } catch (error) {
        if (error instanceof OnlyCompared && met) return done(met.position, met.compared);
        if (tries === mostTries || !mayPass(error)) throw error;
        await pause(tryAgainAfter, undefined, { signal });
      }
    }
  });
};

/** What the log contains beyond live rows of this version that no one has projected. */
const missedBy = (lives: readonly Live[], store: EventStore, signal: AbortSignal) => {
  const late = lives.filter(
    ({ runner, version, position }) => version === runner.projector.version && position < runner.position,
  );
  const from = late.map(({ position }) => position).sort()[0];
  return from === undefined ? [] : between(store, from, furthest(late.map(({ runner }) => runner)), signal);
};
