import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { v7 as newUuid } from "uuid";
import type { Metrics } from "./operations/metrics.ts";

const knownMethods = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
const looksLikeId = (given: string) => /^[\w-]{8,64}$/.test(given);

/** The pattern in place of the path, so that no id of a thing is logged or counted. */
const routeOf = (ctx: Context) => {
  const route = "_matchedRoute" in ctx ? ctx._matchedRoute : undefined;
  if (typeof route === "string") return route;
  return ctx.path.startsWith("/api/") ? "unknown" : "page";
};

/**
 * Gives each request its id (also the correlation id of its facts), logs one line about it, and times it: method, route,
 * status, time. An id given by a proxy of ours (`trustIds`) is kept. Never bodies, cookies, query strings or names.
 */
export const requests =
  ({ log, metrics, trustIds }: { log: Logger; metrics: Metrics; trustIds: boolean }): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    metrics.requestsInProgress.inc();
    const given = ctx.get("X-Request-Id");
    ctx.state.requestId = trustIds && looksLikeId(given) ? given : newUuid();
    ctx.set("X-Request-Id", ctx.state.requestId);
    try {
      await next();
    } finally {
      const { method, status } = ctx;
      const route = routeOf(ctx);
      const ms = performance.now() - started;
      const level = status >= 500 ? "error" : "info";
      log[level]({ requestId: ctx.state.requestId, method, route, status, ms: Math.round(ms) }, "request");
      metrics.requestsInProgress.dec();
      metrics.requests.observe({ method: knownMethods.has(method) ? method : "other", route, status }, ms / 1000);
    }
  };
