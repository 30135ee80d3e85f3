import type { Middleware } from "koa";
import type { z } from "zod";
import { RevisionConflict, StoreUnavailable } from "../../eventstore/eventStore.ts";
import { isUnavailable } from "../../eventstore/postgres.ts";
import { PaymentRefused, ProviderUnreachable } from "../payments/provider.ts";
import { fieldWords } from "./fieldWords.ts";

const status = {
  malformed: 400,
  signedOut: 401,
  forbidden: 403,
  missing: 404,
  notAllowed: 405,
  tooSlow: 408,
  conflict: 409,
  stale: 412,
  tooLarge: 413,
  wrongType: 415,
  outOfRange: 416,
  invalid: 422,
  locked: 423,
  tooMany: 429,
  busy: 503,
  full: 507,
} as const;

/** A rule said no: what kind of no, a code for programs, a message for people, and the fields concerned. */
export class Rejection extends Error {
  readonly kind: keyof typeof status;
  readonly code: string;
  readonly issues: readonly Issue[] | undefined;
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: readonly string[] | undefined;
  constructor(
    kind: keyof typeof status,
    code: string,
    message: string,
    more: {
      issues?: readonly Issue[];
      current?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
      allow?: readonly string[];
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.issues = more.issues;
    this.current = more.current; // what stands by now in fields that somebody else wrote
    this.retryAfter = more.retryAfter; // seconds
    this.allow = more.allow;
  }
}
/** `allow`: the methods of this address. */
export const methodNotAllowed = (allow: Iterable<string>, message = "This method is not allowed here.") =>
  new Rejection("notAllowed", "MethodNotAllowed", message, { allow: [...allow] });

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Input that fits a contract's schema; otherwise a refusal that names each field. Only here: anywhere else a value that
 * does not fit is a fault of ours.
 */
export const shaped = <T extends z.ZodType>(shape: T, value: unknown): z.infer<T> => {
  const parsed = shape.safeParse(value, { error: fieldWords });
  if (parsed.success) return parsed.data;
  const issues = nearest(parsed.error.issues).map(({ path, message }) => ({ path, message }));
  const field = issues.find(({ path }) => path.length > 0); // without one, the whole form is invalid
  throw new Rejection("invalid", "Invalid", field?.message ?? "Please check what you entered.", { issues });
};

/** For a form with several possible shapes: what is wrong with it in the shape it comes closest to. */
const nearest = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] => {
  const [first] = issues;
  if (first?.code !== "invalid_union" || first.path.length > 0) return issues;
  return first.errors.toSorted((one, other) => one.length - other.length)[0] ?? issues;
};

/** The one place where a refusal becomes an HTTP answer. A bug is a bare 500, logged with its stack by the caller. */
export const answerRejections: Middleware = async (ctx, next) => {
  const answer = (code: number, body: object) => {
    ctx.status = code;
    ctx.body = body;
  };
  try {
    await next();
  } catch (error) {
    if (error instanceof Rejection) {
      if (error.retryAfter) ctx.set("Retry-After", String(error.retryAfter));
      if (error.allow) ctx.set("Allow", error.allow.join(", "));
      answer(status[error.kind], {
        message: error.message,
        code: error.code,
        ...(error.issues && { issues: error.issues }),
        ...(error.current && { current: error.current }),
      });
    } else if (error instanceof RevisionConflict)
      answer(409, {
        message: "Someone else just changed this. Please reload and try again.",
        code: "ChangedMeanwhile",
      });
    else if (error instanceof PaymentRefused) answer(409, { message: error.message, code: "PaymentRefused" });
    else if (error instanceof ProviderUnreachable) {
      ctx.set("Retry-After", "5");
      answer(503, { message: error.message, code: "PaymentsUnreachable" });
    } else if (error instanceof StoreUnavailable || isDatabaseAway(error)) {
      ctx.set("Retry-After", "5");
      answer(503, {
        message: "We can't reach our records right now. Please try again in a moment.",
        code: "Unavailable",
      });
    } else {
      ctx.app.emit("error", error, ctx);
      answer(500, { message: "Something went wrong on our side. Please try again.", code: "Fault" });
    }
  }
};

/** node-postgres and knex errors that concern the server, not the query. */
export const isDatabaseAway = (error: unknown) =>
  isUnavailable(error) || (error instanceof Error && error.name === "KnexTimeoutError");
