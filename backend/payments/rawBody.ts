import type { IncomingMessage } from "node:http";
import { Rejection } from "../rejection.ts";

/** The bytes of a request as they came, which a signature is about. Throws Rejection when there are more than `atMost`. */
export const rawBody = async (request: IncomingMessage, atMost: number): Promise<Buffer> => {
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
