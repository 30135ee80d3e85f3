import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type ClientHttp2Stream, connect as connectHttp2, constants } from "node:http2";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import { AppendReq } from "@eventstore/db-client/generated/streams_pb.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventStore } from "../../eventStore.ts";
import { openEventStoreDb } from "../../eventStoreDb.ts";
import { sample } from "../sample.ts";
import { type EventStoreDbServer, startEventStoreDbServer } from "./server.ts";

let server: EventStoreDbServer;
let store: EventStore;
beforeEach(async () => {
  server = await startEventStoreDbServer();
  store = openEventStoreDb({ url: server.url });
});
afterEach(async () => {
  await store.close();
  server.stop();
});

const append = {
  ":method": "POST",
  ":path": "/event_store.client.streams.Streams/Append",
  "content-type": "application/grpc",
  te: "trailers",
};

/** gRPC puts five bytes before each message: uncompressed, and its length. */
const framed = (message: AppendReq) => {
  const bytes = message.serializeBinary();
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};
const to = (stream: string) => {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
  const options = new AppendReq.Options().setStreamIdentifier(identifier).setAny(new shared.Empty());
  return framed(new AppendReq().setOptions(options));
};
const anEvent = () => {
  const message = new AppendReq.ProposedMessage().setId(new shared.UUID().setString(randomUUID()));
  message.getMetadataMap().set("type", "Sample");
  return framed(new AppendReq().setProposedMessage(message.setData(Buffer.from("{}"))));
};

/** The ways a caller can disappear. */
const leaving: Record<string, (socket: Socket, call: ClientHttp2Stream) => unknown> = {
  "is killed": (socket) => socket.destroy(),
  "is killed with answers unread": (socket) => socket.resetAndDestroy(),
  "gives up": (_socket, call) => call.close(constants.NGHTTP2_CANCEL),
};
describe.each(Object.entries(leaving))("an append whose caller %s", (_how, leave) => {
  it.each([
    ["before its first event", []],
    ["after the first of its events", [anEvent()]],
  ])("%s leaves nothing, and the server stays", async (_when, events) => {
    for (let time = 0; time < 10; time++) {
      const socket = connect({ host: "127.0.0.1", port: Number(new URL(server.url).port) });
      const session = connectHttp2("http://127.0.0.1", { createConnection: () => socket });
      session.on("error", () => {});
      await once(session, "connect");
      const call = session.request(append);
      call.on("error", () => {});
      call.write(Buffer.concat([to("broken"), ...events]));
      const turns = time % 3; // turns of the event loop, so that the server has read more or less of it
      for (let turn = 0; turn < turns; turn++) await setImmediate();
      if (time > 5) await new Promise((resolve) => session.ping(resolve)); // or all of it
      leave(socket, call);
      await once(call, "close");
      session.destroy();
    }
    await store.append("whole", "none", [sample()]);
    expect(server.log.stream("broken")).toEqual([]);
    expect(server.log.stream("whole")).toHaveLength(1);
  });
});
