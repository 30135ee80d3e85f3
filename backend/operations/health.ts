import type { Middleware } from "koa";
import { methodNotAllowed } from "../http/rejection.ts";

export interface Health {
  /** Database, schema and read models no more than 5 s behind, and no one has asked this process to stop. */
  readonly ready: () => Promise<boolean>;
}

/** For load balancers: alive, and fit to serve. No details, since anyone may ask. */
export const healthRoutes =
  ({ ready }: Health): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== "/healthz" && ctx.path !== "/readyz") return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
    const well = ctx.path === "/healthz" || (await ready().catch(() => false));
    ctx.set("Cache-Control", "no-store");
    ctx.status = well ? 200 : 503;
    ctx.body = { status: well ? "ok" : "unavailable" };
  };
