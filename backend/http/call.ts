import type { Context } from "koa";
import type { z } from "zod";
import type { Role, UserView } from "../../projections/accounts/open.ts";
import type { Listed, ListParts, QueryOf } from "../../projections/list.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import type { Written } from "./answers.ts";
import type { Body } from "./bodies/body.ts";
import type { Limit } from "./limits.ts";

type Method = "HEAD" | "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, anyone logged in, or those in one of these roles. */
type Who = "everybody" | "signed in" | readonly Role[];

/** A success: its status and, unless it has none, the body. */
interface Answer {
  readonly status: 200 | 201 | 202 | 204 | 206 | 303;
  readonly body?: z.ZodType;
  readonly type?: string; // of the body; JSON unless given
}
type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 415 | 416 | 422 | 423 | 429 | 503 | 507;

/** A call, defined once: the router, the checks before the handler and the description are all made from it. */
interface Definition {
  readonly does: string;
  readonly who: Who;
  readonly whoInWords?: string; // if a role alone does not say it
  /** Plain parameters of the address. Others are ignored. */
  readonly query?: z.ZodObject;
  /** It answers rows of this list, requested as ra-data-simple-rest does. */
  readonly list?: ListParts;
  /** JSON with this schema, or another kind of body. */
  readonly body?: z.ZodType | Body<unknown>;
  /**
   * Where it names players: fields of the body ("playerId", "participants.playerId"), ":id" of the address, or a plain
   * parameter ("?studentId"). Before the handler runs, the caller may act for each of them, or it is 404. One that is
   * left out means the caller's own.
   */
  readonly players?: readonly string[];
  readonly anyPlayerFor?: readonly Role[]; // who may name every player there is
  readonly erasedPlayersToo?: true; // for repeats, when the player is gone
  /** What it does to a record isn't meant for the one that this was merged into: it is 409, to look again. */
  readonly thisRecordOnly?: true;
  readonly answer: Answer;
  /** Refusals besides those that follow from the rest. */
  readonly refused?: Readonly<Partial<Record<RefusedStatus, string>>>;
  /** Counted by the caller's address, after the body was validated and before the handler. */
  readonly limit?: Limit;
  readonly unkeyed?: true; // an Idempotency-Key changes nothing
  readonly keyedForVisitors?: true; // an Idempotency-Key also counts without a log-in, together with the body
  /** Other sites and programs write to it: what they send authenticates itself. */
  readonly fromAnywhere?: true;
  /**
   * Where every visitor gets the same answer, it is cached as bytes: at the bare address (""), or with these
   * parameters, in which `:id` stands for one. It may depend on nothing but read models and the facility's clock, to
   * the minute.
   */
  readonly keptFor?: readonly string[];
}

type NamesIn<Path extends string> = string extends Path
  ? "id"
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | NamesIn<`/${Rest}`>
    : Path extends `${string}:${infer Name}.${string}`
      ? Name
      : Path extends `${string}:${infer Name}`
        ? Name
        : never;

type Parsed<B> = B extends Body<infer T> ? T : B extends z.ZodType ? z.output<B> : undefined;

/** A request that has passed all of its call's checks. */
interface CallRequest<P extends string, D extends Definition> {
  readonly user: D extends { who: "everybody" } ? UserView | undefined : UserView;
  readonly command: Command;
  readonly params: Readonly<Record<NamesIn<P>, string>>;
  readonly query: D extends { query: infer Q extends z.ZodObject } ? z.output<Q> : undefined;
  readonly list: D extends { list: infer L extends ListParts } ? QueryOf<L> : undefined;
  readonly body: D extends { body: infer B } ? Parsed<B> : undefined;
  /** For what concerns the connection: its cookies, session, address. */
  readonly ctx: Context;
}

type View<D extends Definition> = D["answer"]["body"] extends z.ZodType ? z.output<D["answer"]["body"]> : undefined;
/**
 * What a handler returns: the view, rows of a list, or a function that writes the answer. Undefined: it cannot be shown
 * yet.
 */
type Answered<D extends Definition> =
  | View<D>
  | (D extends { list: ListParts } ? Listed<View<D> extends readonly (infer Row)[] ? Row : never> : never)
  | Written
  | undefined;

/** A call of the product as it is mounted and described. A spec validates every answer against it. */
export interface Call extends Definition {
  readonly method: Method;
  readonly path: string; // as the router has it
  readonly handle: (request: CallRequest<string, Definition>, backend: Backend) => unknown;
}

export const call = <const P extends string, const D extends Definition>(
  method: Method,
  path: P,
  definition: D,
  handle: (request: CallRequest<P, D>, backend: Backend) => Promise<Answered<D>> | Answered<D>,
): Call => ({
  method,
  path,
  ...definition,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it is asked with was parsed by this definition
  handle: handle as unknown as Call["handle"],
});

/** Whether an Idempotency-Key makes it repeatable: where something is recorded, usually for someone logged in. */
export const isKeyed = ({ method, who, unkeyed, keyedForVisitors }: Call) =>
  keyedForVisitors ?? (isWrite(method) && who !== "everybody" && !unkeyed);

export const isWrite = (method: Method) => method !== "GET" && method !== "HEAD";
