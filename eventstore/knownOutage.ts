import { setTimeout as pause } from "node:timers/promises";
import { type EventStore, NotAsked, StoreUnavailable } from "./eventStore.ts";

const askEvery = 250; // ms, while it is away
const answerWithin = 1000; // ms; another question may find another way while one hangs

/** Told once each. */
interface OutageWatch {
  readonly away: (error: StoreUnavailable) => void;
  readonly back: () => void;
}

/**
 * The same log. Whoever found it away has waited for that; those who come after hear it at once, until it answers again.
 * What is under way meanwhile goes on.
 */
export const knowingOutages = (store: EventStore, { away, back }: OutageWatch): EventStore => {
  const closing = new AbortController();
  let outage: StoreUnavailable | undefined;
  let ended = 0; // outages

  const isThere = async () => {
    const there = store.head().then(
      () => true,
      (error: unknown) => !(error instanceof StoreUnavailable), // whoever asks is told what is wrong
    );
    return Promise.race([there, pause(answerWithin, false, { signal: closing.signal })]);
  };
  const untilItIsBack = async () => {
    while (!(await isThere())) await pause(askEvery, undefined, { signal: closing.signal });
    outage = undefined;
    ended += 1;
    back();
  };
  /** What was asked before the last outage ended, and fails after it, fails of that one. */
  const noticed = (error: unknown, endedBefore: number) => {
    if (error instanceof StoreUnavailable && !outage && ended === endedBefore && !closing.signal.aborted) {
      outage = error;
      away(error);
      untilItIsBack().catch(() => {}); // closed
    }
    return error;
  };
  const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (outage) throw new NotAsked(outage.message, { cause: outage });
    const endedBefore = ended;
    return ask().catch((error: unknown) => {
      throw noticed(error, endedBefore);
    });
  };

  return {
    ...store,
    append: async (...told) => asked(() => store.append(...told)),
    head: async () => asked(() => store.head()),
    async *read(...told) {
      if (outage) throw new NotAsked(outage.message, { cause: outage });
      const endedBefore = ended;
      try {
        yield* store.read(...told);
      } catch (error) {
        throw noticed(error, endedBefore);
      }
    },
    async close() {
      closing.abort();
      await store.close();
    },
  };
};
