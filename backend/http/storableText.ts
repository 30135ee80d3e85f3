import type { Middleware } from "koa";
import { Rejection } from "./rejection.ts";

/** NUL and half characters: valid in JSON, but no database stores them, and one would block every projector. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether all texts of a parsed JSON value can be stored. Walks without recursion: depth costs an attacker nothing. */
export const isStorable = (value: unknown): boolean => {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string") {
      if (unstorable.test(next)) return false;
    } else if (typeof next === "object" && next !== null)
      for (const [name, inner] of Object.entries(next)) waiting.push(name, inner);
  }
  return true;
};

/** Refuses addresses with text that cannot be stored. Bodies are checked when they are read. */
export const refuseUnstorable: Middleware = (ctx, next) => {
  if (/%00/.test(ctx.url))
    throw new Rejection("malformed", "NotText", "This text has characters we can't save. Please remove them.");
  return next();
};
