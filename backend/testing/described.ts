import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { Call } from "../http/call.ts";
import { refusalsOf } from "../http/refusals.ts";
import { calls } from "../contexts.ts";
import { NotShownYet, Refusal } from "../http/answers.ts";

interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

const patternOf = ({ path }: Call) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);
const partsOf = (path: string) => path.split("/").length;
const patterns = new Map<number, (readonly [Call, RegExp])[]>();
for (const call of calls) {
  const alike = patterns.get(partsOf(call.path)) ?? [];
  patterns.set(partsOf(call.path), [...alike, [call, patternOf(call)]]);
}

/** The calls at this address, the one that names it literally first. */
const callsAt = (address: string) =>
  (patterns.get(partsOf(address)) ?? [])
    .filter(([, pattern]) => pattern.test(address))
    .map(([call]) => call)
    .sort((one, other) => Number(other.path === address) - Number(one.path === address));

/** The body's schema; undefined if it may be anything; "no" for an undescribed answer. */
const shapeOf = ({ method, status }: Answer, here: readonly Call[]): z.ZodType | undefined | "no" => {
  const call = here.find((one) => one.method === method);
  if (method === "HEAD" || (method === "GET" && status === 304)) return undefined;
  if (!call) return status === (here.length > 0 ? 405 : 404) ? Refusal : "no";
  if (status === call.answer.status) return call.answer.body;
  if (status === 202 && call.answer.status === 201) return NotShownYet;
  return status in refusalsOf(call) ? Refusal : "no";
};

/**
 * Throws unless the description promises this answer: a status it names, a body with that schema and nothing besides.
 * So every spec that makes a call checks the description by the product, and the product by the description.
 */
export const mustBeDescribed = (answer: Answer) => {
  const { method, path, status, contentType, body } = answer;
  const [address = ""] = path.split("?");
  if (!address.startsWith("/api/")) return;
  const here = callsAt(address);
  const shape = shapeOf(answer, here);
  const refuse = (why: string, cause?: unknown): never => {
    throw new Error(`${method} ${address} answered ${status}, ${why}`, { cause });
  };
  if (shape === "no") return refuse("which its description does not know");
  const type = here.find((one) => one.method === method && one.answer.status === status)?.answer.type;
  if (type && !contentType.startsWith(type.replace(/(\*\/)?\*$/, "")))
    refuse(`as ${contentType}; described as ${type}`);
  const parsed = shape?.safeParse(body);
  if (parsed?.success === false) refuse("in another shape than is described", parsed.error);
  if (parsed && !isDeepStrictEqual(parsed.data, body)) refuse(`with more than is described: ${JSON.stringify(body)}`);
};
