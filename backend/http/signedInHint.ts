import type { Context } from "koa";
import { signedInHint } from "../pages/contract.ts";
import { lifetime } from "./sessions.ts";

const attributes = { httpOnly: false, sameSite: "lax", signed: false, overwrite: true } as const;

export const isHintedSignedIn = (ctx: Context) => ctx.cookies.get(signedInHint, { signed: false }) === "1";

/** Tells the browser's scripts that someone is logged in, so that visitors' pages need not ask. Renewed by use. */
export const hintSignedIn = (ctx: Context) => ctx.cookies.set(signedInHint, "1", { ...attributes, maxAge: lifetime });

/** Takes back a hint that was given. */
export const hintSignedOut = (ctx: Context) => {
  if (ctx.cookies.get(signedInHint, { signed: false }) !== undefined) ctx.cookies.set(signedInHint, null, attributes);
};
