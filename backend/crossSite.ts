import type { Middleware } from "koa";
import { methodNotAllowed, Rejection } from "./rejection.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const known = new Set([...safe, "POST", "PUT", "PATCH", "DELETE"]);

const hostOf = (origin: string) => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined; // "null", as sandboxed pages send
  }
};

/** Writes come from our own pages or from programs without a browser, as JSON or a form with files, never from other sites. */
export const refuseCrossSite =
  ({ publicUrl }: { publicUrl: string | undefined }): Middleware =>
  async (ctx, next) => {
    if (!known.has(ctx.method)) throw methodNotAllowed(known);
    if (safe.has(ctx.method)) return next();
    const site = ctx.get("Sec-Fetch-Site");
    const origin = ctx.get("Origin");
    const from = hostOf(origin);
    const isOurs = from !== undefined && (from === ctx.host || (publicUrl !== undefined && from === hostOf(publicUrl)));
    if ((site && site !== "same-origin" && site !== "none") || (origin && !isOurs))
      throw new Rejection("forbidden", "CrossSite", "This request came from another site.");
    const hasBody = Number(ctx.get("Content-Length")) > 0 || ctx.get("Transfer-Encoding") !== "";
    if (hasBody && !ctx.is("json", "multipart"))
      throw new Rejection("forbidden", "WrongContentType", "Please send JSON.");
    return next();
  };
