import type { Kept, LogFile, Proposed } from "./logFile.ts";

export interface Stored extends Proposed {
  readonly stream: string;
  readonly revision: number;
  readonly position: number; // bytes from the start, as on the real server
  readonly created: number; // ms
}
export type Expectation = number | "none" | "any" | "exists";
type Outcome =
  | { readonly kind: "success"; readonly last: Stored }
  | { readonly kind: "wrong"; readonly current: number | "none" }
  | { readonly kind: "tombstoned" };

const overhead = 100; // bytes per event besides its content
const lately = 1000; // events of a stream whose ids are recognized without a revision

/**
 * The log in memory, and in a file if given. It refuses and recognizes what the real one does: an exact expectation
 * behind the end is a repeat if the ids are there in order; one that matches is appended, whatever its ids; with "any"
 * and "exists" the ids of recent appends count.
 */
export const memoryLog = (file?: LogFile) => {
  const all: Stored[] = [];
  const streams = new Map<string, Stored[]>();
  const hidden = new Map<string, number>(); // events at the beginning of a stream that are no longer read
  const tombstones = new Set<string>();
  const listeners = new Set<() => void>();
  let end = 0;

  const hold = ({ stream, events, created }: Kept): Stored => {
    const there = streams.get(stream) ?? [];
    streams.set(stream, there);
    for (const event of events) {
      end += overhead + event.data.length + event.metadata.length;
      const stored = { ...event, stream, revision: there.length, position: end, created };
      there.push(stored);
      all.push(stored);
    }
    return there.at(-1)!;
  };
  for (const kept of file?.before ?? []) hold(kept);

  const store = (stream: string, events: readonly Proposed[]): Stored => {
    const kept = { stream, events, created: Date.now() };
    file?.write(kept);
    const last = hold(kept);
    for (const listener of listeners) listener();
    return last;
  };

  const append = (stream: string, expected: Expectation, events: readonly Proposed[]): Outcome => {
    if (tombstones.has(stream)) return { kind: "tombstoned" };
    const there = streams.get(stream) ?? [];
    const isDeleted = there.length > 0 && hidden.get(stream) === there.length;
    const current = there.length === 0 ? "none" : there.length - 1;
    const wrong = { kind: "wrong", current } as const;
    if (expected === "exists" && (current === "none" || isDeleted)) return wrong;
    if (expected === "none" && isDeleted) return { kind: "success", last: store(stream, events) };
    if (expected === "any" || expected === "exists") {
      const known = there.slice(-lately);
      const found = events.map(({ id }) => known.find((event) => event.id === id));
      const [first, last] = [found[0], found.at(-1)];
      if (!first) return { kind: "success", last: store(stream, events) };
      return last && !found.includes(undefined) ? { kind: "success", last } : wrong;
    }
    const next = expected === "none" ? 0 : expected + 1;
    if (next > there.length) return wrong;
    if (next === there.length) return { kind: "success", last: store(stream, events) };
    const last = there[next + events.length - 1];
    return last && events.every(({ id }, n) => there[next + n]?.id === id) ? { kind: "success", last } : wrong;
  };

  return {
    all: all as readonly Stored[],
    append,
    stream: (name: string): readonly Stored[] => streams.get(name)?.slice(hidden.get(name) ?? 0) ?? [],
    /** As an operator may do: events before a revision are no longer read; of a deleted stream none are. */
    truncate: (name: string, before: number) => void hidden.set(name, before),
    delete: (name: string) => void hidden.set(name, streams.get(name)?.length ?? 0),
    /** Forever, and nothing is written there again. */
    tombstone: (name: string) => void tombstones.add(name),
    isTombstoned: (name: string) => tombstones.has(name),
    /** Called after each append; the returned function ends that. */
    onAppended(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type MemoryLog = ReturnType<typeof memoryLog>;
