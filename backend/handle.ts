import { LRUCache } from "lru-cache";
import type { z } from "zod";
import {
  type EventStore,
  type NewEvent,
  NotAsked,
  type Position,
  type RecordedEvent,
  RevisionConflict,
  StoreUnavailable,
} from "../eventstore/eventStore.ts";
import { type Command, factId, metaOf } from "./command.ts";

const rememberedStreams = 5000;

export interface Fold<S, E> {
  readonly events: z.ZodType<E>;
  readonly initial: S;
  /** `id`: of the recorded fact, for states that must recognize it again. None while a decision tries facts out. */
  evolve(state: S, event: E, id?: string): S;
  /** The same when going through many facts at once: it may mutate states it made itself, since no one keeps those. */
  evolving?(): (state: S, event: E, id?: string) => S;
}
/** How to go through many facts when no one keeps the states in between. */
export const evolvingOf = <S, E>(fold: Fold<S, E>) =>
  fold.evolving?.() ?? ((state: S, event: E, id?: string) => fold.evolve(state, event, id));

/** A stored fact does not match its schema: damaged, or of a newer version. Named, but never quoted. */
export class UnreadableFact extends Error {
  constructor({ id, type, stream, revision }: RecordedEvent, options?: ErrorOptions) {
    super(`the fact ${id} (${type}, ${revision} in ${stream}) cannot be read`, options);
  }
}
const readFact = <E>({ events }: Pick<Fold<unknown, E>, "events">, event: RecordedEvent): E => {
  const { success, data, error } = events.safeParse(event);
  if (!success) throw new UnreadableFact(event, { cause: error });
  return data;
};

/** What a decision returns: facts, or why there are none. */
const decided = <S, E>(decide: (state: S) => readonly E[], state: S): { facts: readonly E[]; refusal?: unknown } => {
  try {
    return { facts: decide(state) };
  } catch (refusal) {
    return { facts: [], refusal };
  }
};

/** The folded state of a stream, as far as it was read. */
interface Folded<S> {
  readonly of: unknown; // its Fold
  state: S;
  revision: number | "none";
  position: Position | undefined;
  readonly keyed: Set<string>; // ids of facts recorded under a key: UUID version 5
}

interface Handled {
  readonly revision: number | "none";
  readonly recorded: boolean; // false: nothing new to record, or recorded before under the same key
}

/** Observes what no one outside sees of a command. */
export interface Watch {
  /** Someone else was faster, and it is decided once more. */
  decidedAgain(): void;
  /** How long after the append the read models showed it, or whether a write's patience ran out first. */
  shown(wait: { ms: number; inTime: boolean }): void;
}
const nobody: Watch = { decidedAgain() {}, shown() {} };

type Fact = { type: string; data: object };
const isOf = <S, E>(fold: Fold<S, E>, folded: Folded<unknown> | undefined): folded is Folded<S> => folded?.of === fold;
const isKeyed = (id: string) => id[14] === "5";
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The one place where a decision meets the log: read, fold, decide, append, wait until the read models show it.
 * Commands on one stream queue up in this process; across processes the expected revision decides, and the loser
 * decides again. `until` waits for the read models.
 */
