import { z } from "zod";
import type { Role } from "../../projections/accounts/view.ts";
import type { FilterValue } from "../../projections/list.ts";

/** Who may call: anybody, whoever is logged in, or those in one of these roles. */
export type Who = "everybody" | "signed in" | readonly Role[];

/** Parts of a list: fields to sort by, and filters, each as screens name them. */
export interface ListParts {
  readonly sort: readonly string[];
  readonly filter: z.ZodObject<Readonly<Record<string, z.ZodType<FilterValue>>>>;
}

/** A filter that takes one value or several. */
export const oneOrMore = <T extends z.ZodType>(type: T) => z.union([type, z.array(type)]).optional();

/** A call of the product as it is described to those who make it. A spec holds every answer against it. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string; // as the router knows it
  readonly does: string;
  readonly who: Who;
  readonly whoInWords?: string; // where a role alone does not say it
  readonly query?: z.ZodObject;
  readonly list?: ListParts;
  readonly body?: z.ZodType;
  readonly unkeyed?: true; // an Idempotency-Key changes nothing
  readonly keyedForVisitors?: true; // an Idempotency-Key also counts without a log-in, together with the body
  readonly answer: Answer;
  /** Refusals besides those that follow from what stands above. */
  readonly refused?: Readonly<Partial<Record<RefusedStatus, string>>>;
}
type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 422 | 429;

/** A success: its status and, unless it has none, the body. */
export interface Answer {
  readonly status: 200 | 201 | 202 | 204 | 303;
  readonly body?: z.ZodType;
  readonly type?: string; // of the body; JSON unless told
}

/** Every answer that is a no. */
export const Refusal = z.object({
  message: z.string().describe("words for people"),
  code: z.string().describe("one word for programs"),
  issues: z
    .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
    .optional()
    .describe("the fields it is about"),
});

export const Message = z.object({ message: z.string() });

/** Whether an Idempotency-Key makes it repeatable: where something is recorded, mostly of somebody who is logged in. */
export const isKeyed = ({ method, who, unkeyed, keyedForVisitors }: Call) =>
  keyedForVisitors ?? (method !== "GET" && who !== "everybody" && !unkeyed);

/** All refusals that a call may answer with, by status, and why. */
export const refusalsOf = (call: Call): Readonly<Record<number, string>> => {
  const { method, path, who, list, body, refused = {} } = call;
  const isWrite = method !== "GET";
  const reasons: [status: number, when: boolean, why: string][] = [
    [400, list !== undefined, "sort, range or filter is not JSON of that shape."],
    [400, isWrite, "The body is not JSON."],
    [400, true, "The address or the body holds text that cannot be kept."],
    [400, isKeyed(call), "The Idempotency-Key has more than 200 characters."],
    [401, who !== "everybody", "Nobody is logged in."],
    [403, isWrite, "It was sent by another site, or not as JSON."],
    [
      403,
      Array.isArray(who),
      "The account has none of the roles, or it is about somebody else's thing that all may see.",
    ],
    [404, path.includes(":"), "There is no such thing, or none that the caller may know of."],
    [408, isWrite, "The body took more than 15 seconds to come."],
    [413, isWrite, "The body is larger than 256 kB."],
    [422, body !== undefined, "The body has another shape; `issues` says where."],
    ...Object.entries(refused).map(([status, why]): [number, boolean, string] => [Number(status), true, why]),
    [500, true, "A fault of ours."],
    [503, true, "The records cannot be reached; `Retry-After` says how many seconds to wait."],
  ];
  const found: Record<number, string> = {};
  for (const [status, when, why] of reasons) if (when) found[status] = [found[status], why].filter(Boolean).join(" ");
  return found;
};
