/** Opaque. Within one store later events have greater positions, compared as text. Callers may rely on nothing else. */
export type Position = string;

/** The revision of a stream's last event, counted from 0, or what the caller knows about it. */
export type Expected = number | "none" | "exists" | "any";

/** Who caused a fact, when, and by which request. */
export interface Meta {
  readonly occurredAt: string; // ISO 8601 UTC
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
}
export type Actor = { readonly userId: string; readonly role: string } | "system" | "visitor";

export interface NewEvent {
  readonly id: string; // UUID in lower case, unique within a stream; repeats are recognized by it
  readonly type: string;
  readonly data: object; // plain JSON
  readonly meta: Meta;
}
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly at: string; // ISO 8601 UTC, the log's own clock
}
export interface Appended {
  readonly revision: number;
  readonly position: Position;
}

export interface EventStore {
  /**
   * All or nothing. The same ids again give the first answer. Throws RevisionConflict; AppendRefused: this append can
   * never succeed; StoreUnavailable: outcome unknown, send the same ids again.
   */
  append(stream: string, expected: Expected, events: readonly NewEvent[]): Promise<Appended>;
  /** In order; nothing at all if the stream does not exist. Throws StoreUnavailable. */
  read(stream: string, from?: number): AsyncIterable<RecordedEvent>;
  /**
   * Everything after `after` in one total order, each event once, without gaps; then live. Reconnects by itself; ends
   * only by the signal or with the store.
   */
  subscribe(after: Position | undefined, signal: AbortSignal): AsyncIterable<Batch>;
  /** The position of the last event in the log; undefined while it is empty. Throws StoreUnavailable. */
  head(): Promise<Position | undefined>;
  /** Appends already waiting are still written. */
  close(): Promise<void>;
}
export interface Batch {
  readonly events: readonly RecordedEvent[]; // whole appends, as far as they fit into a page
  readonly caughtUp: boolean; // these events complete what there is; said no later than when a reader has caught up
}

/** Someone else was faster, or the append was repeated with different events. */
export class RevisionConflict extends Error {
  readonly stream: string;
  readonly expected: Expected;
  readonly actual: number | "none";
  constructor(stream: string, expected: Expected, actual: number | "none") {
    super(`${stream}: expected revision ${expected}, found ${actual}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The outcome is unknown; the same append (same ids) may be sent again. */
export class StoreUnavailable extends Error {}

/** The log is known to be down, so it was not asked: what failed has not happened. */
export class NotAsked extends StoreUnavailable {}

/** This append can never succeed: empty, too large, not JSON, or with a name, type or id that no log can hold. */
export class AppendRefused extends Error {}

/** EventStoreDB's limit for one append. Every adapter enforces it, so that facts stay portable. */
export const largestAppend = 1024 * 1024;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/**
 * No text column can hold these (inside JSON they are escaped and harmless); names that begin with $ are
 * EventStoreDB's.
 */
const unstorable = /^\$|[\0\p{Surrogate}]/u;

const asJson = (value: unknown): string => {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError("nothing that JSON knows");
  return text;
};

/** Bytes that the EventStoreDB adapter adds to an event: which log it is of, and how many of its append follow it. */
const markBytes = (more: number) => ',"log":""'.length + 36 + (more > 0 ? `,"more":${more}`.length : 0);

/** As EventStoreDB counts: two bytes per letter of the type. */
const sizeOf = ({ type, data, meta }: { type: string; data: string; meta: string }, more: number) =>
  2 * type.length + Buffer.byteLength(data) + Buffer.byteLength(meta) + markBytes(more);

/** Events ready to send: checked and serialized beforehand. */
export const serialised = (stream: string, expected: Expected, events: readonly NewEvent[]) => {
  const refuse = (why: string, cause?: unknown): never => {
    throw new AppendRefused(`${JSON.stringify(stream)}: ${why}`, { cause });
  };
  if (stream === "" || unstorable.test(stream)) refuse("is no name for a stream");
  if (typeof expected === "number" && !(Number.isSafeInteger(expected) && expected >= 0))
    refuse(`${expected} is no revision`);
  if (events.length === 0) refuse("an append needs at least one event");
  if (new Set(events.map(({ id }) => id)).size < events.length) refuse("two events have one id");
  const rows = events.map(({ id, type, data, meta }) => {
    if (!uuid.test(id)) refuse(`${id} is no UUID in lower case`);
    if (type === "" || unstorable.test(type)) refuse(`${JSON.stringify(type)} is no type`);
    try {
      return { id, type, data: asJson(data), meta: asJson(meta) };
    } catch (cause) {
      return refuse(`${type} is not plain JSON`, cause);
    }
  });
  const bytes = rows.reduce((sum, row, n) => sum + sizeOf(row, rows.length - 1 - n), 0);
  if (bytes > largestAppend) refuse(`${bytes} bytes in one append; the limit is 1 MiB`);
  return { events: rows, bytes };
};
