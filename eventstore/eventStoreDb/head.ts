import { BACKWARDS, END, FORWARDS, type Position as At, type RecordedEvent as Carried } from "@eventstore/db-client";
import type { Position } from "../eventStore.ts";
import { isOurs, placeOf, positionOf } from "./carried.ts";
import type { Client } from "./connection.ts";
import { portions } from "./feed.ts";
import { readAllFiltered } from "./filteredReads.ts";

const firstLook = 8; // events
const portion = 500; // events looked through here where the server does not search
const noFilters = new Set([3, 12]); // gRPC: invalid argument, unimplemented
const patience = 12; // times as long as for other answers: the server may have to look through all that others wrote

/**
 * Finds the last event of ours, past what the server and others wrote. It looks at the end of the log; where none of ours
 * stands there, the server is asked for it, and later only about what came since: however much others write, little of it
 * comes here.
 */
export const headFinder = ({ prefix, answerWithin }: { prefix: string; answerWithin: number }) => {
  let before: { end: Position; head: Position | undefined } | undefined;
  const ours = (events: readonly Carried[]) =>
    events.filter((event) => event.position && isOurs(event, prefix)).map(({ position }) => positionOf(position!));

  /** The last one before that end, by the server's own search. */
  const searched = async (client: Client): Promise<Position | undefined> => {
    const options = { requiresLeader: true };
    if (!before) {
      const ask = (by: Client) =>
        readAllFiltered(by, prefix, { ...options, direction: BACKWARDS, fromPosition: END, maxCount: 1 });
      for await (const events of portions(client, ask, patience * answerWithin)) return ours(events)[0];
      return undefined;
    }
    let { head } = before;
    const fromPosition = placeOf(before.end);
    const ask = (by: Client) => readAllFiltered(by, prefix, { ...options, direction: FORWARDS, fromPosition });
    for await (const events of portions(client, ask, patience * answerWithin)) head = ours(events).at(-1) ?? head;
    return head;
  };

  const unfiltered = (client: Client) => (error: unknown) => {
    if (error instanceof Error && "code" in error && noFilters.has(Number(error.code))) return lookedThrough(client);
    throw error;
  };

  /** The same from a server that does not filter reads, as some before 23.10 may not. */
  const lookedThrough = async (client: Client): Promise<Position | undefined> => {
    for (let fromPosition: At | typeof END = END; ;) {
      const from: At | typeof END = fromPosition;
      const ask = (by: Client) =>
        by.readAll({ direction: BACKWARDS, fromPosition: from, maxCount: portion, requiresLeader: true });
      const looked: Carried[] = [];
      for await (const events of portions(client, ask, answerWithin)) looked.push(...events);
      const [found] = ours(looked);
      const last = looked.at(-1)?.position;
      if (found !== undefined || looked.length < portion || !last) return found;
      if (before && positionOf(last) <= before.end) return before.head;
      fromPosition = last;
    }
  };

  return async (client: Client): Promise<Position | undefined> => {
    const atEnd = (by: Client) =>
      by.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: firstLook, requiresLeader: true });
    const last: Carried[] = [];
    for await (const events of portions(client, atEnd, answerWithin)) last.push(...events);
    const [end] = last.flatMap(({ position }) => (position ? [positionOf(position)] : []));
    if (end === undefined) return undefined; // nobody has written anything
    const [near] = ours(last);
    const isNothingNew = before && last.some(({ position }) => position && positionOf(position) === before?.end);
    const head = near ?? (isNothingNew ? before?.head : await searched(client).catch(unfiltered(client)));
    before = { end, head };
    return head;
  };
};
