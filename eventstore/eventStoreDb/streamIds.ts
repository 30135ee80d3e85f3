import { LRUCache } from "lru-cache";
import type { RecordedEvent } from "../eventStore.ts";

const rememberedStreams = 5000;

/**
 * Which ids a stream contains, and where. The server recognizes a repeat by its ids only behind the expected revision;
 * an id before it would be stored twice. Callers have usually just read the stream, so what was read is remembered and
 * the check costs no call.
 */
export const idsOfStreams = (read: (stream: string, from: number) => AsyncIterable<RecordedEvent>) => {
  const streams = new LRUCache<string, Map<string, number>>({ max: rememberedStreams });

  /** What is known has no gaps: revision n is the entry after n others. */
  const saw = (stream: string, revision: number, id: string) => {
    let ids = streams.get(stream);
    if (revision === 0 && !ids) streams.set(stream, (ids = new Map()));
    if (ids?.size === revision) ids.set(id, revision);
  };

  return {
    saw,
    /** Revisions by id, complete up to this revision or, without one, to the stream's current end. */
    async known(stream: string, upTo = Number.POSITIVE_INFINITY): Promise<ReadonlyMap<string, number>> {
      const before = streams.get(stream);
      if (before && before.size > upTo) return before;
      const ids = new Map(before); // a copy: what others forget meanwhile is still known here
      for await (const { id, revision } of read(stream, ids.size)) {
        ids.set(id, revision);
        saw(stream, revision, id);
        if (revision >= upTo) break;
      }
      return ids;
    },
    /** This is not the stream that was read: its log was swapped. */
    forget: (stream: string) => void streams.delete(stream),
  };
};
export type IdsOfStreams = ReturnType<typeof idsOfStreams>;
