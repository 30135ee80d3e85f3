import {
  type AppendExpectedRevision,
  NO_STREAM,
  type Position as At,
  type RecordedEvent as Carried,
} from "@eventstore/db-client";
import type { NewEvent, Position, RecordedEvent } from "../eventStore.ts";

// The edge: their big integers become ours here, and nowhere else.

const digits = 20; // of the largest 64-bit number
const padded = (part: bigint) => part.toString().padStart(digits, "0");

export const positionOf = ({ commit, prepare }: At): Position => `${padded(commit)}:${padded(prepare)}`;
export const placeOf = (position: Position): At => {
  const [commit = "", prepare = ""] = position.split(":");
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
};

export const revisionOf = (expected: number | "none"): AppendExpectedRevision =>
  expected === "none" ? NO_STREAM : BigInt(expected);

/** Whether an event is the product's: the server writes events of its own, and others may use it too. */
export const isOurs = ({ streamId, type }: Carried, prefix: string) =>
  streamId.startsWith(prefix) && !streamId.startsWith("$") && !type.startsWith("$");

/** As it was written. What is no JSON passes as it is, for whoever meets it to name it. */
export const recorded = (event: Carried, prefix: string): RecordedEvent => {
  if (!event.position) throw new Error(`${event.type} ${event.id} came without its position`);
  return {
    id: event.id,
    type: event.type,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- schemas are checked by those who know the facts
    data: event.data as object,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    meta: event.metadata as unknown as NewEvent["meta"],
    stream: event.streamId.slice(prefix.length),
    revision: Number(event.revision),
    position: positionOf(event.position),
    at: event.created.toISOString(),
  };
};
