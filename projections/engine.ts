import { setTimeout as timeout } from "node:timers/promises";
import type pg from "pg";
import type { EventStore, Position } from "../eventstore/eventStore.ts";
import { apply, type Applying, patchesFor, type PoisonFact, type Runner } from "./applying.ts";
import { fenced, moveCheckpoints, OtherVersion, readCheckpoints, together } from "./checkpoints.ts";
import { forgetPoison, knownPoison, rememberPoison } from "./poison.ts";
import { statementsFor } from "./rows.ts";
import { type OwnWrites, ownWrites } from "./version.ts";

const retryPoisonAfter = 10_000; // ms
const shortestPause = 50; // ms between attempts while the database is down
const longestPause = 2000;

interface Projecting {
  store: EventStore;
  pool: pg.Pool;
  runners: readonly Runner[];
  /** After each commit: the position that every healthy projector shows. */
  onShown: (position: Position) => void;
  onPoison: (poison: PoisonFact) => void;
  onTrouble: (error: unknown) => void;
  writes?: OwnWrites; // notified of each transaction that writes rows
  retryAfter?: number | undefined; // ms until a poison fact is tried again
}

/** Where every healthy projector is; "" if one of them has shown nothing yet. */
const shownBy = (runners: readonly Runner[]): Position =>
  runners
    .filter(({ poison }) => !poison)
    .map(({ position }) => position)
    .sort()[0] ?? "";

/** Returns early, without an error, on the signal. */
export const pause = (ms: number, signal: AbortSignal) => timeout(ms, undefined, { signal }).catch(() => {});

/**
 * Turns facts into rows until the signal. Only one process may run it at a time; others are fenced off. Throws
 * OtherVersion if the tables belong to another version of this program.
 */
export const project = async (engine: Projecting, signal: AbortSignal) => {
  let wait = shortestPause;
  while (!signal.aborted) {
    try {
      await findPositions(engine);
      while (!signal.aborted) await round(engine, signal, () => (wait = shortestPause));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof OtherVersion) throw error;
      engine.onTrouble(error);
      await pause(wait, signal);
      wait = Math.min(wait * 2, longestPause);
    }
  }
};

const findPositions = async ({ pool, runners }: Projecting) => {
  const positions = await readCheckpoints(
    pool,
    runners.map(({ projector }) => projector),
  );
  const poison = await knownPoison(pool);
  const furthest = [...positions.values()].sort().at(-1) ?? "";
  for (const runner of runners) {
    runner.position = positions.get(runner.projector.name) ?? "";
    runner.poison = poison.find(({ projector }) => projector === runner.projector.name);
    runner.stuck &&= runner.poison !== undefined; // a rebuild may have repaired it
    runner.behind = runner.poison !== undefined || runner.position < furthest;
  }
};

/** Rows and checkpoints together: exactly once, whatever happens in between. */
const writeLive =
  ({ pool, runners: all, writes = ownWrites() }: Projecting): Applying["write"] =>
  async (runners, events) => {
    const to = events.at(-1)!.position;
    const shown = shownBy(all.map((runner) => (runners.includes(runner) ? { ...runner, position: to } : runner)));
    const statements = [
      moveCheckpoints(runners, to),
      ...runners.flatMap((runner) => statementsFor(runner.projector, patchesFor(runner, events))),
      { name: "shown", text: "select pg_notify('shown', $1)", values: [shown] },
    ];
    await writes.during(() => together(pool, statements).catch(fenced));
    for (const runner of runners) runner.position = to;
  };

const applyingTo = (engine: Projecting): Applying => ({
  write: writeLive(engine),
  async onPoison(poison, runner) {
    await rememberPoison(engine.pool, poison, runner);
    const before = runner.poison;
    if (before?.eventId !== poison.eventId || before.error !== poison.error) engine.onPoison(poison); // reported once
  },
});

/**
 * Projectors that are level share one subscription and one transaction per batch. Each that is behind (new, or delayed
 * by a poison fact) follows the log by itself, so that the others need not wait for it. A round ends when one changes
 * sides.
 */
const round = async (engine: Projecting, signal: AbortSignal, onProgress: () => void) => {
  const { runners } = engine;
  const over = new AbortController();
  const end = () => over.abort();
  signal.addEventListener("abort", end);
  try {
    const level = runners.filter(({ behind }) => !behind);
    const tasks = [
      follow(engine, level, over.signal, () => (onProgress(), level.some(({ stuck }) => stuck))),
      ...runners.filter(({ behind }) => behind).map((runner) => comeLevel(engine, runner, over.signal)),
    ].map((task) => task.finally(end));
    const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  } finally {
    signal.removeEventListener("abort", end);
  }
};

/** Until the signal, or until `enough` returns true after a batch. */
const follow = async (
  engine: Projecting,
  group: readonly Runner[],
  signal: AbortSignal,
  enough: (caughtUp: boolean) => boolean,
) => {
  if (group.length === 0) return new Promise<void>((end) => signal.addEventListener("abort", () => end()));
  const { store, runners: all, onShown } = engine;
  const by = applyingTo(engine);
  const from = group.map(({ position }) => position).sort()[0];
  for await (const { events, caughtUp } of store.subscribe(from || undefined, signal)) {
    if (events.length > 0) await apply(by, group, events);
    const shown = shownBy(all);
    if (shown) onShown(shown);
    if (enough(caughtUp)) return;
  }
};

/**
 * A poison fact is retried at once by a process that did not find it itself, then now and then: its cause may be gone.
 */
const comeLevel = async (engine: Projecting, runner: Runner, signal: AbortSignal) => {
  while (runner.behind && !signal.aborted) {
    if (runner.stuck) await pause(engine.retryAfter ?? retryPoisonAfter, signal);
    if (signal.aborted) return;
    runner.stuck = false;
    let level = false;
    await follow(engine, [runner], signal, (caughtUp) => (level = caughtUp && !runner.stuck) || runner.stuck);
    if (!level) continue;
    if (runner.poison) await forgetPoison(engine.pool, runner.projector.name);
    runner.poison = undefined;
    runner.behind = false;
  }
};
