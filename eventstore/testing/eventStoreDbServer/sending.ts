import { once } from "node:events";
import type { ServerWritableStream } from "@grpc/grpc-js";
import type { ReadReq, ReadResp } from "@eventstore/db-client/generated/streams_pb.js";

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Writes a message when the reader has room for it; false once no one reads any more. */
export const send = async (call: ReadCall, message: ReadResp): Promise<boolean> => {
  if (call.cancelled || call.destroyed) return false;
  if (!call.write(message)) {
    const enough = new AbortController();
    const { signal } = enough;
    await Promise.race(["drain", "cancelled", "close"].map((event) => once(call, event, { signal }))).catch(() => {});
    enough.abort();
  }
  return !call.cancelled;
};
