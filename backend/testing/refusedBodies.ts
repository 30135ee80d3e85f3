import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import { gzipSync } from "node:zlib";
import { loginUrl, profileUrl, registerUrl } from "../accounts/contract.ts";
import { stripeWebhookUrl } from "../payments/contract.ts";

export const hangs = 10_000; // ms; it was two minutes
export const json = { "content-type": "application/json" };
const files = { "content-type": "multipart/form-data; boundary=x" }; // read by no step of ours
const some = Buffer.alloc(400 * 1024, "x"); // more than is read ahead without a reader

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

/** Sends all of a body, whatever is answered meanwhile. Returns the status. */
export const send = async (base: string, agent: Agent, { method = "POST", path, headers = {}, body }: Asked) => {
  const sent = request(base + path, { method, headers, agent, signal: AbortSignal.timeout(hangs) });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await answered;
  sent.on("error", () => {}); // that the rest of the body is no longer wanted
  response.resume();
  await once(response, "end");
  return response.statusCode;
};

/** Every way of being answered before all of the body was read, and how. */
export const refusedBodies: Readonly<Record<string, readonly [status: number, asked: Asked]>> = {
  "too large": [413, { path: loginUrl, headers: json, body: some }],
  "much too large": [413, { path: loginUrl, headers: json, body: Buffer.alloc(3 * 1024 * 1024, "x") }],
  "too large once it is unpacked": [
    413,
    { path: loginUrl, headers: { ...json, "content-encoding": "gzip" }, body: gzipSync(Buffer.alloc(100e6)) },
  ],
  "too large for the webhook": [413, { path: stripeWebhookUrl, headers: json, body: Buffer.alloc(2 * 1024 * 1024) }],
  "gzip that is none": [400, { path: loginUrl, headers: { ...json, "content-encoding": "gzip" }, body: some }],
  "brotli that is none": [400, { path: loginUrl, headers: { ...json, "content-encoding": "br" }, body: some }],
  "deflate that is none": [400, { path: loginUrl, headers: { ...json, "content-encoding": "deflate" }, body: some }],
  "a coding nobody knows": [400, { path: loginUrl, headers: { ...json, "content-encoding": "x" }, body: some }],
  "another type": [403, { path: loginUrl, headers: { "content-type": "text/plain" }, body: some }],
  "no type": [403, { path: loginUrl, body: some }],
  "a charset that is none": [
    413,
    { path: loginUrl, headers: { "content-type": "application/json; charset=x" }, body: some },
  ],
  "a form with files that is not asked for": [403, { path: registerUrl, headers: files, body: some }],
  "somebody who is not logged in": [401, { method: "PATCH", path: profileUrl, headers: json, body: some }],
  "another site": [403, { path: loginUrl, headers: { ...json, origin: "https://evil.example" }, body: some }],
  "a call that there is not": [404, { path: "/api/nothing", headers: files, body: some }],
  "a page that there is not": [404, { path: "/nothing", headers: files, body: some }],
  "a method that is not allowed": [405, { method: "PUT", path: loginUrl, headers: files, body: some }],
  "a method that nobody knows": [405, { method: "PROPFIND", path: loginUrl, headers: files, body: some }],
  "health is only read": [405, { path: "/healthz", headers: files, body: some }],
  "a read that has a body": [200, { method: "GET", path: "/api/instructors", headers: files, body: some }],
  "a head that has a body": [200, { method: "HEAD", path: "/healthz", headers: files, body: some }],
  "an expectation that nobody knows": [417, { path: registerUrl, headers: { ...files, expect: "more" }, body: some }],
  "a body that is waited for": [403, { path: registerUrl, headers: { ...files, expect: "100-continue" }, body: some }],
};

/** A request with its framing: with the length of its body, or in chunks. */
export const framed = (asked: Asked, how: "with its length" | "in chunks"): Asked => {
  const frame =
    how === "in chunks" ? { "transfer-encoding": "chunked" } : { "content-length": `${asked.body?.length}` };
  return { ...asked, headers: { ...asked.headers, ...frame } };
};
export const framings = ["with its length", "in chunks"] as const;
