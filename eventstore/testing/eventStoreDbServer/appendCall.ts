import { setImmediate } from "node:timers/promises";
import type { handleClientStreamingCall } from "@grpc/grpc-js";
import type { AppendReq, AppendResp } from "@eventstore/db-client/generated/streams_pb.js";
import { failures } from "./failures.ts";
import { type Leads, mustAskAnother } from "./leads.ts";
import type { Expectation, MemoryLog } from "./log.ts";
import type { Proposed } from "./logFile.ts";
import { expectationOf, nameOf, proposedOf, succeeded, wrongRevision } from "./messages.ts";
import type { Moods } from "./moods.ts";

export const largestAppend = 1024 * 1024; // bytes
const turnsUntilCancelled = 3; // turns of the event loop; one was sometimes too few, two were always enough

/** The server counts the type as stored on its disk, two bytes per letter. */
export const sizeOf = ({ type, data, metadata }: Proposed) => 2 * type.length + data.length + metadata.length;

/** Streams.Append: first stream and revision, then one message per event. */
export const appendCall =
  (
    log: MemoryLog,
    { appends, thawed }: Moods,
    leads: Leads,
    written: () => Promise<void>,
  ): handleClientStreamingCall<AppendReq, AppendResp> =>
  (call, answer) => {
    let stream = "";
    let expected: Expectation = "any";
    const events: Proposed[] = [];
    call.on("data", (request: AppendReq) => {
      const options = request.getOptions();
      const message = request.getProposedMessage();
      if (options) {
        stream = nameOf(options.getStreamIdentifier());
        expected = expectationOf(options);
      }
      if (message) events.push(proposedOf(message));
    });
    call.on("error", () => {}); // the caller is gone
    const received = () => {
      if (mustAskAnother(call, leads)) return answer(failures.notLeader(leads.leader()));
      const mood = appends.shift();
      if (mood === "notReady" || mood === "unknown") return answer(failures[mood]());
      if (mood === "wrongAccount" || mood === "missingRight") return answer(failures[mood]());
      if (mood === "notLeader") return answer(failures.notLeader(leads.own()));
      if (mood === "wrongRevision") return answer(null, wrongRevision(expected, 41));
      const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
      if (mood === "tooLarge" || bytes > largestAppend) return answer(failures.tooLarge());
      const outcome = log.append(stream, expected, events);
      if (outcome.kind === "tombstoned") return answer(failures.tombstoned(stream));
      if (mood === "hang") return undefined;
      if (mood === "loseAnswer") return answer(failures.broken());
      return outcome.kind === "wrong"
        ? answer(null, wrongRevision(expected, outcome.current))
        : answer(null, succeeded(outcome.last, { withPosition: mood !== "withoutPosition" }));
    };
    // A broken call ends, too, and is reported as cancelled only afterwards. Nothing in it counts.
    call.on("end", async () => {
      for (let turn = 0; turn < turnsUntilCancelled; turn++) await setImmediate();
      await thawed();
      await written();
      if (!call.cancelled) received();
    });
  };
