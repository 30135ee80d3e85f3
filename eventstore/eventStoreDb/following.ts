import { excludeSystemEvents, START, streamNameFilter } from "@eventstore/db-client";
import { setTimeout as timeout } from "node:timers/promises";
import type { Batch, Position } from "../eventStore.ts";
import { isOurs, placeOf, recorded } from "./carried.ts";
import { type Client, closeClient, type Connection } from "./connection.ts";
import { feedOf } from "./feed.ts";

const largestBatch = 1000; // events
const shortestPause = 50; // ms between subscriptions that end
const longestPause = 5000;

export interface Following {
  readonly connection: Connection;
  readonly prefix: string;
  readonly head: () => Promise<Position | undefined>;
  readonly answerWithin: number; // ms
  /** After this many ms without an event the end of the log is looked at: a subscription can fall silent. */
  readonly silence: number;
}

const subscribe = (client: Client, prefix: string, after: Position | undefined) =>
  client.subscribeToAll(
    {
      fromPosition: after ? placeOf(after) : START, // exclusive
      filter: prefix ? streamNameFilter({ prefixes: [prefix] }) : excludeSystemEvents(),
    },
    { highWaterMark: largestBatch },
  );

/**
 * One subscription after another, each from where the one before it ended, for they end for many reasons: with an
 * error, with a friendly OK, or because the reader is slow. Each has a client of its own, so that its end is nobody
 * else's. What the server says of having caught up comes too early; the end of the log is looked up instead.
 */
export const follower = ({ connection, prefix, head, answerWithin, silence }: Following) =>
  async function* follow(after: Position | undefined, signal: AbortSignal): AsyncGenerator<Batch> {
    let at = after ?? "";
    let pause = shortestPause;

    /** False when the head cannot be told or nothing is missing. */
    const isBehind = async () => {
      const end = await head().catch(() => undefined);
      return end !== undefined && end > at;
    };

    while (!signal.aborted) {
      const client = connection.another();
      const feed = feedOf(subscribe(client, prefix, at));
      let goal: Position | undefined; // the head, as it was when this subscription had nothing more to give
      let told = false; // that the reader has caught up
      try {
        while (!signal.aborted) {
          const taken = feed.take(largestBatch);
          const events = taken.filter((event) => isOurs(event, prefix)).map((event) => recorded(event, prefix));
          const news = events.filter(({ position }) => position > at);
          at = news.at(-1)?.position ?? at;
          const level: boolean = !told && goal !== undefined && at >= goal && taken.length < largestBatch;
          if (news.length > 0 || level) {
            pause = shortestPause;
            told ||= level;
            yield { events: news, caughtUp: level };
          } else if (taken.length > 0) continue;
          else if (feed.over) break;
          else if (!told && goal === undefined) {
            goal = await head().then(
              (end) => end ?? "",
              () => undefined,
            );
            if (goal === undefined) await feed.wait(pause, signal);
          } else if (
            !(await feed.wait(silence, signal)) &&
            (await isBehind()) &&
            !(await feed.wait(answerWithin, signal))
          )
            break;
        }
      } finally {
        feed.cancel();
        void closeClient(client).catch(() => {});
      }
      await timeout(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
  };
