import type Router from "@koa/router";
import type { Context } from "koa";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../created.ts";
import { tooManyTries } from "../limits.ts";
import { methodNotAllowed, Rejection, shaped } from "../rejection.ts";
import { commandOf, signedIn } from "../signedIn.ts";
import { hintSignedIn, hintSignedOut } from "../signedInHint.ts";
import { currentUserUrl, Login, loginUrl, logoutUrl, Register, registerUrl } from "./contract.ts";
import { finishRegistration } from "./credentials.ts";
import { passwordMatches } from "./passwords.ts";
import { register } from "./register.ts";

const overLimitDelay = 1500; // ms

export const sessionRoutes = (router: Router, backend: Backend) => {
  const { db, credentials, limits } = backend;

  /** Too many tries on an account slow it down and turn wrong passwords away, but never shut its owner out. */
  const userWith = async (ctx: Context, { email, password }: Login) => {
    await limits.count("logInFromAddress", ctx.ip);
    const wait = await limits.wait("logInToAccount", email);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, overLimitDelay));
    const credential = await credentials.byEmail(email);
    if (!(await passwordMatches(password, credential?.password_hash)) || !credential) {
      if (wait > 0) throw tooManyTries(wait);
      throw new Rejection("signedOut", "WrongCredentials", "The e-mail address or the password is not right.");
    }
    await limits.forget("logInToAccount", email);
    if (credential.pending) await finishRegistration(backend, credential);
    return credential.user_id;
  };

  router.post(loginUrl, async (ctx) => {
    const userId = await userWith(ctx, shaped(Login, ctx.request.body));
    const known = await backend.caughtUp(); // somebody who registered a moment ago is there
    const user = await userById(db, userId);
    if (!user && !known) throw new StoreUnavailable("who this is is not known at this moment");
    if (!user || user.erasedAt)
      throw new Rejection("signedOut", "WrongCredentials", "The e-mail address or the password is not right.");
    ctx.session!.userId = user.id;
    await ctx.session!.regenerate(); // a new id: one that was planted before is worth nothing
    hintSignedIn(ctx);
    ctx.body = user;
  });

  router.post(registerUrl, async (ctx) => {
    const form = shaped(Register, ctx.request.body);
    await limits.count("registerFromAddress", ctx.ip);
    const userId = await register(backend, commandOf(ctx), form);
    answerCreated(ctx, userId, await userById(db, userId));
  });

  router.get(currentUserUrl, (ctx) => {
    ctx.set("Cache-Control", "no-store");
    if (ctx.state.user) hintSignedIn(ctx);
    else hintSignedOut(ctx);
    ctx.body = signedIn(ctx);
  });

  router.post(logoutUrl, (ctx) => {
    ctx.session = null;
    hintSignedOut(ctx);
    ctx.body = { message: "You are logged out." };
  });

  /** The menu on phones navigates here. A link on another site must not log anybody out. */
  router.get(logoutUrl, (ctx) => {
    if (ctx.get("Sec-Fetch-Site") !== "same-origin") throw methodNotAllowed(["POST"], "Please use the Logout button.");
    ctx.session = null;
    hintSignedOut(ctx);
    ctx.redirect("/");
    ctx.status = 303;
  });
};
