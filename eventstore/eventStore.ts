/** Opaque. Within one store later events have greater positions, compared as text; that is all a caller may use. */
export type Position = string;

/** The revision of a stream's last event, counted from 0, or what is known of it. */
export type Expected = number | "none" | "exists" | "any";

/** Who caused a fact, when and by which request. */
export interface Meta {
  readonly occurredAt: string; // ISO 8601 UTC
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
}
export type Actor = { readonly userId: string; readonly role: string } | "system" | "visitor";

export interface NewEvent {
  readonly id: string; // UUID; the key by which a repeat is recognised
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
   * All or nothing. The same ids again give the first answer.
   * Throws RevisionConflict; AppendRefused: this append can never work; StoreUnavailable: outcome unknown, send the same ids again.
   */
  append(stream: string, expected: Expected, events: readonly NewEvent[]): Promise<Appended>;
  /** In order; nothing at all for a stream that does not exist. */
  read(stream: string, from?: number): AsyncIterable<RecordedEvent>;
  /** Everything after `after` in one total order, each once, never a gap; then live. Reconnects by itself; ends only by the signal. */
  subscribe(after: Position | undefined, signal: AbortSignal): AsyncIterable<Batch>;
  /** The position of the last event in the log; undefined while it is empty. */
  head(): Promise<Position | undefined>;
  close(): Promise<void>;
}
export interface Batch {
  readonly events: readonly RecordedEvent[];
  readonly caughtUp: boolean;
}

/** Somebody else was faster, or the append was sent again with other events. */
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

/** This append can never succeed: empty, too large, or not JSON. */
export class AppendRefused extends Error {}

/** EventStoreDB's limit for one append, held by every adapter so that facts stay portable. */
export const largestAppend = 1024 * 1024;

/** Events as they travel: checked and turned into text before anything is sent. */
export const serialised = (stream: string, events: readonly NewEvent[]) => {
  if (events.length === 0) throw new AppendRefused(`${stream}: an append needs at least one event`);
  const rows = events.map((event) => {
    try {
      return { id: event.id, type: event.type, data: JSON.stringify(event.data), meta: JSON.stringify(event.meta) };
    } catch (cause) {
      throw new AppendRefused(`${stream}: ${event.type} is not plain JSON`, { cause });
    }
  });
  const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(row.data) + Buffer.byteLength(row.meta), 0);
  if (bytes > largestAppend) throw new AppendRefused(`${stream}: ${bytes} bytes in one append; the limit is 1 MiB`);
  return rows;
};
