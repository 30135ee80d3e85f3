import { setTimeout as pause } from "node:timers/promises";
import { type EventStore, NotAsked, StoreUnavailable } from "./eventStore.ts";

const askEvery = 250; // ms, while it is away
const answerWithin = 1000; // ms; another question may find another way while one hangs

/** Told once each. */
export interface OutageWatch {
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
    back();
  };
  const noticed = (error: unknown) => {
    if (error instanceof StoreUnavailable && !outage && !closing.signal.aborted) {
      outage = error;
      away(error);
      untilItIsBack().catch(() => {}); // closed
    }
    return error;
  };
  const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (outage) throw new NotAsked(outage.message, { cause: outage });
    return ask().catch((error: unknown) => {
      throw noticed(error);
    });
  };

  return {
    ...store,
    append: async (...told) => asked(() => store.append(...told)),
    head: async () => asked(() => store.head()),
    async *read(...told) {
      if (outage) throw new NotAsked(outage.message, { cause: outage });
      try {
        yield* store.read(...told);
      } catch (error) {
        throw noticed(error);
      }
    },
    async close() {
      closing.abort();
      await store.close();
    },
  };
};
