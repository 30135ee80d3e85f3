import type { IncomingMessage } from "node:http";
import qs from "qs";
import { z } from "zod";
import { contract, faultIn, type Operation, operationAt } from "./contract.ts";
import { StripeRefusal } from "./refusal.ts";

const most = { keys: 50, key: 40, value: 500 }; // of metadata; lengths in characters

/** A request as it arrived, for specs to inspect. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  /** Why Stripe would not even process it; undefined if it is well-formed. */
  readonly problem: string | undefined;
}

const Params = z.record(z.string(), z.unknown());
const Metadata = z.record(z.string(), z.coerce.string());

/** Reads the complete body: a form, or the query if there is none. */
export const readRequest = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { pathname, search } = new URL(request.url ?? "/", "http://stripe");
  const form = request.method === "POST" ? Buffer.concat(chunks).toString() : search.slice(1);
  return { method: request.method ?? "", path: pathname, params: Params.parse(qs.parse(form, { depth: 10 })) };
};

const checkMetadata = (metadata: unknown) => {
  const entries = Object.entries(Metadata.safeParse(metadata).data ?? {});
  const refuse = (message: string) => new StripeRefusal(400, { param: "metadata", message });
  if (entries.length > most.keys) throw refuse(`Metadata can have up to ${most.keys} keys.`);
  for (const [key, value] of entries) {
    if (key.length > most.key) throw refuse(`Metadata keys can have up to ${most.key} characters.`);
    if (value.length > most.value) throw refuse(`Metadata values can have up to ${most.value} characters.`);
  }
};

/** The operation a request asks for. Turns its texts into numbers. Throws StripeRefusal as the pinned version does. */
export const operationOf = (
  { headers }: IncomingMessage,
  { method, path, params }: { method: string; path: string; params: Record<string, unknown> },
  secretKey: string,
): Operation => {
  const given = /^(?:Bearer|Basic) (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (!given) throw new StripeRefusal(401, { message: "You did not provide an API key." });
  if (given !== secretKey) throw new StripeRefusal(401, { message: "Invalid API Key provided." });
  const version = contract.meta.pinned_api_version;
  if (headers["stripe-version"] !== version)
    throw new StripeRefusal(400, { message: `Invalid Stripe API version: ${String(headers["stripe-version"])}` });
  const operation = operationAt(method, path);
  if (!operation) throw new StripeRefusal(404, { message: `Unrecognized request URL (${method}: ${path}).` });
  if (method === "POST" && !headers["content-type"]?.startsWith("application/x-www-form-urlencoded"))
    throw new StripeRefusal(400, { message: "Invalid content type: a form is expected." });
  const fault = faultIn(operation, params);
  if (fault) throw new StripeRefusal(400, fault);
  checkMetadata(params["metadata"]);
  return operation;
};
