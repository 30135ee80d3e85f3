import type { Position, RecordedEvent } from "../eventstore/eventStore.ts";
import { isUnavailable } from "../eventstore/outage.ts";
import { Fenced } from "./checkpoints.ts";
import { harmless } from "./fault.ts";
import { patchesOf, type Projector } from "./projector.ts";

export interface PoisonFact {
  readonly projector: string;
  readonly eventId: string;
  readonly type: string;
  readonly error: string; // what kind of error and where; never the fact's content
}

/** A projector at work. */
export interface Runner {
  readonly projector: Projector;
  position: Position; // of the last fact in its rows; "" before the first
  behind: boolean; // must catch up before it may join the others
  stuck: boolean; // waits before its poison fact
  poison?: PoisonFact | undefined; // stays until the projector has caught up on what it missed
}

/** Where facts are applied: to the live tables, or to some beside them. */
export interface Applying {
  /** Writes the rows of all these runners in one transaction, all or nothing; moves their positions. */
  readonly write: (runners: readonly Runner[], events: readonly RecordedEvent[]) => Promise<void>;
  /** Before a runner gets stuck. */
  readonly onPoison: (poison: PoisonFact, runner: Runner) => Promise<void> | void;
}

export const runnersOf = (projectors: readonly Projector[]): readonly Runner[] =>
  projectors.map((projector) => ({ projector, position: "", behind: false, stuck: false }));

/** All projectors in one transaction. If a fact makes that fail, each alone, so that it stops only one. */
export const apply = async (by: Applying, group: readonly Runner[], events: readonly RecordedEvent[]) => {
  const due = group.filter(({ stuck, position }) => !stuck && position < events.at(-1)!.position);
  if (due.length === 0) return;
  try {
    await by.write(due, events);
  } catch (error) {
    if (isOutside(error)) throw error;
    for (const runner of due) await applyAlone(by, runner, events);
  }
};

/** Not the fault of any fact: the database, or another process that projects. */
const isOutside = (error: unknown) => error instanceof Fenced || isUnavailable(error);

/** Finds the fact that cannot be applied by bisection, having written everything before it. */
const applyAlone = async (by: Applying, runner: Runner, events: readonly RecordedEvent[]): Promise<void> => {
  try {
    await by.write([runner], events);
  } catch (error) {
    if (isOutside(error)) throw error;
    const half = Math.floor(events.length / 2);
    if (half === 0) return hold(by, runner, events[0]!, error);
    await applyAlone(by, runner, events.slice(0, half));
    if (!runner.stuck) await applyAlone(by, runner, events.slice(half));
  }
};

const hold = async ({ onPoison }: Applying, runner: Runner, fact: RecordedEvent, error: unknown) => {
  const { id: eventId, type } = fact;
  const poison = { projector: runner.projector.name, eventId, type, error: harmless(error) };
  await onPoison(poison, runner);
  runner.stuck = true;
  runner.behind = true;
  runner.poison = poison;
};

/** What facts not yet in this runner's rows do to them. */
export function* patchesFor(
  { projector, position }: Pick<Runner, "projector" | "position">,
  events: readonly RecordedEvent[],
) {
  for (const event of events) if (event.position > position) yield* patchesOf(projector, event);
}
