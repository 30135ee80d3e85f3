import type pg from "pg";
import type { Position, RecordedEvent } from "../eventstore/eventStore.ts";
import { isUnavailable } from "../eventstore/outage.ts";
import { Fenced, inTransaction, moveCheckpoint } from "./checkpoints.ts";
import { patchesOf, type Projector } from "./projector.ts";
import { writePatches } from "./rows.ts";

export interface PoisonFact {
  readonly projector: string;
  readonly eventId: string;
  readonly type: string;
  readonly error: string;
}

/** A projector at work. */
export interface Runner {
  readonly projector: Projector;
  position: Position; // its checkpoint; "" before the first fact
  behind: boolean; // has to come level with the others before it may go with them
  held: boolean; // stands before its poison fact
  poison?: PoisonFact; // stays until the projector has made good what it missed
}

export interface Applying {
  readonly pool: pg.Pool;
  readonly all: readonly Runner[];
  readonly onPoison: (poison: PoisonFact) => void;
}

/** Where every healthy projector is; "" when one of them has shown nothing yet. */
export const shownBy = (runners: readonly Runner[]): Position =>
  runners
    .filter(({ poison }) => !poison)
    .map(({ position }) => position)
    .sort()[0] ?? "";

/** All projectors in one transaction; should that fail for one fact, each alone, so that it stops one alone. */
export const apply = async (by: Applying, group: readonly Runner[], events: readonly RecordedEvent[]) => {
  const due = group.filter(({ held, position }) => !held && position < events.at(-1)!.position);
  if (due.length === 0) return;
  try {
    await write(by, due, events);
  } catch (error) {
    if (isOutside(error)) throw error;
    for (const runner of due) await applyAlone(by, runner, events);
  }
};

/** Not the fault of any fact: the database, or somebody else who projects. */
const isOutside = (error: unknown) => error instanceof Fenced || isUnavailable(error);

/** Finds the fact that cannot be applied by halving, having written all before it. */
const applyAlone = async (by: Applying, runner: Runner, events: readonly RecordedEvent[]): Promise<void> => {
  try {
    await write(by, [runner], events);
  } catch (error) {
    if (isOutside(error)) throw error;
    const half = Math.floor(events.length / 2);
    if (half === 0) return hold(by, runner, events[0]!, error);
    await applyAlone(by, runner, events.slice(0, half));
    if (!runner.held) await applyAlone(by, runner, events.slice(half));
  }
};

const hold = ({ onPoison }: Applying, runner: Runner, { id: eventId, type }: RecordedEvent, error: unknown) => {
  const before = runner.poison;
  runner.held = true;
  runner.behind = true;
  runner.poison = { projector: runner.projector.name, eventId, type, error: String(error) };
  if (before?.eventId !== eventId || before.error !== runner.poison.error) onPoison(runner.poison); // said once
};

/** Rows and checkpoints together: exactly once, whatever happens in between. */
const write = async ({ pool, all }: Applying, runners: readonly Runner[], events: readonly RecordedEvent[]) => {
  const to = events.at(-1)!.position;
  await inTransaction(pool, async (client) => {
    for (const { projector, position } of runners) {
      const news = events.filter((event) => event.position > position);
      await writePatches(client, projector.tables, patchesIn(projector, news));
      await moveCheckpoint(client, { projector, from: position, to });
    }
    const shown = shownBy(all.map((runner) => (runners.includes(runner) ? { ...runner, position: to } : runner)));
    await client.query("select pg_notify('shown', $1)", [shown]);
  });
  for (const runner of runners) runner.position = to;
};

function* patchesIn(projector: Projector, events: readonly RecordedEvent[]) {
  for (const event of events) yield* patchesOf(projector, event);
}
