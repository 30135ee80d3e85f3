import type { Middleware } from "koa";
import type { Logger } from "pino";
import { v7 as newUuid } from "uuid";

const looksLikeId = (given: string) => /^[\w-]{8,64}$/.test(given);

/**
 * Gives each request its id (also the correlation id of its facts) and logs one line about it: method, route, status,
 * time. An id given by a proxy of ours (`trustIds`) is kept. Never bodies, cookies, query strings or names; the route pattern stands for the path, so no id of a thing is logged.
 */
export const requests =
  ({ log, trustIds }: { log: Logger; trustIds: boolean }): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const given = ctx.get("X-Request-Id");
    ctx.state.requestId = trustIds && looksLikeId(given) ? given : newUuid();
    ctx.set("X-Request-Id", ctx.state.requestId);
    try {
      await next();
    } finally {
      const route = "_matchedRoute" in ctx ? ctx._matchedRoute : undefined;
      const level = ctx.status >= 500 ? "error" : "info";
      log[level](
        {
          requestId: ctx.state.requestId,
          method: ctx.method,
          route: typeof route === "string" ? route : ctx.path.startsWith("/api/") ? "unknown" : "page",
          status: ctx.status,
          ms: Math.round(performance.now() - started),
        },
        "request",
      );
    }
  };
