import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { Expectation, Stored } from "./log.ts";
import type { Proposed } from "./logFile.ts";

// Translates between the protocol's messages and the log.

const { AppendResp, ReadResp } = streams;
const ticksAMillisecond = 10_000n;

const identifierOf = (stream: string) => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  return identifier;
};
export const nameOf = (identifier: shared.StreamIdentifier | undefined) =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

export const expectationOf = (options: streams.AppendReq.Options): Expectation => {
  if (options.hasNoStream()) return "none";
  if (options.hasStreamExists()) return "exists";
  return options.hasAny() ? "any" : Number(options.getRevision());
};

export const proposedOf = (
  message: streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage,
): Proposed => ({
  id: message.getId()?.getString() ?? "",
  type: message.getMetadataMap().get("type") ?? "",
  contentType: message.getMetadataMap().get("content-type") ?? "",
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

export const succeeded = ({ revision, position }: Stored, { withPosition }: { withPosition: boolean }) => {
  const success = new AppendResp.Success();
  success.setCurrentRevision(String(revision));
  if (withPosition) {
    const at = new AppendResp.Position();
    at.setCommitPosition(String(position));
    at.setPreparePosition(String(position));
    success.setPosition(at);
  } else success.setNoPosition(new shared.Empty());
  return new AppendResp().setSuccess(success);
};

export const wrongRevision = (expected: Expectation, current: number | "none") => {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current === "none") wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === "none") wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === "exists") wrong.setExpectedStreamExists(new shared.Empty());
  else if (expected === "any") wrong.setExpectedAny(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  return new AppendResp().setWrongExpectedVersion(wrong);
};

export const eventMessage = (event: Stored) => {
  const position = String(event.position);
  const id = new shared.UUID();
  id.setString(event.id);
  const record = new ReadResp.ReadEvent.RecordedEvent();
  record.setId(id);
  record.setStreamIdentifier(identifierOf(event.stream));
  record.setStreamRevision(String(event.revision));
  record.setCommitPosition(position);
  record.setPreparePosition(position);
  record.setData(event.data);
  record.setCustomMetadata(event.metadata);
  record
    .getMetadataMap()
    .set("type", event.type)
    .set("content-type", event.contentType)
    .set("created", String(BigInt(event.created) * ticksAMillisecond));
  const read = new ReadResp.ReadEvent();
  read.setEvent(record);
  read.setCommitPosition(position);
  return new ReadResp().setEvent(read);
};

export const streamNotFound = (stream: string) => {
  const missing = new ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifierOf(stream));
  return new ReadResp().setStreamNotFound(missing);
};
export const confirmation = () => {
  const confirmed = new ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId("subscription");
  return new ReadResp().setConfirmation(confirmed);
};
export const caughtUp = () => new ReadResp().setCaughtUp(new ReadResp.CaughtUp());
