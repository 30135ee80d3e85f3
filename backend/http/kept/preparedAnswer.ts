import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";
import type { Version } from "../../../projections/version.ts";

const worthCompressing = 1024; // bytes
const encodings = ["br", "gzip", "identity"] as const;
const forHeaders = 4096; // bytes, with what else belongs to an answer
type Encoding = (typeof encodings)[number];

/** An answer as it goes out, but for what is of one request. */
export interface PreparedAnswer {
  readonly route: string; // the router's pattern, for the log
  readonly bytes: Buffer;
  readonly digest: string;
  readonly headers: readonly string[]; // name, value, name, value …
  readonly unchanged: readonly string[]; // headers of a 304
  readonly encoded: Map<Encoding, Encoded | Promise<Encoded>>; // made when first asked for
  readonly size: number; // bytes that keeping it may cost, in all encodings
}

/** A body in one encoding. */
interface Encoded {
  readonly headers: readonly string[];
  /** One character a byte: what Node sends in one piece with the headers, where a buffer is a second one. */
  readonly latin1: string;
}

const ofEach = new Set(["x-request-id", "connection", "content-length", "etag"]); // of each answer by itself

/** What a route has answered; undefined when that is a refusal, is no JSON, or is meant for one caller alone. */
export const preparedAnswer = (ctx: Context, { position }: Version): PreparedAnswer | undefined => {
  const { res, body } = ctx;
  if (ctx.status !== 200 || res.hasHeader("Set-Cookie") || !ctx.response.is("json")) return undefined;
  if (typeof body !== "object" || body === null) return undefined;
  const bytes = Buffer.from(JSON.stringify(body));
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const told = res.getHeaderNames().filter((name) => !ofEach.has(name));
  const headers = (names: readonly string[]) => names.flatMap((name) => [name, String(res.getHeader(name))]);
  // Equal bytes are equal at whatever position they were made; after a restore a position may hold other facts.
  const etag = ["ETag", `W/"${position}.${digest}"`];
  return {
    route: String(ctx._matchedRoute),
    bytes,
    digest,
    headers: [...headers(told), ...etag],
    unchanged: [...headers(told.filter((name) => name !== "content-type")), ...etag],
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

/** By our order, not the caller's. */
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

/** In the encoding that the caller takes. A promise when nobody took that one before. */
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

/** Whether the caller has these bytes, in whatever encoding, and does not insist on new ones. */
const has = ({ headers }: IncomingMessage, { digest }: PreparedAnswer) => {
  const known = headers["if-none-match"];
  if (!known || headers["cache-control"]?.includes("no-cache")) return false;
  return known === "*" || known.includes(digest);
};

/** To whoever asked under this request id. Returns the status. */
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
