import { type EventStore, largestAppend, type Position } from "../../eventstore/eventStore.ts";
import type { StoredFact } from "./records.ts";

const largestRun = 500; // facts of one append

/** A log through its port, still sealed, up to and including `head`. */
export async function* factsUpTo(store: EventStore, head: Position | undefined): AsyncGenerator<StoredFact> {
  if (head === undefined) return;
  const end = new AbortController();
  try {
    for await (const { events } of store.subscribe(undefined, end.signal))
      for (const { stream, revision, position, id, type, data, meta, at } of events) {
        if (position > head) return;
        yield { position, stream, revision, id, type, data: JSON.stringify(data), meta: JSON.stringify(meta), at };
        if (position === head) return;
      }
  } finally {
    end.abort();
  }
}

/**
 * Appends facts through the port: same ids, at exactly their revisions, in order. Neighbors in one stream go together,
 * always grouped the same way, so a second attempt repeats appends the log recognizes.
 */
export const appendFacts = async (
  store: EventStore,
  facts: AsyncIterable<StoredFact>,
  onAppended: (count: number) => void,
) => {
  let run: StoredFact[] = [];
  let size = 0; // characters, three bytes each at most
  const flush = async () => {
    const [first] = run;
    if (!first) return;
    await store.append(
      first.stream,
      first.revision === 0 ? "none" : first.revision - 1,
      run.map(({ id, type, data, meta }) => ({ id, type, data: JSON.parse(data), meta: JSON.parse(meta) })),
    );
    onAppended(run.length);
    run = [];
    size = 0;
  };
  for await (const fact of facts) {
    const more = 3 * (fact.data.length + fact.meta.length);
    if (fact.stream !== run[0]?.stream || run.length === largestRun || size + more > largestAppend) await flush();
    run.push(fact);
    size += more;
  }
  await flush();
};
