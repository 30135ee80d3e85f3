import Koa, { type Middleware } from "koa";
import { collectDefaultMetrics } from "prom-client";
import { type Health, healthRoutes } from "./health.ts";
import { answerRejections, methodNotAllowed, Rejection } from "../http/rejection.ts";
import type { Metrics } from "./metrics.ts";

/** In Prometheus' text format. Only ever on the operators' own listener. */
const metricsRoute =
  ({ registry }: Pick<Metrics, "registry">): Middleware =>
  async (ctx) => {
    if (ctx.path !== "/metrics") throw new Rejection("missing", "NoSuchCall", "There's nothing at this address.");
    if (ctx.method !== "GET" && ctx.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
    ctx.set("Cache-Control", "no-store");
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  };

/** What operators ask: is it alive, is it fit to serve, how is it doing. Includes metrics of the process. */
export const operationsApp = ({ health, metrics }: { health: Health; metrics: Metrics }): Koa => {
  collectDefaultMetrics({ register: metrics.registry });
  return new Koa().use(answerRejections).use(healthRoutes(health)).use(metricsRoute(metrics));
};
