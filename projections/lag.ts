import type { Knex } from "knex";
import type { EventStore, Position } from "../eventstore/eventStore.ts";
import type { Projector } from "./projector.ts";

const mostCounted = 10_000; // facts

/** How far a projector's rows are behind the log. */
interface Lag {
  readonly projector: string;
  readonly facts: number; // 10,000 means as many or more
  readonly seconds: number; // age of the oldest fact not shown yet
}

/**
 * Reads only the unshown part of the log, and nothing if all is shown. `now`: ms since 1970, roughly the log's own
 * clock. Throws if the signal ends it before it knows.
 */
export const lagsOf = async (
  { db, store, projectors }: { db: Knex; store: EventStore; projectors: readonly Projector[] },
  now: number,
  signal: AbortSignal,
): Promise<Lag[]> => {
  const rows: { name: string; pos: Position }[] = await db("projection.checkpoint").select("name", "pos");
  const positions = new Map(rows.map(({ name, pos }) => [name, pos]));
  const at = ({ name }: Projector) => positions.get(name) ?? "";
  const head = (await store.head()) ?? "";
  const missed = projectors.some((projector) => at(projector) < head)
    ? await after(store, projectors.map(at).sort()[0], signal)
    : [];
  return projectors.map((projector) => {
    const news = missed.filter(({ position }) => position > at(projector));
    const oldest = news[0] && Date.parse(news[0].at);
    return {
      projector: projector.name,
      facts: news.length,
      seconds: oldest === undefined ? 0 : Math.max(0, (now - oldest) / 1000),
    };
  });
};

const after = async (store: EventStore, from: Position | undefined, signal: AbortSignal) => {
  const found: { position: Position; at: string }[] = [];
  for await (const { events, caughtUp } of store.subscribe(from || undefined, signal)) {
    for (const { position, at } of events) found.push({ position, at });
    if (caughtUp || found.length >= mostCounted) return found.slice(0, mostCounted);
  }
  throw new Error("the log was not read to its end");
};
