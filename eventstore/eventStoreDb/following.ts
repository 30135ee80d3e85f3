import { type RecordedEvent as Carried, START, streamNameFilter } from "@eventstore/db-client";
import { setTimeout as timeout } from "node:timers/promises";
import { type Batch, type Position, StoreUnavailable } from "../eventStore.ts";
import { completeIn, positionAt, recorded } from "./carried.ts";
import { type Client, closeClient, type Connection } from "./connection.ts";
import { type Feed, feedOf } from "./feed.ts";
import type { Ownership } from "./ownership.ts";

const largestBatch = 1000; // events
const shortestPause = 50; // ms between subscriptions that end
const longestPause = 5000;

interface Following {
  readonly connection: Connection;
  readonly prefix: string;
  readonly own: Ownership;
  readonly head: () => Promise<Position | undefined>;
  readonly answerWithin: number; // ms
  /** After this many ms without an event the end of the log is checked: a subscription can fall silent. */
  readonly silence: number;
}

const subscribe = (client: Client, regex: string, after: Position | undefined) =>
  client.subscribeToAll(
    {
      fromPosition: after ? positionAt(after) : START, // exclusive
      filter: streamNameFilter({ regex }),
    },
    { highWaterMark: largestBatch },
  );

const unlessAway = (error: unknown) => {
  if (!(error instanceof StoreUnavailable)) throw error;
};

/**
 * One subscription after another, each from where the last one ended, because they end for many reasons: an error, a
 * friendly OK, a slow reader. Each has its own client, so that its end affects no one else. The server says too early
 * that it has caught up, so the end of the log is looked up instead.
 */
export const follower = ({ connection, prefix, own, head, answerWithin, silence }: Following) =>
  async function* follow(after: Position | undefined, signal: AbortSignal): AsyncGenerator<Batch> {
    let at = after ?? "";
    let pause = shortestPause;

    /** False if the head is unknown or nothing is missing. */
    const isBehind = async () => {
      const end = await head().catch(() => undefined);
      return end !== undefined && end > at;
    };

    /** Also checked when a call beside it has failed. */
    const isSilent = async (feed: Feed) => {
      const { renewed } = connection;
      const came = await feed.wait(silence, signal, renewed);
      return (!came || renewed.aborted) && (await isBehind()) && !(await feed.wait(answerWithin, signal));
    };

    while (!signal.aborted) {
      const client = connection.another();
      const feed = feedOf(subscribe(client, own.pattern, at));
      let goal: Position | undefined; // the head, as of when this subscription had nothing more to give
      let saidLevel = false; // that the reader has caught up
      let begun: readonly Carried[] = []; // of an append whose end has not come yet
      try {
        while (!signal.aborted) {
          const taken = feed.take(largestBatch);
          const ours = await own.among(taken).catch(unlessAway);
          if (!ours) break; // and again from where it was
          const found = [...begun, ...ours];
          const whole = completeIn(found);
          begun = found.slice(whole);
          const events = found.slice(0, whole).map((event) => recorded(event, prefix));
          const news = events.filter(({ position }) => position > at);
          at = news.at(-1)?.position ?? at;
          const level: boolean = !saidLevel && goal !== undefined && at >= goal && taken.length < largestBatch;
          if (news.length > 0 || level) {
            pause = shortestPause;
            saidLevel ||= level;
            yield { events: news, caughtUp: level };
          } else if (taken.length > 0) continue;
          else if (feed.over) break;
          else if (!saidLevel && goal === undefined) {
            goal = await head().then(
              (end) => end ?? "",
              () => undefined,
            );
            if (goal === undefined) await feed.wait(pause, signal);
          } else if (await isSilent(feed)) break;
        }
      } finally {
        feed.cancel();
        closeClient(client);
      }
      await timeout(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
  };
