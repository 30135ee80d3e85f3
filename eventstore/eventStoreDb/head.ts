import { BACKWARDS, END, type Position as At, type StreamingRead, type ResolvedEvent } from "@eventstore/db-client";
import type { Position } from "../eventStore.ts";
import { isOurs, positionOf } from "./carried.ts";
import type { Client } from "./connection.ts";
import { portions } from "./feed.ts";

const firstLook = 8; // events
const nextLooks = 500;

/**
 * Finds the last event of ours from the end of the log backwards, past what the server and others wrote. It remembers
 * where it began, so the next call looks only at what came since.
 */
export const headFinder = ({ prefix, answerWithin }: { prefix: string; answerWithin: number }) => {
  let before: { end: Position; head: Position | undefined } | undefined;

  return async (client: Client): Promise<Position | undefined> => {
    let end: Position | undefined;
    let from: At | typeof END = END;
    const found = (head: Position | undefined) => {
      if (end) before = { end, head };
      return head;
    };
    for (let look = firstLook; ; look = nextLooks) {
      const fromPosition = from;
      const maxCount = look;
      const ask = (by: Client): StreamingRead<ResolvedEvent> =>
        by.readAll({ direction: BACKWARDS, fromPosition, maxCount, requiresLeader: true });
      let seen = 0;
      for await (const events of portions(client, ask, answerWithin)) {
        for (const event of events) {
          if (!event.position) continue;
          const position = positionOf(event.position);
          end ??= position;
          if (position === before?.end) return found(before.head);
          if (isOurs(event, prefix)) return found(position);
          from = event.position;
        }
        seen += events.length;
      }
      if (seen < look) return found(undefined);
    }
  };
};
