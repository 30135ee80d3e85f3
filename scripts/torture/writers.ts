import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { v7 as newUuid } from "uuid";
import type { EventStore, NewEvent, RecordedEvent } from "../../eventstore/eventStore.ts";
import { migrate } from "../../projections/schema/migrate.ts";
import { type Finding, problemList, type Problems, type Rack } from "./chapter.ts";
import type { LogKind } from "./logs.ts";
import { ownPostgres } from "./ownPostgres.ts";

interface Writers {
  readonly writers: number;
  readonly appends: number; // by each writer, of one to three events
  readonly newsWithin: number; // ms; a subscriber that receives nothing for this long is no longer waited for
}
export const manyWriters: Writers = { writers: 64, appends: 150, newsWithin: 60_000 };

const meta = {
  occurredAt: "2030-04-01T12:00:00.000Z",
  actor: "system",
  correlationId: "torture",
  causationId: "torture",
} as const;
const events = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, n) => ({ id: newUuid(), type: "Written", data: { n }, meta }));

/** What the writer was told, by id, in its own order. */
type Acknowledged = readonly { readonly id: string; readonly position: string }[];

/** Every acknowledged event once, none else, in the order of the log, and each writer's in the order it wrote them. */
const checkSeen = (seen: readonly RecordedEvent[], acknowledged: readonly Acknowledged[], problems: Problems) => {
  const at = new Map<string, number>();
  for (const [n, { id, position }] of seen.entries()) {
    if (at.has(id)) problems.add("a subscriber saw an event twice", id);
    at.set(id, n);
    if (n > 0 && position <= seen[n - 1]!.position) problems.add("positions do not grow", position);
  }
  for (const own of acknowledged) {
    let last = -1;
    for (const { id } of own) {
      const n = at.get(id);
      if (n === undefined) problems.add("a subscriber never saw an acknowledged event", id);
      else if (n < last) problems.add("a subscriber saw a writer's events in another order", id);
      last = n ?? last;
    }
  }
  const all = new Set(acknowledged.flat().map(({ id }) => id));
  for (const id of at.keys()) if (!all.has(id)) problems.add("a subscriber saw an event that nobody wrote", id);
};

/**
 * Many writers at once on a log, through two processes' stores, with a live subscriber. `open` opens the log once more.
 */
export const writersOn = async (
  open: () => Promise<EventStore>,
  { writers, appends, newsWithin }: Writers,
  problems: Problems,
): Promise<number> => {
  const stores = [await open(), await open()];
  const end = new AbortController();
  const seen: RecordedEvent[] = [];
  const following = (async () => {
    for await (const batch of stores[0]!.subscribe(undefined, end.signal)) seen.push(...batch.events);
  })();

  const acknowledged = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const own: { id: string; position: string }[] = [];
      const stream = `user-${randomUUID()}`;
      let revision: number | "none" = "none";
      for (let n = 0; n < appends; n++) {
        const batch = events(1 + ((writer + n) % 3));
        const appended = await stores[writer % 2]!.append(stream, revision, batch);
        revision = appended.revision;
        own.push(...batch.map(({ id }) => ({ id, position: appended.position })));
      }
      return own;
    }),
  );
  const expected = acknowledged.flat().length;
  for (let since = Date.now(), before = 0; seen.length < expected && Date.now() - since < newsWithin; await pause(20))
    if (seen.length > before) [since, before] = [Date.now(), seen.length];
  end.abort();
  await following;
  checkSeen(seen, acknowledged, problems);
  await Promise.all(stores.map((store) => store.close()));
  return expected;
};

export const writers = async (rack: Rack, kind: LogKind, options: Writers): Promise<Finding> => {
  const problems = problemList();
  const postgres = await ownPostgres(rack);
  await migrate(postgres.url);
  const log = await kind(rack, postgres);
  const since = performance.now();
  const written = await writersOn(log.open, options, problems);
  const seconds = (performance.now() - since) / 1000;
  rack.say(`${options.writers} writers: ${written} events, each seen by a live subscriber`);
  return {
    chapter: "writers",
    log: log.name,
    problems: problems.lines(),
    figures: { "writers at once": options.writers, "events written": written, "in s": Number(seconds.toFixed(1)) },
  };
};
