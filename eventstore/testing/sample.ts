import { randomUUID } from "node:crypto";
import type { Batch, EventStore, Meta, NewEvent, Position, RecordedEvent } from "../eventStore.ts";

export const meta: Meta = {
  occurredAt: "2030-04-01T12:00:00.000Z",
  actor: { userId: "pat", role: "student" },
  correlationId: "request-1",
  causationId: "request-1",
};

/** A meaningless fact, with an id of its own. */
export const sample = (data: object = {}, id: string = randomUUID()): NewEvent => ({ id, type: "Sampled", data, meta });
export const samples = (count: number) => Array.from({ length: count }, (_, n) => sample({ n }));

export const all = async (events: AsyncIterable<RecordedEvent>) => {
  const found: RecordedEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
};

/** Everything after a position, until the reader has caught up. */
export const caughtUp = async (store: EventStore, after?: Position) => {
  const enough = new AbortController();
  const found: RecordedEvent[] = [];
  for await (const batch of store.subscribe(after, enough.signal)) {
    found.push(...batch.events);
    if (batch.caughtUp) enough.abort();
  }
  return found;
};

/** A subscriber that stays. `events` grows; `each` may delay it. */
export const following = (
  store: EventStore,
  { after, each }: { after?: Position | undefined; each?: (batch: Batch) => Promise<void> } = {},
) => {
  const end = new AbortController();
  const events: RecordedEvent[] = [];
  const seen = { caughtUp: 0 };
  const done = (async () => {
    for await (const batch of store.subscribe(after, end.signal)) {
      events.push(...batch.events);
      if (batch.caughtUp) seen.caughtUp++;
      await each?.(batch);
    }
  })();
  done.catch(() => {}); // whoever cares awaits `done`
  return {
    events,
    seen,
    done,
    stop: async () => {
      end.abort();
      await done;
    },
  };
};
