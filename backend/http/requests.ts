import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Metrics } from "../operations/metrics.ts";

const knownMethods = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
const looksLikeId = (given: unknown) => typeof given === "string" && /^[\w-]{8,64}$/.test(given);

const healthRoute = "health";

/** The pattern instead of the path, so that no thing's id is logged or counted. */
const routeOf = (ctx: Context) => {
  if (ctx.state.isHealthCheck) return healthRoute;
  const route = "_matchedRoute" in ctx ? ctx._matchedRoute : undefined;
  if (typeof route === "string") return route;
  return ctx.path.startsWith("/api/") ? "unknown" : "page";
};

/**
 * Gives each request its id (also the correlation id of its facts), logs one line about it, and times it: method,
 * route, status, time. What is answered from memory is counted like the rest, and so are health checks, but the line, one of
 * thousands that say the same, is logged at debug level. An id from our own proxy (`trustIds`) is kept. Never bodies, cookies,
 * query strings or names.
 */
export const requestBook = ({ log, metrics, trustIds }: { log: Logger; metrics: Metrics; trustIds: boolean }) => {
  /** The labels shared by requests of one kind are built once. There are few kinds. */
  const kinds = new Map<string, { line: Logger; time: { observe(seconds: number): void } }>();
  const kindOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    let kind = kinds.get(key);
    if (!kind) {
      const common = { method, route, status };
      kinds.set(key, (kind = { line: log.child(common), time: metrics.requests.labels(common) }));
    }
    return kind;
  };

  return {
    begin({ headers, method = "" }: IncomingMessage, started = performance.now()) {
      metrics.requestsInProgress.inc();
      const given = headers["x-request-id"];
      const requestId = trustIds && looksLikeId(given) ? String(given) : randomUUID();
      return { requestId, method: knownMethods.has(method) ? method : "other", started };
    },
    end(
      { requestId, method, started }: BegunRequest,
      { route, status, fromMemory = false }: { route: string; status: number; fromMemory?: boolean },
    ) {
      const ms = performance.now() - started;
      const { line, time } = kindOf(method, route, status);
      const isUsual = fromMemory || route === healthRoute; // a check's 503 is an answer, no fault
      line[isUsual ? "debug" : status >= 500 ? "error" : "info"]({ requestId, ms: Math.round(ms) }, "request");
      metrics.requestsInProgress.dec();
      time.observe(ms / 1000);
    },
  };
};
interface BegunRequest {
  readonly requestId: string;
  readonly method: string;
  readonly started: number; // by performance.now()
}
export type RequestBook = ReturnType<typeof requestBook>;

export const requests =
  (book: RequestBook): Middleware =>
  async (ctx, next) => {
    const request = book.begin(ctx.req);
    ctx.state.requestId = request.requestId;
    ctx.set("X-Request-Id", request.requestId);
    try {
      await next();
    } finally {
      book.end(request, { route: routeOf(ctx), status: ctx.status });
    }
  };
