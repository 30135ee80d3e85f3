import type { ReadReq } from "@eventstore/db-client/generated/streams_pb.js";
import { failures } from "./failures.ts";
import type { MemoryLog, Stored } from "./log.ts";
import { caughtUp, confirmation, eventMessage } from "./messages.ts";
import type { Moods } from "./moods.ts";
import { type ReadCall, send } from "./sending.ts";

const mostBehind = 32; // live events that may wait for a slow reader before the server drops the subscription

/** Live subscriptions to everything, and what a spec may do to them. */
export const subscriptionsTo = (log: MemoryLog, { subscriptions: moods, thawed }: Moods) => {
  const live = new Set<ReadCall>();
  const silent = new WeakSet<ReadCall>();

  const begin = (call: ReadCall) => {
    const mood = moods.shift();
    if (mood === "notReady") return void call.emit("error", failures.notReady());
    if (mood === "hang") silent.add(call);
    const options = call.request.getOptions()!;
    const wanted = filterOf(options.getFilter());
    const after = Number(options.getAll()?.getPosition()?.getCommitPosition() ?? -1);
    let next = log.all.findIndex(({ position }) => position > after);
    if (next < 0) next = log.all.length;
    let caught = false;
    let rise = () => {};

    const follow = async () => {
      await send(call, confirmation());
      if (mood === "caughtUpTooEarly") await send(call, caughtUp());
      while (live.has(call)) {
        await thawed();
        while (log.all[next] && !wanted(log.all[next]!)) next++; // a test run's log is mostly other products'
        const event = log.all[next];
        if (event && !silent.has(call)) {
          next++;
          if (!(await send(call, eventMessage(event)))) break;
          if (caught && log.all.length - next > mostBehind) fail(call, failures.tooSlow());
        } else {
          if (!caught && !silent.has(call)) await send(call, caughtUp());
          caught = true;
          if (log.all[next] && !silent.has(call)) continue; // arrived meanwhile
          await new Promise<void>((resolve) => (rise = resolve));
        }
      }
    };
    const stopListening = log.onAppended(() => rise());
    const leave = () => {
      live.delete(call);
      stopListening();
      rise();
    };
    call.on("cancelled", leave).on("close", leave);
    live.add(call);
    void follow().finally(leave);
    return undefined;
  };

  const fail = (call: ReadCall, error: Error) => {
    if (live.delete(call)) call.emit("error", error);
  };

  return {
    begin,
    get count() {
      return live.size;
    },
    /** With OK and no message, as a node does on shutdown. */
    end() {
      for (const call of live) {
        live.delete(call);
        call.end();
      }
    },
    fail() {
      for (const call of live) fail(call, failures.goingDown());
    },
    /** They stay open and deliver nothing more. */
    silence() {
      for (const call of live) silent.add(call);
    },
  };
};
export type Subscriptions = ReturnType<typeof subscriptionsTo>;

const matching = (expression: ReadReq.Options.FilterOptions.Expression | undefined) => {
  const prefixes = expression?.getPrefixList() ?? [];
  const regex = new RegExp(expression?.getRegex() ?? "", "u");
  return (text: string) =>
    prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : regex.test(text);
};

export const filterOf = (filter: ReadReq.Options.FilterOptions | undefined): ((event: Stored) => boolean) => {
  const [ofStream, ofType] = [matching(filter?.getStreamIdentifier()), matching(filter?.getEventType())];
  if (filter?.hasStreamIdentifier()) return ({ stream }) => ofStream(stream);
  return filter?.hasEventType() ? ({ type }) => ofType(type) : () => true;
};
