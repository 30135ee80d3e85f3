import { setTimeout as pause } from "node:timers/promises";
import { type EventStore, NotAsked, StoreUnavailable } from "./eventStore.ts";

const askEvery = 250; // ms, while it is down
const answerWithin = 1000; // ms; another request may get through while one hangs

/** Each is called once per change. */
interface OutageWatch {
  readonly away: (error: StoreUnavailable) => void;
  readonly back: () => void;
}

/**
 * The same log. Whoever finds it down has waited for that; those who come later are refused at once until it answers
 * again. Requests under way continue.
 */
export const knowingOutages = (store: EventStore, { away, back }: OutageWatch): EventStore => {
  const closing = new AbortController();
  let outage: StoreUnavailable | undefined;
  let ended = 0; // outages

  const isThere = async () => {
    const there = store.head().then(
      () => true,
      (error: unknown) => !(error instanceof StoreUnavailable), // the caller is told what is wrong
    );
    return Promise.race([there, pause(answerWithin, false, { signal: closing.signal })]);
  };
  const untilItIsBack = async () => {
    while (!(await isThere())) await pause(askEvery, undefined, { signal: closing.signal });
    outage = undefined;
    ended += 1;
    back();
  };
  /** A request from before the last outage ended that fails afterwards fails because of that outage. */
  const noticed = (error: unknown, endedBefore: number) => {
    if (error instanceof StoreUnavailable && !outage && ended === endedBefore && !closing.signal.aborted) {
      outage = error;
      away(error);
      untilItIsBack().catch(() => {}); // closed
    }
    return error;
  };
  const attempt = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (outage) throw new NotAsked(outage.message, { cause: outage });
    const endedBefore = ended;
    return ask().catch((error: unknown) => {
      throw noticed(error, endedBefore);
    });
  };

  return {
    ...store,
    append: async (...args) => attempt(() => store.append(...args)),
    head: async () => attempt(() => store.head()),
    async *read(...args) {
      if (outage) throw new NotAsked(outage.message, { cause: outage });
      const endedBefore = ended;
      try {
        yield* store.read(...args);
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
