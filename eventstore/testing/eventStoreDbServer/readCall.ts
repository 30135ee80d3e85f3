import type { handleServerStreamingCall } from "@grpc/grpc-js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { failures } from "./failures.ts";
import { type Leads, mustAskAnother } from "./leads.ts";
import type { MemoryLog, Stored } from "./log.ts";
import { eventMessage, nameOf, streamNotFound } from "./messages.ts";
import type { Moods } from "./moods.ts";
import { type ReadCall, send } from "./sending.ts";
import { filterOf, type Subscriptions } from "./subscriptions.ts";

/** Streams.Read: of a stream, of everything, and subscriptions to everything. */
export const readCall =
  (
    log: MemoryLog,
    { reads }: Moods,
    subscriptions: Subscriptions,
    leads: Leads,
    reading: { sent: number; readonly filters: boolean },
  ): handleServerStreamingCall<streams.ReadReq, streams.ReadResp> =>
  (call) => {
    call.on("error", () => {}); // the caller is gone
    const options = call.request.getOptions()!;
    if (options.hasSubscription()) return subscriptions.begin(call);
    if (mustAskAnother(call, leads)) return void call.emit("error", failures.notLeader(leads.leader()));
    if (options.hasFilter() && !reading.filters) return void call.emit("error", failures.unimplemented());
    const mood = reads.shift();
    if (mood === "hang") return undefined;
    if (mood === "notReady" || mood === "unknown") return void call.emit("error", failures[mood]());
    if (mood === "wrongAccount" || mood === "missingRight") return void call.emit("error", failures[mood]());
    if (mood === "notLeader") return void call.emit("error", failures.notLeader(leads.own()));

    const count = Math.min(Number(options.getCount()), Number.MAX_SAFE_INTEGER);
    const name = nameOf(options.getStream()?.getStreamIdentifier());
    if (options.hasStream() && log.isTombstoned(name)) return void call.emit("error", failures.tombstoned(name));
    if (options.hasStream() && log.stream(name).length === 0) {
      call.write(streamNotFound(name));
      return call.end();
    }
    const asked = options.hasStream()
      ? log
          .stream(name)
          .filter(({ revision }) => revision >= firstOf(options))
          .slice(0, count)
      : portionOfAll(log.all, options, count);
    reading.sent += asked.length;
    void sendAll(call, mood === "breakHalfWay" ? asked.slice(0, Math.ceil(asked.length / 2)) : asked).then((wanted) => {
      if (mood === "breakHalfWay") call.emit("error", failures.broken());
      else if (wanted) call.end();
    });
    return undefined;
  };

const sendAll = async (call: ReadCall, events: readonly Stored[]) => {
  for (const event of events) if (!(await send(call, eventMessage(event)))) return false;
  return true;
};

const firstOf = (options: streams.ReadReq.Options) =>
  options.getStream()?.hasRevision() ? Number(options.getStream()?.getRevision()) : 0;

/**
 * Forwards it includes the event at the position, backwards it does not. Looks no further than necessary: a test run's
 * log is long.
 */
const portionOfAll = (events: readonly Stored[], options: streams.ReadReq.Options, count: number) => {
  const after = options.getAll()?.getPosition();
  const position = after && Number(after.getCommitPosition());
  const wanted = filterOf(options.getFilter());
  const isBackwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const edge = isBackwards ? events.length : 0;
  const from = position === undefined ? edge : events.findLastIndex((event) => event.position < position) + 1;
  const found: Stored[] = [];
  for (let at = isBackwards ? from - 1 : from; found.length < count; at += isBackwards ? -1 : 1) {
    const event = events[at];
    if (!event) break;
    if (wanted(event)) found.push(event);
  }
  return found;
};
