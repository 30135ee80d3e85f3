import shared from "@eventstore/db-client/generated/shared_pb.js";
import status from "@eventstore/db-client/generated/status_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { handleBidiStreamingCall } from "@grpc/grpc-js";
import anyMessage from "google-protobuf/google/protobuf/any_pb.js";
import emptyMessage from "google-protobuf/google/protobuf/empty_pb.js";
import { largestAppend, sizeOf } from "./appendCall.ts";
import { failures } from "./failures.ts";
import { type Leads, mustAskAnother } from "./leads.ts";
import type { Expectation, MemoryLog, Stored } from "./log.ts";
import { nameOf, proposedOf } from "./messages.ts";
import type { Moods } from "./moods.ts";

type Answer = streams.BatchAppendResp;
const { BatchAppendResp } = streams;
const noFields = () => new emptyMessage.Empty();

const expectationIn = (options: streams.BatchAppendReq.Options): Expectation => {
  if (options.hasNoStream()) return "none";
  if (options.hasStreamExists()) return "exists";
  return options.hasAny() ? "any" : Number(options.getStreamPosition());
};

/** The error of one append as the server packs it: a message name, and a message with the details. */
const refused = (name: string, details: { serializeBinary(): Uint8Array }, words = name) => {
  const packed = new anyMessage.Any();
  packed.pack(details.serializeBinary(), name);
  return new BatchAppendResp().setError(new status.Status().setMessage(words).setDetails(packed));
};
const wrongRevision = (current: number | "none") => {
  const wrong = new shared.WrongExpectedVersion();
  if (current === "none") wrong.setCurrentNoStream(noFields());
  else wrong.setCurrentStreamRevision(String(current));
  return refused("event_store.client.WrongExpectedVersion", wrong.setExpectedNoStream(noFields()));
};
const tooLarge = () =>
  refused(
    "event_store.client.MaximumAppendSizeExceeded",
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(largestAppend),
  );
const notReady = (words: string) => refused("google.protobuf.Empty", noFields(), words);

const stored = ({ revision, position }: Stored, { withPosition }: { withPosition: boolean }) => {
  const success = new BatchAppendResp.Success().setCurrentRevision(String(revision));
  const at = new shared.AllStreamPosition().setCommitPosition(String(position)).setPreparePosition(String(position));
  return new BatchAppendResp().setSuccess(withPosition ? success.setPosition(at) : success.setNoPosition(noFields()));
};

/** Streams.BatchAppend: appends of many callers, each answered separately. `written`: when the data is on disk. */
export const batchCall =
  (
    log: MemoryLog,
    { appends, thawed }: Moods,
    leads: Leads,
    written: () => Promise<void>,
  ): handleBidiStreamingCall<streams.BatchAppendReq, Answer> =>
  (call) => {
    call.on("error", () => {}); // the caller is gone
    const fail = (error: Error) => void call.emit("error", error);

    /** undefined: none comes, or the call ends. */
    const answerTo = (request: streams.BatchAppendReq): Answer | undefined => {
      if (mustAskAnother(call, leads)) {
        const leader = leads.leader();
        if (leader === undefined) return notReady("No leader info available in response");
        return (fail(failures.notLeader(leader)), undefined);
      }
      const mood = appends.shift();
      if (mood === "notReady") return notReady("Server Is Not Ready");
      if (mood === "unknown") return refused("event_store.client.Unknown", new shared.Unknown());
      if (mood === "missingRight") return refused("event_store.client.AccessDenied", new shared.AccessDenied());
      if (mood === "wrongAccount") return (fail(failures.wrongAccount()), undefined);
      if (mood === "notLeader") return (fail(failures.notLeader(leads.own())), undefined);
      if (mood === "wrongRevision") return wrongRevision(41);
      const events = request.getProposedMessagesList().map(proposedOf);
      const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
      if (mood === "tooLarge" || bytes > largestAppend) return tooLarge();
      const options = request.getOptions()!;
      const outcome = log.append(nameOf(options.getStreamIdentifier()), expectationIn(options), events);
      if (outcome.kind === "tombstoned") return refused("event_store.client.StreamDeleted", new shared.StreamDeleted());
      if (mood === "hang") return undefined;
      if (mood === "loseAnswer") return (fail(failures.broken()), undefined);
      if (outcome.kind === "wrong") return wrongRevision(outcome.current);
      return stored(outcome.last, { withPosition: mood !== "withoutPosition" });
    };

    call.on("data", async (request: streams.BatchAppendReq) => {
      await thawed();
      await written();
      if (call.cancelled) return;
      const answer = answerTo(request);
      const stream = request.getOptions()?.getStreamIdentifier();
      if (answer) call.write(answer.setCorrelationId(request.getCorrelationId()).setStreamIdentifier(stream));
    });
    call.on("end", () => call.end());
  };
