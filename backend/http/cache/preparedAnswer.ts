import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";
import type { Version } from "../../../projections/version.ts";

const worthCompressing = 1024; // bytes
const encodings = ["br", "gzip", "identity"] as const;
const forHeaders = 4096; // bytes, for everything else in an answer
type Encoding = (typeof encodings)[number];

/** An answer ready to send, except for what belongs to one request. */
export interface PreparedAnswer {
  readonly route: string; // the router's pattern, for the log
  readonly bytes: Buffer;
  readonly digest: string;
  readonly headers: readonly string[]; // name, value, name, value …
  readonly unchanged: readonly string[]; // headers of a 304
  readonly encoded: Map<Encoding, Encoded | Promise<Encoded>>; // made when first asked for
  readonly size: number; // bytes that caching it may cost, in all encodings
}

/** A body in one encoding. */
interface Encoded {
  readonly headers: readonly string[];
  /** One character per byte: Node sends a string in one piece with the headers, but a buffer as a second one. */
  readonly latin1: string;
}

const ofEach = new Set(["x-request-id", "connection", "content-length", "etag"]); // specific to each answer

/** A route's answer; undefined if it is a refusal, not JSON, or meant for one caller only. */
export const preparedAnswer = (ctx: Context, { position }: Version): PreparedAnswer | undefined => {
  const { res, body } = ctx;
  if (ctx.status !== 200 || res.hasHeader("Set-Cookie") || !ctx.response.is("json")) return undefined;
  if (typeof body !== "object" || body === null) return undefined;
  const bytes = Buffer.from(JSON.stringify(body));
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const names = res.getHeaderNames().filter((name) => !ofEach.has(name));
  const headers = (names: readonly string[]) => names.flatMap((name) => [name, String(res.getHeader(name))]);
  // Equal bytes get an equal tag whatever their position; after a restore a position may hold different facts.
  const etag = ["ETag", `W/"${position}.${digest}"`];
  return {
    route: String(ctx._matchedRoute),
    bytes,
    digest,
    headers: [...headers(names), ...etag],
    unchanged: [...headers(names.filter((name) => name !== "content-type")), ...etag],
    encoded: new Map(),
    size: encodings.length * bytes.length + forHeaders,
  };
};

const named = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i");
const takes = { br: named("br"), gzip: named("gzip"), identity: named("identity") };

const compressed = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};

/** In our order of preference, not the caller's. */
const encodingFor = ({ headers }: IncomingMessage, { bytes }: PreparedAnswer): Encoding => {
  const accepted = headers["accept-encoding"];
  if (!accepted || bytes.length < worthCompressing) return "identity";
  return encodings.find((one) => takes[one].test(accepted)) ?? "identity";
};

const encode = async ({ bytes, headers }: PreparedAnswer, encoding: Encoding): Promise<Encoded> => {
  const body = await compressed[encoding](bytes);
  const ofBody = ["Content-Length", String(body.length)];
  if (encoding !== "identity") ofBody.push("Content-Encoding", encoding);
  return { headers: [...headers, ...ofBody], latin1: body.toString("latin1") };
};

/** In an encoding the caller accepts. A promise if no one has used that one before. */
export const inEncodingFor = (req: IncomingMessage, answer: PreparedAnswer): Encoded | Promise<Encoded> => {
  const encoding = encodingFor(req, answer);
  const { encoded } = answer;
  const known = encoded.get(encoding);
  if (known) return known;
  const making = encode(answer, encoding);
  encoded.set(encoding, making);
  making.then(
    (made) => encoded.set(encoding, made),
    () => encoded.delete(encoding),
  );
  return making;
};

/** Whether the caller has these bytes, in any encoding, and does not insist on new ones. */
const has = ({ headers }: IncomingMessage, { digest }: PreparedAnswer) => {
  const known = headers["if-none-match"];
  if (!known || headers["cache-control"]?.includes("no-cache")) return false;
  return known === "*" || known.includes(digest);
};

/** Sent under this request's id. Returns the status. */
export const send = (
  req: IncomingMessage,
  res: ServerResponse,
  { answer, encoded, requestId }: { answer: PreparedAnswer; encoded: Encoded; requestId: string },
) => {
  if (has(req, answer)) {
    res.writeHead(304, [...answer.unchanged, "X-Request-Id", requestId]).end();
    return 304;
  }
  res.writeHead(200, [...encoded.headers, "X-Request-Id", requestId]);
  if (req.method === "HEAD") res.end();
  else res.end(encoded.latin1, "latin1");
  return 200;
};
