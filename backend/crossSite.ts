import type { Context, Middleware } from "koa";
import { methodNotAllowed, Rejection } from "./rejection.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const known = new Set([...safe, "POST", "PUT", "PATCH", "DELETE"]);

/** Undefined for "null", as sandboxed pages send it, and for what is no address. */
const addressOf = (origin: string) => (URL.canParse(origin) ? new URL(origin) : undefined);

/** Scheme, host and port of our pages: as people are told them, and as this request says, unless it is about that host too. */
const ownOrigins = ({ protocol, host }: Context, told: URL | undefined) => {
  const asked = addressOf(`${protocol}://${host}`);
  return asked?.host === told?.host ? [told?.origin] : [told?.origin, asked?.origin];
};

/** Writes come from our own pages or from programs without a browser, as JSON or a form with files, never from other sites. */
export const refuseCrossSite = ({ publicUrl }: { publicUrl: string | undefined }): Middleware => {
  const told = publicUrl === undefined ? undefined : addressOf(publicUrl);
  return async (ctx, next) => {
    if (!known.has(ctx.method)) throw methodNotAllowed(known);
    if (safe.has(ctx.method)) return next();
    const site = ctx.get("Sec-Fetch-Site");
    const origin = ctx.get("Origin");
    const from = addressOf(origin)?.origin;
    const isOurs = from !== undefined && ownOrigins(ctx, told).includes(from);
    if ((site && site !== "same-origin" && site !== "none") || (origin && !isOurs))
      throw new Rejection("forbidden", "CrossSite", "This request came from another site.");
    const hasBody = Number(ctx.get("Content-Length")) > 0 || ctx.get("Transfer-Encoding") !== "";
    if (hasBody && !ctx.is("json", "multipart"))
      throw new Rejection("forbidden", "WrongContentType", "Please send JSON.");
    return next();
  };
};
