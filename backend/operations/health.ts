import type { Middleware } from "koa";
import { methodNotAllowed } from "../http/rejection.ts";

export interface Health {
  /** As `nodeReady`, the log answers, and the read models are no more than 5 s behind it. */
  readonly ready: () => Promise<boolean>;
  /** This process is as fit as the others: it has its database and its disk, and no one has asked it to stop. */
  readonly nodeReady: () => Promise<boolean>;
}

/**
 * For load balancers: alive, and fit to serve. A proxy goes by the node alone: what all nodes share would make it leave
 * out every one. No details, since anyone may ask.
 */
export const healthRoutes = ({ ready, nodeReady }: Health): Middleware => {
  const checks = new Map([
    ["/healthz", async () => true],
    ["/readyz", ready],
    ["/readyz/node", nodeReady],
  ]);
  return async (ctx, next) => {
    const check = checks.get(ctx.path);
    if (!check) return next();
    ctx.state.isHealthCheck = true;
    if (ctx.method !== "GET" && ctx.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
    const well = await check().catch(() => false);
    ctx.set("Cache-Control", "no-store");
    ctx.status = well ? 200 : 503;
    ctx.body = { status: well ? "ok" : "unavailable" };
  };
};