export const handler = ({
  store,
  until,
  remember = rememberedStreams,
  patience = 2000,
  watch = nobody,
}: {
  store: EventStore;
  until: (position: Position) => Promise<boolean>;
  remember?: number;
  patience?: number; // ms of deciding again, or of sending again
  watch?: Watch;
}) => {
  const remembered = new LRUCache<string, Folded<unknown>>({ max: remember });
  let forgotten = 0; // times; a fold read before the last of them may contain what was erased
  const queues = new Map<string, Promise<unknown>>();

  /** The state of a stream as read or recorded by this process before, which is usually all there is; else empty. */
  const atHand = <S, E extends Fact>(fold: Fold<S, E>, stream: string): Folded<S> => {
    const known = remembered.get(stream);
    if (isOf(fold, known)) return known;
    return { of: fold, state: fold.initial, revision: "none", position: undefined, keyed: new Set() };
  };

  /** The folded stream, reading only what came since the last read. */
  const current = async <S, E extends Fact>(fold: Fold<S, E>, stream: string): Promise<Folded<S>> => {
    const readAfter = forgotten;
    const folded = atHand(fold, stream);
    const from = folded.revision === "none" ? 0 : folded.revision + 1;
    const evolve = evolvingOf(fold);
    for await (const event of store.read(stream, from)) {
      folded.state = evolve(folded.state, readFact(fold, event), event.id);
      folded.revision = event.revision;
      folded.position = event.position;
      if (isKeyed(event.id)) folded.keyed.add(event.id);
    }
    if (readAfter === forgotten) remembered.set(stream, folded);
    return folded;
  };

  /** What this process recorded itself need not be read again. Returns false if it does. */
  const evolved = <S, E extends Fact>(fold: Fold<S, E>, folded: Folded<S>, events: readonly NewEvent[]): boolean => {
    const evolve = evolvingOf(fold);
    for (const event of events) {
      const { success, data } = fold.events.safeParse(JSON.parse(JSON.stringify(event))); // as the log will return it
      if (!success) return false; // whoever reads it is told
      folded.state = evolve(folded.state, data, event.id);
      if (isKeyed(event.id)) folded.keyed.add(event.id);
    }
    return true;
  };

  const inTurn = async <T>(stream: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(stream) ?? Promise.resolve()).then(work, work);
    const done = turn.catch(() => {});
    queues.set(stream, done);
    try {
      return await turn;
    } finally {
      if (queues.get(stream) === done) queues.delete(stream);
    }
  };

  /** A lost answer leaves the outcome unknown; sending the same ids again settles it. */
  const append = async (stream: string, expected: number | "none", events: readonly NewEvent[], until: number) => {
    for (let [wait, sent] = [50, false]; ; wait *= 2) {
      try {
        return await store.append(stream, expected, events);
      } catch (error) {
        sent ||= !(error instanceof NotAsked);
        if (!(error instanceof StoreUnavailable) || !sent || performance.now() + wait > until) throw error;
        await pause(wait);
      }
    }
  };

  const decideAndAppend = async <S, E extends Fact>(
    { fold, stream, command }: { fold: Fold<S, E>; stream: string; command: Command },
    decide: (state: S) => readonly E[],
    arrived: number,
  ): Promise<Handled & { position: Position | undefined }> => {
    const giveUpAt = performance.now() + patience;
    // A no is only given on everything the log holds. A yes is checked against the log by its append, which does not
    // distinguish a repeat from the first time.
    for (let isRead = command.key !== undefined && !isOf(fold, remembered.get(stream)); ; isRead = true) {
      const readAfter = forgotten;
      const folded = await (isRead ? current(fold, stream) : atHand(fold, stream));
      const { revision, position } = folded;
      if (command.key && folded.keyed.has(factId(command, stream, 0))) return { revision, position, recorded: false };
      const { facts, refusal } = decided(decide, folded.state);
      if (facts.length === 0) {
        if (!isRead) continue;
        if (refusal !== undefined) throw refusal;
        return { revision, position, recorded: false };
      }
      const meta = metaOf(command);
      const events = facts.map((fact, n) => ({
        type: fact.type,
        data: fact.data,
        id: factId(command, stream, n),
        meta,
      }));
      try {
        // While the log is down each waits from its own arrival on, so that a queue of them does not wait one after
        // another.
        const appended = await append(stream, revision, events, arrived + patience);
        const isWhole = evolved(fold, Object.assign(folded, appended), events);
        if (isWhole && readAfter === forgotten) remembered.set(stream, folded);
        else remembered.delete(stream);
        command.recorded?.(events);
        return { ...appended, recorded: true };
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        if (typeof revision === "number" && (error.actual === "none" || error.actual < revision))
          remembered.delete(stream); // the log was replaced under us: what we remember is of another one
        if (!isRead) continue;
        if (performance.now() > giveUpAt) throw error;
        watch.decidedAgain();
        await pause(Math.random() * 20);
      }
    }
  };

  return {
    /** Decides on one stream and records the result. Throws Rejection, RevisionConflict, StoreUnavailable. */
    handle: async <S, E extends Fact>(
      target: { fold: Fold<S, E>; stream: string; command: Command },
      decide: (state: S) => readonly E[],
    ): Promise<Handled> => {
      const arrived = performance.now();
      const { position, ...handled } = await inTurn(target.stream, () => decideAndAppend(target, decide, arrived));
      if (position) {
        const appended = performance.now();
        const inTime = await until(position);
        if (handled.recorded) watch.shown({ ms: performance.now() - appended, inTime });
      }
      return handled;
    },
    /** The current state of another stream, for decisions that need it. */
    stateOf: async <S, E extends Fact>(fold: Fold<S, E>, stream: string): Promise<S> =>
      inTurn(stream, async () => (await current(fold, stream)).state),
    /** Someone was erased: whatever is remembered of them is read anew, without personal data. */
    forgetFolds: () => {
      forgotten++;
      remembered.clear();
    },
  };
};
export type Handling = ReturnType<typeof handler>;
