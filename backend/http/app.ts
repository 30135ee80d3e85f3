import type { RequestListener } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import compress from "koa-compress";
import conditional from "koa-conditional-get";
import etag from "@koa/etag";
import type { Logger } from "pino";
import type { Backend } from "../backend.ts";
import { isSecure } from "../business.ts";
import { contexts } from "../contexts.ts";
import { refuseCrossSite, refuseUnknownMethods } from "./crossSite.ts";
import { mount } from "./mount.ts";
import { docsFiles } from "../description/docsFiles.ts";
import { type Health, healthRoutes } from "../operations/health.ts";
import { jsonBody } from "./jsonBody.ts";
import { keptAnswers } from "./keptAnswers.ts";
import { lessonRequestRoutes } from "../lessons/requestRoutes.ts";
import { calendarRoutes } from "../lessons/calendarRoutes.ts";
import { lessonRoutes } from "../lessons/routes.ts";
import { simpleLessonRoutes } from "../lessons/simpleRoutes.ts";
import { localNamesOnly } from "./localNames.ts";
import type { Metrics } from "../operations/metrics.ts";
import { publicReads } from "../publicReads.ts";
import { answerRejections, methodNotAllowed, Rejection } from "./rejection.ts";
import { protectiveHeaders } from "./protectiveHeaders.ts";
import type { Pulse } from "../operations/pulse.ts";
import { readyFirst } from "./readyFirst.ts";
import { requestBook, requests } from "./requests.ts";
import { blockRoutes } from "../scheduling/blockRoutes.ts";
import { availabilityRoutes } from "../scheduling/routes.ts";
import { scheduleRoutes } from "../scheduling/scheduleRoutes.ts";
import { sessionCookie, sessions, userOfSession } from "./sessions.ts";
import { refuseUnstorable } from "./storableText.ts";

export interface AppParts {
  backend: Backend;
  log: Logger;
  health: Health;
  metrics: Metrics;
  sessionSecret: string;
  publicUrl: string | undefined;
  trustProxy: boolean;
  /** Of the database; without it a request waits for as long as its queries do. */
  pulse?: Pulse;
  /** Pages and assets of both front ends; absent where there are only calls. */
  pages?: Koa.Middleware;
  /** The local page of mails, where there is one. */
  outbox?: Koa.Middleware;
  /** It is tried on one machine, whose names alone reach mails and what they open. */
  local?: boolean;
}

/** Who takes no encoding that there is gets plain bytes, where koa-compress would look for one all the same. */
const plainAtLeast: Koa.Middleware = (ctx, next) => {
  if (!ctx.acceptsEncodings("br", "gzip", "deflate", "identity")) ctx.compress = false;
  return next();
};

/** Who goes while the answer is on its way, or takes it too slowly, is no fault of ours. */
const cutShort: Readonly<Record<string, string>> = {
  ERR_STREAM_PREMATURE_CLOSE: "the caller hung up before the answer was whole",
  ABORT_ERR: "the answer took longer than it may",
};

/** Everything a request meets, in the order in which it meets it. */
export const createApp = (parts: AppParts): { app: Koa; listener: RequestListener } => {
  const { backend, log, health, metrics, sessionSecret, publicUrl, trustProxy, pages, outbox, local, pulse } = parts;
  const { db } = backend;
  const secure = isSecure(backend.business);
  // One proxy is ours: what it appended is the caller's address, whatever the caller wrote before it.
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1, keys: [sessionSecret] });
  app.on("error", (error, ctx) => {
    const told = { err: error, requestId: ctx?.state?.requestId };
    const why = cutShort[error?.code];
    if (why) log.debug(told, why);
    else log.error(told, "fault");
  });

  // No request hangs with a database that hangs.
  const guard: Pulse["guard"] = (work) => (pulse ? pulse.guard(work) : work());
  const book = requestBook({ log, metrics, trustIds: trustProxy });
  const kept = keptAnswers({
    reads: publicReads,
    version: () => guard(() => backend.versions.now()),
    versionAtHand: () => backend.versions.atHand(),
    sessionCookie: sessionCookie(secure),
  });
  app.use(requests(book));
  app.use(kept.answerKept); // every header was put on what is kept when it was made
  app.use(protectiveHeaders({ secure, cards: backend.payments.mode }));
  app.use(plainAtLeast);
  app.use(compress({ threshold: 1024, br: { params: { 0: 1, 1: 4 } } as object }));
  app.use(answerRejections);
  app.use(refuseUnknownMethods);
  if (local) app.use(localNamesOnly({ publicUrl }));
  app.use(healthRoutes(health));
  app.use(conditional());
  app.use(etag());
  if (outbox) app.use((ctx, next) => (ctx.path.startsWith("/outbox") ? guard(() => outbox(ctx, next)) : next()));
  if (pages) app.use(pages);
  app.use(docsFiles);

  app.use((_, next) => guard(next));
  app.use(sessions(app, { db, secure }));
  app.use(async (ctx, next) => {
    ctx.set("Cache-Control", "private, no-cache"); // kept by the browser, but asked about each time
    ctx.state.user = await userOfSession(ctx, db);
    await next();
  });
  app.use(refuseUnstorable);

  const refuse = refuseCrossSite({ publicUrl });
  const routes = new Router();
  mount(
    routes,
    contexts.flatMap(({ calls = {} }) => Object.values(calls).flat()),
    { backend, refuseCrossSite: refuse },
  );
  app.use(routes.routes());
  app.use((ctx, next) => {
    if (!["GET", "HEAD", "OPTIONS"].includes(ctx.method)) refuse(ctx, ["application/json", "multipart/form-data"]);
    return next();
  });
  app.use(jsonBody());
  app.use(refuseUnstorable);
  const oldRoutes = new Router();
  const features = [
    availabilityRoutes,
    scheduleRoutes,
    blockRoutes,
    lessonRoutes,
    simpleLessonRoutes,
    lessonRequestRoutes,
    calendarRoutes,
  ];
  for (const feature of features) feature(oldRoutes, backend);
  app.use(oldRoutes.routes());
  app.use((ctx) => {
    const matched = [routes, oldRoutes].flatMap((known) => known.match(ctx.path, ctx.method).path);
    const methods = new Set(matched.flatMap((layer) => layer.methods));
    if (methods.size === 0) throw new Rejection("missing", "NoSuchCall", "There is nothing at this address.");
    throw methodNotAllowed(methods);
  });
  return { app, listener: readyFirst(kept, book, app.callback()) };
};
