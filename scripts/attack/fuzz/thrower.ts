import { Agent, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { encodings } from "./encoding.ts";
import type { Fuzzed } from "./fuzzed.ts";
import type { Answered } from "./promises.ts";
import type { FuzzRole } from "./roles.ts";

const patience = 120_000; // ms; erasing everything of a visitor who came back for years takes long on a busy machine

export interface Thrown extends Answered {
  readonly url: string;
  readonly by: FuzzRole;
  readonly sent: string; // to do it again by hand
}

/** Answers come in the order of the requests. */
const unpacked: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

const longest = 8000; // characters of an address; from 16,000 on Node answers by itself

/** What an address may contain unescaped: the client would refuse to send the rest. */
const sendable = (path: string) =>
  path.slice(0, longest).replace(/[^!-~]/gu, (letter) => encodeURIComponent(Buffer.from(letter).toString()));

/** Throws calls at a product, many on a few connections. Rejects if there is no answer. */
export const throwerAt = ({ base, lanes }: { base: string; lanes: number }) => {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  return {
    end: () => agent.destroy(),
    throw: ({ by, method, path, headers, body, encoding }: Fuzzed, cookie: string, requestId: string) =>
      new Promise<Thrown>((resolve, reject) => {
        const { bytes, headers: about } = body === undefined ? encodings["none"]!("") : encodings[encoding]!(body);
        const url = sendable(path) || "/";
        const sent = `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${encoding} ${body?.slice(0, 600) ?? ""}`;
        const all = {
          ...about,
          ...(bytes && { "content-length": String(bytes.length) }),
          ...(cookie && { cookie }),
          ...headers,
          "x-request-id": requestId,
        };
        const asked = request(
          // What may end a connection gets one of its own.
          { hostname, port, method, path: url, headers: all, agent: encoding === "plain" || !bytes ? agent : false },
          (response) => {
            const chunks: Buffer[] = [];
            response.on("data", (chunk: Buffer) => void chunks.push(chunk));
            response.on("error", reject);
            response.on("end", () => {
              clearTimeout(late);
              const { statusCode: status = 0, headers: received } = response;
              const unpack = unpacked[received["content-encoding"] ?? ""];
              const whole = Buffer.concat(chunks);
              const text = (unpack && whole.length > 0 ? unpack(whole) : whole).toString();
              const contentType = received["content-type"] ?? "";
              resolve({ by, method, path: url.split("?")[0]!, url, status, contentType, text, sent });
            });
          },
        );
        const late = setTimeout(() => asked.destroy(new Error(`no answer within ${patience / 1000} s`)), patience);
        asked.on("error", (error) => {
          clearTimeout(late);
          reject(new Error(`${error.message}: ${sent}`));
        });
        asked.end(bytes);
      }),
  };
};
export type Thrower = ReturnType<typeof throwerAt>;
