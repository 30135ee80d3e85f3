import type pg from "pg";
import type { EventStore, Position, RecordedEvent } from "../eventstore/eventStore.ts";
import { isUnavailable } from "../eventstore/postgres.ts";
import { Fenced, inTransaction, moveCheckpoint, readCheckpoints } from "./checkpoints.ts";
import { patchesOf, type Projector } from "./projector.ts";
import { writePatches } from "./rows.ts";

const retryPoisonAfter = 10_000; // ms
const longestPause = 2000; // ms between attempts while the database is away

export interface PoisonFact {
  readonly projector: string;
  readonly eventId: string;
  readonly type: string;
  readonly error: string;
}

interface Runner {
  readonly projector: Projector;
  position: Position;
  poison?: PoisonFact;
}

export interface Projecting {
  store: EventStore;
  pool: pg.Pool;
  projectors: readonly Projector[];
  /** Called after each commit with the position that every healthy projector shows. */
  onShown(position: Position): void;
  onPoison(poison: PoisonFact): void;
  onTrouble(error: unknown): void;
}

/** Turns facts into rows until the signal ends it. Only one process may run it at a time; others are fenced off. */
export const project = async (engine: Projecting, signal: AbortSignal, runners = runnersOf(engine.projectors)) => {
  for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      const checkpoints = await readCheckpoints(engine.pool);
      for (const runner of runners) runner.position = checkpoints.get(runner.projector.name) ?? "";
      await follow(engine, runners, signal, () => (pause = 50));
    } catch (error) {
      if (signal.aborted) return;
      engine.onTrouble(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};

export const runnersOf = (projectors: readonly Projector[]): Runner[] =>
  projectors.map((projector) => ({ projector, position: "" }));
export type Runners = ReturnType<typeof runnersOf>;

/** One subscription feeds all projectors, from the one furthest behind; a batch skips what a projector has. */
const follow = async (engine: Projecting, runners: Runners, signal: AbortSignal, onProgress: () => void) => {
  // A poison fact holds one projector back. It is tried again from its own checkpoint, by starting over.
  const round = new AbortController();
  const stop = () => round.abort();
  signal.addEventListener("abort", stop);
  for (const runner of runners) delete runner.poison;
  const from = runners.map(({ position }) => position).sort()[0] ?? "";
  let retry: NodeJS.Timeout | undefined;
  try {
    if (from) announce(engine, runners);
    for await (const { events } of engine.store.subscribe(from || undefined, round.signal)) {
      if (events.length > 0) await apply(engine, runners, events);
      onProgress();
      announce(engine, runners);
      if (!retry && runners.some(({ poison }) => poison)) retry = setTimeout(stop, retryPoisonAfter);
    }
  } finally {
    clearTimeout(retry);
    signal.removeEventListener("abort", stop);
  }
};

const announce = (engine: Projecting, runners: Runners) => {
  const healthy = runners.filter(({ poison }) => !poison).map(({ position }) => position);
  const shown = healthy.sort()[0];
  if (shown) engine.onShown(shown);
};

/** All projectors in one transaction; should that fail for one fact, each alone, so that it stops one alone. */
const apply = async (engine: Projecting, runners: Runners, events: readonly RecordedEvent[]) => {
  const due = runners.filter(({ poison, position }) => !poison && position < events.at(-1)!.position);
  try {
    await write(engine, due, events, runners);
  } catch (error) {
    if (isOutside(error)) throw error;
    for (const runner of due) await applyAlone(engine, runner, events, runners);
  }
};

const isOutside = (error: unknown) =>
  error instanceof Fenced || (error instanceof Error && "code" in error && isUnavailable(error));

/** Finds the fact that cannot be applied by halving, having written all before it. */
const applyAlone = async (
  engine: Projecting,
  runner: Runner,
  events: readonly RecordedEvent[],
  all: Runners,
): Promise<void> => {
  try {
    await write(engine, [runner], events, all);
  } catch (error) {
    if (isOutside(error)) throw error;
    const half = Math.floor(events.length / 2);
    if (half > 0) {
      await applyAlone(engine, runner, events.slice(0, half), all);
      if (!runner.poison) await applyAlone(engine, runner, events.slice(half), all);
      return;
    }
    const { id: eventId, type } = events[0]!;
    runner.poison = { projector: runner.projector.name, eventId, type, error: String(error) };
    engine.onPoison(runner.poison);
  }
};

/** Rows and checkpoints together: exactly once, whatever happens in between. */
const write = async ({ pool }: Projecting, runners: Runners, events: readonly RecordedEvent[], all: Runners) => {
  const to = events.at(-1)!.position;
  const others = all.filter((runner) => !runner.poison && !runners.includes(runner)).map(({ position }) => position);
  await inTransaction(pool, async (client) => {
    for (const { projector, position } of runners) {
      const news = events.filter((event) => event.position > position);
      await writePatches(client, projector.tables, patchesIn(projector, news));
      await moveCheckpoint(client, { name: projector.name, from: position, to });
    }
    await client.query("select pg_notify('shown', $1)", [[to, ...others].sort()[0]]);
  });
  for (const runner of runners) runner.position = to;
};

function* patchesIn(projector: Projector, events: readonly RecordedEvent[]) {
  for (const event of events) yield* patchesOf(projector, event);
}
