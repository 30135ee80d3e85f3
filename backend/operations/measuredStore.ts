import { type EventStore, RevisionConflict, StoreUnavailable } from "../../eventstore/eventStore.ts";
import type { Metrics } from "./metrics.ts";

const outcomeOf = (error: unknown) =>
  error instanceof RevisionConflict ? "conflict" : error instanceof StoreUnavailable ? "unavailable" : "fault";

/** The same store; each append is timed. */
export const measuredStore = (
  store: EventStore,
  { appends, appendsInProgress, facts }: Pick<Metrics, "appends" | "appendsInProgress" | "facts">,
): EventStore => ({
  ...store,
  async append(stream, expected, events) {
    const done = appends.startTimer();
    appendsInProgress.inc();
    try {
      const appended = await store.append(stream, expected, events);
      done({ outcome: "written" });
      facts.inc(events.length);
      return appended;
    } catch (error) {
      done({ outcome: outcomeOf(error) });
      throw error;
    } finally {
      appendsInProgress.dec();
    }
  },
});
