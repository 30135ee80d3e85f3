import type { Batch, EventStore, Position, RecordedEvent } from "../eventstore/eventStore.ts";

const batchSize = 4000; // facts, or up to one page of the log more: larger batches fold no better

/** Pages of the log joined into batches worth a transaction. */
async function* joined(pages: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let events: RecordedEvent[] = [];
  for await (const page of pages) {
    events.push(...page.events);
    if (events.length < batchSize && !page.caughtUp) continue;
    yield { events, caughtUp: page.caughtUp };
    events = [];
  }
}

/** The log from a position on, in large batches; the next one is read and opened while the caller works on the last. */
export async function* readAhead(
  store: EventStore,
  after: Position | undefined,
  signal: AbortSignal,
): AsyncGenerator<Batch> {
  const over = new AbortController();
  const batches = joined(store.subscribe(after, AbortSignal.any([signal, over.signal])));
  let next = batches.next();
  try {
    for (;;) {
      const batch = await next;
      if (batch.done) return;
      next = batches.next();
      next.catch(() => {}); // rethrown when it is awaited
      yield batch.value;
    }
  } finally {
    over.abort();
    await next.catch(() => {});
  }
}

/** Facts after one position up to another that the log is known to contain. */
export const between = async (
  store: EventStore,
  after: Position,
  upTo: Position,
  signal: AbortSignal,
): Promise<readonly RecordedEvent[]> => {
  const found: RecordedEvent[] = [];
  if (after >= upTo) return found;
  for await (const { events } of store.subscribe(after || undefined, signal)) {
    found.push(...events);
    if (events.length > 0 && events.at(-1)!.position >= upTo) return found.filter(({ position }) => position <= upTo);
  }
  throw new Error(`the log does not reach ${upTo}`);
};
