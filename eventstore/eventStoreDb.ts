import { StreamNotFoundError } from "@eventstore/db-client";
import { type EventStore, type RecordedEvent, serialised, StoreUnavailable } from "./eventStore.ts";
import { appender } from "./eventStoreDb/appending.ts";
import { recorded } from "./eventStoreDb/carried.ts";
import { type Client, connectionTo } from "./eventStoreDb/connection.ts";
import { insist, persistence } from "./eventStoreDb/faults.ts";
import { portions } from "./eventStoreDb/feed.ts";
import { follower } from "./eventStoreDb/following.ts";
import { headFinder } from "./eventStoreDb/head.ts";
import { identityOf } from "./eventStoreDb/identity.ts";
import { oneCall } from "./eventStoreDb/oneCall.ts";
import { ownership } from "./eventStoreDb/ownership.ts";
import { idsOfStreams } from "./eventStoreDb/streamIds.ts";

export interface EventStoreDbSettings {
  /** esdb://host:2113?tls=false, or esdb+discover:// for a cluster; may contain an account's name and password. */
  readonly url: string;
  /** Prefixes every stream name, so that several products can share a server. */
  readonly prefix?: string;
  /** The prefixes of stream names, up to a hyphen; any if unset. */
  readonly kinds?: readonly string[];
  /** ms; longer than an election in a cluster, or a slow answer counts as none. */
  readonly answerWithin?: number;
  /** ms without an event before a subscription is checked for being alive. */
  readonly silence?: number;
}

/**
 * The log in EventStoreDB, or KurrentDB, its name since 2025. Opening connects to nothing yet; `head()` tells whether
 * the server is there. Appends and reads go to the leader, so a read sees what was written. The account needs the right
 * to read $all, by default that of $admins. In `$all` it sees only its own events, known by stream names and the log's
 * mark: other products may share the server. Positions are those of the server's transaction log. Another server has
 * different ones, also after a restore by copying events, and the read models must then be rebuilt.
 */
export const openEventStoreDb = ({
  url,
  prefix = "",
  kinds,
  answerWithin = 5000,
  silence = 10_000,
}: EventStoreDbSettings): EventStore => {
  const connection = connectionTo(url);
  const closing = new AbortController();
  const appends = new Set<Promise<unknown>>();
  const identity = identityOf({ connection, prefix, answerWithin });
  const own = ownership({ prefix, kinds, identity });
  const findHead = headFinder(own);
  const head = () => insist(connection, answerWithin, findHead);

  const readStream = async function* (stream: string, from: number, maxCount?: number): AsyncGenerator<RecordedEvent> {
    const { afterError, left, progress } = persistence(connection, answerWithin);
    for (let next = from; ;) {
      const { client } = connection;
      const options = { fromRevision: BigInt(next), requiresLeader: true, ...(maxCount && { maxCount }) };
      const ask = (by: Client) => by.readStream(prefix + stream, options);
      try {
        for await (const events of portions(client, ask, left()))
          for (const event of events) {
            yield recorded(event, prefix);
            next = Number(event.revision) + 1;
            progress();
          }
        return;
      } catch (error) {
        if (error instanceof StreamNotFoundError) return;
        await afterError(error, client); // and on from where it stopped
      }
    }
  };

  const ids = idsOfStreams(readStream);
  const calls = oneCall();
  const append = appender({
    connection,
    calls,
    identity,
    ids,
    prefix,
    answerWithin,
    async positionAt(stream, revision) {
      for await (const { position } of readStream(stream, revision, 1)) return position;
      throw new StoreUnavailable(`${stream} does not show what was just appended`);
    },
  });
  const follow = follower({ connection, prefix, own, head, answerWithin, silence });

  return {
    async append(stream, expected, events) {
      serialised(stream, expected, events); // waiting for a value that is not JSON would never end
      own.check(stream);
      if (closing.signal.aborted) throw new StoreUnavailable("the log is closed");
      const appended = append(stream, expected, events);
      appends.add(appended);
      return appended.finally(() => appends.delete(appended));
    },

    async *read(stream, from = 0) {
      for await (const event of readStream(stream, from)) {
        ids.saw(stream, event.revision, event.id);
        yield event;
      }
    },

    subscribe: (after, signal) => follow(after, AbortSignal.any([signal, closing.signal])),

    head,

    async close() {
      closing.abort();
      await Promise.allSettled(appends);
      calls.close();
      connection.close();
    },
  };
};
