import { createHash } from "node:crypto";
import type { Context } from "koa";
import type { Role, UserView } from "../../projections/accounts/open.ts";
import type { Command } from "../command.ts";
import { Rejection } from "./rejection.ts";
import { hintSignedOut } from "./signedInHint.ts";

/**
 * The person in this session, with their current role. Throws if no one is logged in, whatever the browser believes.
 */
export const signedIn = (ctx: Context): UserView => {
  if (ctx.state.user) return ctx.state.user;
  hintSignedOut(ctx);
  throw new Rejection("signedOut", "SignedOut", "Not authenticated");
};

/**
 * The person in this session, who must have one of these roles. Checked before anything is looked up, so ids cannot be
 * probed.
 */
export const inRole = (ctx: Context, ...roles: readonly Role[]): UserView => {
  const user = signedIn(ctx);
  if (!roles.includes(user.role))
    throw new Rejection("forbidden", "Forbidden", "Your account doesn't have access to this.");
  return user;
};

/** What this request wants, from whom and when. */
export const commandOf = (ctx: Context): Command => {
  const user: UserView | undefined = ctx.state.user;
  const key = ctx.get("Idempotency-Key");
  if (key.length > 200)
    throw new Rejection("malformed", "LongKey", "The Idempotency-Key is longer than 200 characters.");
  return {
    actor: user ? { userId: user.id, role: user.role } : "visitor",
    now: new Date().toISOString(),
    requestId: ctx.state.requestId,
    ...(key && user && { key }),
  };
};

/**
 * The same for a form that is open to everyone. All visitors are one caller, so their key counts together with the
 * body: someone who guesses a key neither gets another's answer nor can take the key away from them.
 */
export const formCommandOf = (ctx: Context): Command => {
  const command = commandOf(ctx);
  const key = ctx.get("Idempotency-Key");
  if (!key || command.key !== undefined) return command;
  const sent = JSON.stringify([key, ctx.path, ctx.request.body]);
  return { ...command, key: createHash("sha256").update(sent).digest("base64url") };
};
