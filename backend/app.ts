import type { RequestListener } from "node:http";
import { Router } from "@koa/router";
import Koa, { type Context } from "koa";
import compress from "koa-compress";
import conditional from "koa-conditional-get";
import etag from "@koa/etag";
import type { Logger } from "pino";
import type { Backend } from "./backend.ts";
import { isSecure } from "./business.ts";
import { calls } from "./contexts.ts";
import { refuseCrossSite, refuseUnknownMethods } from "./http/crossSite.ts";
import { mount } from "./http/mount.ts";
import { docsFiles } from "./description/docsFiles.ts";
import { type Health, healthRoutes } from "./operations/health.ts";
import { answerCache } from "./http/cache/answerCache.ts";
import { localNamesOnly } from "./http/localNames.ts";
import type { Metrics } from "./operations/metrics.ts";
import { answerRejections, methodNotAllowed, Rejection } from "./http/rejection.ts";
import { protectiveHeaders } from "./http/protectiveHeaders.ts";
import type { Pulse } from "./operations/pulse.ts";
import { readyFirst } from "./http/cache/readyFirst.ts";
import { requestBook, requests } from "./http/requests.ts";
import { sessionCookie, sessions, userOfSession } from "./http/sessions.ts";
import { refuseUnstorable } from "./http/storableText.ts";

interface AppParts {
  backend: Backend;
  log: Logger;
  health: Health;
  metrics: Metrics;
  sessionSecret: string;
  publicUrl: string | undefined;
  trustProxy: boolean;
  /** For the database; without it a request waits as long as its queries do. */
  pulse?: Pulse;
  /** Pages and assets of both front ends; absent if there are only calls. */
  pages?: Koa.Middleware;
  /** The local mail page, if there is one. */
  outbox?: Koa.Middleware;
  /** For trying it out on one machine: only that machine's own names reach mails and what they open. */
  local?: boolean;
}

/** Clients whose encodings we do not know get plain bytes; koa-compress would insist on finding one. */
const plainAtLeast: Koa.Middleware = (ctx, next) => {
  if (!ctx.acceptsEncodings("br", "gzip", "deflate", "identity")) ctx.compress = false;
  return next();
};

/** Once an answer is on its way, a client that leaves, or reads it too slowly, is no fault of ours. */
const cutShort: Readonly<Record<string, string>> = {
  ERR_STREAM_PREMATURE_CLOSE: "the caller hung up before the answer was whole",
  ABORT_ERR: "the answer took longer than it may",
};
const connectionBroke = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED", "HPE_INVALID_EOF_STATE"]);
/**
 * A bucket's or the database's connection may break alike in the midst of an answer, which is a fault: archive.ts and
 * personalFile.ts give it another error.
 */
const isCallers = (code: string, { req, socket }: Context) =>
  connectionBroke.has(code) && (socket.errored !== null || req.errored !== null);
/** Why an error with this code is no fault of ours; undefined if it is one. */
const excuseOf = (code: string, ctx: Context) => {
  const isOnItsWay = ctx.headerSent || !ctx.writable;
  return (isOnItsWay && cutShort[code]) || (isCallers(code, ctx) ? "the caller hung up" : undefined);
};

/** Everything a request meets, in order. */
export const createApp = (parts: AppParts): { app: Koa; listener: RequestListener } => {
  const { backend, log, health, metrics, sessionSecret, publicUrl, trustProxy, pages, outbox, local, pulse } = parts;
  const { db } = backend;
  const secure = isSecure(backend.business);
  // One proxy is ours: the address it appended is the caller's, whatever the caller wrote before it.
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1, keys: [sessionSecret] });
  app.on("error", (error, ctx) => {
    const details = { err: error, requestId: ctx?.state?.requestId };
    const why = ctx && excuseOf(error?.code ?? "", ctx);
    if (why) log.debug(details, why);
    else log.error(details, "fault");
  });

  // No request hangs because the database does.
  const guard: Pulse["guard"] = (work) => (pulse ? pulse.guard(work) : work());
  const book = requestBook({ log, metrics, trustIds: trustProxy });
  const cache = answerCache({
    reads: calls.flatMap(({ path, keptFor = [] }) => keptFor.map((query) => path + query)),
    version: () => guard(() => backend.versions.now()),
    versionAtHand: () => backend.versions.atHand(),
    sessionCookie: sessionCookie(secure),
  });
  app.use(requests(book));
  app.use(cache.answerCached); // every header was set when the cached answer was made
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
    ctx.set("Cache-Control", "private, no-cache"); // cached by the browser, but revalidated every time
    ctx.state.user = await userOfSession(ctx, db);
    await next();
  });
  app.use(refuseUnstorable);

  const routes = new Router();
  mount(routes, calls, { backend, refuseCrossSite: refuseCrossSite({ publicUrl }) });
  app.use(routes.routes());
  app.use((ctx) => {
    const methods = new Set(routes.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
    if (methods.size === 0) throw new Rejection("missing", "NoSuchCall", "There's nothing at this address.");
    throw methodNotAllowed(methods);
  });
  return { app, listener: readyFirst(cache, book, app.callback()) };
};
