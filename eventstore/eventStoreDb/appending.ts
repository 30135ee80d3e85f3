import { MaxAppendSizeExceededError, StreamDeletedError, WrongExpectedVersionError } from "@eventstore/db-client";
import {
  AppendRefused,
  type Appended,
  type Expected,
  type NewEvent,
  type Position,
  RevisionConflict,
} from "../eventStore.ts";
import { marked } from "./carried.ts";
import type { Connection } from "./connection.ts";
import { insist } from "./faults.ts";
import type { Identity } from "./identity.ts";
import type { OneCall } from "./oneCall.ts";
import type { IdsOfStreams } from "./streamIds.ts";

type Exact = number | "none";

const asExact = (revision: unknown): Exact =>
  typeof revision === "bigint" && revision >= 0n ? Number(revision) : "none";

const laterOf = (one: Exact, other: Exact): Exact =>
  one === "none" ? other : other === "none" ? one : Math.max(one, other);

interface Appending {
  readonly connection: Connection;
  readonly calls: OneCall;
  readonly identity: Identity;
  readonly ids: IdsOfStreams;
  readonly prefix: string;
  readonly answerWithin: number; // ms
  /** Where this event of the stream is in the log. */
  readonly positionAt: (stream: string, revision: number) => Promise<Position>;
}

export const appender = ({ connection, calls, identity, ids, prefix, answerWithin, positionAt }: Appending) => {
  /** Sent until it is answered, always with the same ids and revision: the server recognizes the repeat. */
  const appendAt = async (stream: string, expected: Exact, events: readonly NewEvent[]): Promise<Appended> => {
    const conflict = (actual: Exact) => {
      if (actual === "none" || (expected !== "none" && actual < expected)) {
        ids.forget(stream);
        identity.forget();
      }
      return new RevisionConflict(stream, expected, actual);
    };
    const log = await identity.atAppend();
    const sent = { stream: prefix + stream, expected, events: marked(events, log) };
    const { revision, position } = await insist(connection, answerWithin, (client, left) =>
      calls.append(client, sent, left),
    ).catch((error: unknown) => {
      if (error instanceof WrongExpectedVersionError) throw conflict(asExact(error.actualVersion));
      if (error instanceof MaxAppendSizeExceededError)
        throw new AppendRefused(`${JSON.stringify(stream)}: larger than EventStoreDB takes`, { cause: error });
      throw error;
    });
    for (const [n, { id }] of events.entries()) ids.saw(stream, revision - events.length + 1 + n, id);
    return { revision, position: position ?? (await positionAt(stream, revision)) };
  };

  /** Where a repeat is among what is known: the revision of its last event; undefined for a new append. */
  const repeated = (known: ReadonlyMap<string, number>, events: readonly NewEvent[]) => {
    const revisions = events.map(({ id }) => known.get(id));
    if (revisions.every((revision) => revision === undefined)) return undefined;
    const [first = -1] = revisions;
    const last = revisions.every((revision, n) => revision === first + n) ? first + events.length - 1 : "overlap";
    return last;
  };

  const appendTo = async (stream: string, expected: Expected, events: readonly NewEvent[]): Promise<Appended> => {
    if (expected === "none") return appendAt(stream, expected, events);
    if (typeof expected === "number") {
      const known = await ids.known(stream, expected);
      if (events.some(({ id }) => (known.get(id) ?? Number.POSITIVE_INFINITY) <= expected))
        throw new RevisionConflict(stream, expected, known.size - 1);
      return appendAt(stream, expected, events);
    }
    // The server recognizes repeats reliably only for exact appends, so these are turned into exact ones.
    let ending: Exact = "none"; // where the server says the stream ends: what was truncated or deleted there is never read
    for (;;) {
      const known = await ids.known(stream);
      const end = laterOf(ending, [...known.values()].at(-1) ?? "none");
      const at = repeated(known, events);
      if (at === "overlap" || (expected === "exists" && end === "none"))
        throw new RevisionConflict(stream, expected, end);
      if (at !== undefined) return { revision: at, position: await positionAt(stream, at) };
      try {
        return await appendAt(stream, end, events);
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        ending = error.actual; // someone was faster, or there is more than can be read: look again
      }
    }
  };

  return async (stream: string, expected: Expected, events: readonly NewEvent[]): Promise<Appended> =>
    appendTo(stream, expected, events).catch((error: unknown) => {
      if (error instanceof StreamDeletedError)
        throw new AppendRefused(`${JSON.stringify(stream)}: deleted for ever at EventStoreDB`, { cause: error });
      throw error;
    });
};
