import type { Context, Middleware } from "koa";
import { methodNotAllowed, Rejection } from "./rejection.ts";

const known = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

/** Undefined for "null", as sandboxed pages send it, and for what is not an address. */
const addressOf = (origin: string) => (URL.canParse(origin) ? new URL(origin) : undefined);

/** Origins of our pages: the configured one, and the one this request names, unless it concerns the same host. */
const ownOrigins = ({ protocol, host }: Context, configured: URL | undefined) => {
  const own = addressOf(`${protocol}://${host}`);
  return own?.host === configured?.host ? [configured?.origin] : [configured?.origin, own?.origin];
};

/** Throws a Rejection for a write from another site, or of a type its call does not accept. */
export type CrossSite = (ctx: Context, types: readonly [string, ...string[]]) => void;

/**
 * Writes come from our own pages or from programs without a browser, in a type their call accepts, never from other
 * sites.
 */
export const refuseCrossSite = ({ publicUrl }: { publicUrl: string | undefined }): CrossSite => {
  const configured = publicUrl === undefined ? undefined : addressOf(publicUrl);
  return (ctx, types) => {
    const site = ctx.get("Sec-Fetch-Site");
    const origin = ctx.get("Origin");
    const from = addressOf(origin)?.origin;
    const isOurs = from !== undefined && ownOrigins(ctx, configured).includes(from);
    if ((site && site !== "same-origin" && site !== "none") || (origin && !isOurs))
      throw new Rejection("forbidden", "CrossSite", "This request came from another site.");
    const hasBody = Number(ctx.get("Content-Length")) > 0 || ctx.get("Transfer-Encoding") !== "";
    if (!hasBody || ctx.is(...types)) return;
    if (types.includes("application/json")) throw new Rejection("forbidden", "WrongContentType", "Please send JSON.");
    throw new Rejection("wrongType", "WrongContentType", `This takes ${types.join(" or ")}.`);
  };
};

/** Comes before anything that reads the address. */
export const refuseUnknownMethods: Middleware = (ctx, next) => {
  if (!known.has(ctx.method)) throw methodNotAllowed(known);
  return next();
};
