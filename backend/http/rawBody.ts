import type { IncomingMessage } from "node:http";
import { inTime } from "./inTime.ts";
import { Rejection } from "./rejection.ts";

const read = async (request: IncomingMessage, atMost: number) => {
  const chunks: Buffer[] = [];
  let length = 0;
  // Not destroyed on the way out: whoever sent too much should still hear so.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > atMost) throw new Rejection("tooLarge", "TooLarge", "This is more than we can take at once.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The bytes of a request as they came, which a signature is about. Throws Rejection when there are more than `atMost`,
 * or when they are not there `within` so many ms.
 */
export const rawBody = (request: IncomingMessage, { atMost, within }: { atMost: number; within?: number }) =>
  inTime(read(request, atMost), within);
