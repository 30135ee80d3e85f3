import {
  BACKWARDS,
  END,
  FORWARDS,
  type Position as At,
  type ReadAllOptions,
  type RecordedEvent as Carried,
  type ResolvedEvent,
  type StreamingRead,
} from "@eventstore/db-client";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { Position } from "../eventStore.ts";
import { positionAt, positionOf } from "./carried.ts";
import type { Client } from "./connection.ts";
import { portions } from "./feed.ts";
import type { Ownership } from "./ownership.ts";

type Read = (request: streams.ReadReq, ...rest: unknown[]) => unknown;
type Creator = (grpc: { readonly read: Read }) => unknown;
type Create = (service: unknown, name: string, creator: Creator, cache?: unknown) => unknown;

const filterFor = (pattern: string) => {
  const { FilterOptions } = streams.ReadReq.Options;
  const filter = new FilterOptions().setCount(new shared.Empty()).setCheckpointintervalmultiplier(1);
  return filter.setStreamIdentifier(new FilterOptions.Expression().setRegex(pattern));
};

/**
 * Makes reads of $all return only streams whose names match this regular expression. The server can filter reads as it
 * filters subscriptions, but readAll of 6.2.1 does not ask for it, so the request is changed on its way out.
 */
const readAllFiltered = (client: Client, pattern: string, options: ReadAllOptions): StreamingRead<ResolvedEvent> => {
  const create: unknown = Reflect.get(client, "GRPCStreamCreator");
  if (typeof create !== "function") throw new Error("this client of EventStoreDB is not the one that is known here");
  const filtering: Create = (service, name, creator, cache) => {
    const filtered: Creator = (grpc) =>
      creator({
        read(request, ...rest) {
          request.getOptions()?.setFilter(filterFor(pattern));
          return grpc.read(request, ...rest);
        },
      });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
    return (create as Create)(service, name, filtered, cache);
  };
  Reflect.set(client, "GRPCStreamCreator", filtering);
  try {
    return client.readAll(options); // which takes it at once
  } finally {
    Reflect.set(client, "GRPCStreamCreator", create);
  }
};

const firstLook = 8; // events
const portion = 500; // events searched here if the server does not filter
const noFilters = new Set([3, 12]); // gRPC: invalid argument, unimplemented
const patience = 12; // times as long as for other answers: the server may have to search everything others wrote

type BackwardsRead = (client: Client, options: ReadAllOptions) => StreamingRead<ResolvedEvent>;

/**
 * Finds our last event, past what the server and others wrote. It looks at the end of the log; if none of ours is
 * there, it asks the server, and later only about what has come since. However much others write, little of it is
 * transferred.
 */
export const headFinder = (own: Ownership) => {
  let before: { end: Position; head: Position | undefined } | undefined;
  const ours = async (events: readonly Carried[]) =>
    (await own.among(events)).flatMap(({ position }) => (position ? [positionOf(position)] : []));

  /** Our last event, searched from the end, portion by portion. */
  const lastIn = async (client: Client, read: BackwardsRead, firstPortion: number, within: number) => {
    for (let from: At | typeof END = END, maxCount = firstPortion; ; maxCount = portion) {
      const options = { direction: BACKWARDS, fromPosition: from, maxCount, requiresLeader: true } as const;
      const looked: Carried[] = [];
      for await (const events of portions(client, (by) => read(by, options), within)) {
        looked.push(...events);
        if (looked.length >= maxCount) break; // or a filtering server continues for one more
      }
      const [found] = await ours(looked);
      const last: At | undefined = looked.at(-1)?.position;
      if (found !== undefined || looked.length < maxCount || !last) return found;
      if (before && positionOf(last) <= before.end) return before.head;
      from = last;
    }
  };

  /** By the server's own search; past the known end only what came since. */
  const searched = async (client: Client, answerWithin: number): Promise<Position | undefined> => {
    const long = patience * answerWithin;
    const filtered: BackwardsRead = (by, options) => readAllFiltered(by, own.pattern, options);
    if (!before) return lastIn(client, filtered, 1, long);
    let { head } = before;
    const options = { direction: FORWARDS, fromPosition: positionAt(before.end), requiresLeader: true } as const;
    const ask = (by: Client) => readAllFiltered(by, own.pattern, options);
    for await (const events of portions(client, ask, long)) head = (await ours(events)).at(-1) ?? head;
    return head;
  };

  /** The same from a server that does not filter reads, as some before 23.10 may not. */
  const unfiltered = (client: Client, answerWithin: number) => async (error: unknown) => {
    if (!(error instanceof Error && "code" in error && noFilters.has(Number(error.code)))) throw error;
    return lastIn(client, (by, options) => by.readAll(options), portion, answerWithin);
  };

  /** `answerWithin`: ms. */
  return async (client: Client, answerWithin: number): Promise<Position | undefined> => {
    const atEnd = (by: Client) =>
      by.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: firstLook, requiresLeader: true });
    const last: Carried[] = [];
    for await (const events of portions(client, atEnd, answerWithin)) last.push(...events);
    const [end] = last.flatMap(({ position }) => (position ? [positionOf(position)] : []));
    if (end === undefined) return undefined; // nobody has written anything
    const [near] = await ours(last);
    const isNothingNew = before && last.some(({ position }) => position && positionOf(position) === before?.end);
    const head =
      near ??
      (isNothingNew ? before?.head : await searched(client, answerWithin).catch(unfiltered(client, answerWithin)));
    before = { end, head };
    return head;
  };
};
