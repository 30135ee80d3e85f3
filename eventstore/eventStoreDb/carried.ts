import type { Position as At, RecordedEvent as Carried } from "@eventstore/db-client";
import type { NewEvent, Position, RecordedEvent } from "../eventStore.ts";
import { markOf } from "./identity.ts";

// The edge: here, and nowhere else, the client's big integers become ours.

const digits = 20; // digits of the largest 64-bit number
const padded = (part: bigint) => part.toString().padStart(digits, "0");

export const positionOf = ({ commit, prepare }: At): Position => `${padded(commit)}:${padded(prepare)}`;
export const positionAt = (position: Position): At => {
  const [commit = "", prepare = ""] = position.split(":");
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
};

/** What is written on each event besides its own metadata: see identity.ts, and how many of its append follow it. */
export const marked = (events: readonly NewEvent[], log: string) =>
  events.map((event, n) => {
    const more = events.length - 1 - n;
    return { ...event, meta: { ...event.meta, log, more: more > 0 ? more : undefined } };
  });

const withoutMark = (metadata: unknown): unknown => {
  if (markOf(metadata) === undefined) return metadata;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has a mark is an object
  const { log: _, more: __, ...meta } = metadata as { log: string; more?: number };
  return meta;
};

const isLast = ({ metadata }: Carried) => markOf(metadata) === undefined || !Object.hasOwn(Object(metadata), "more");

/** How many of these events are of appends that are here to their ends. Events written by older versions do not tell. */
export const completeIn = (events: readonly Carried[]) => events.findLastIndex(isLast) + 1;

/** As written, minus the log's marks. What is not JSON passes unchanged, so that whoever meets it can name it. */
export const recorded = (event: Carried, prefix: string): RecordedEvent => {
  if (!event.position) throw new Error(`${event.type} ${event.id} came without its position`);
  return {
    id: event.id,
    type: event.type,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- schemas are checked by those who know the facts
    data: event.data as object,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    meta: withoutMark(event.metadata) as NewEvent["meta"],
    stream: event.streamId.slice(prefix.length),
    revision: Number(event.revision),
    position: positionOf(event.position),
    at: event.created.toISOString(),
  };
};
