import type Router from "@koa/router";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { methodNotAllowed, Rejection, shaped } from "../http/rejection.ts";
import { commandOf, signedIn } from "../http/signedIn.ts";
import { hintSignedIn, hintSignedOut } from "../http/signedInHint.ts";
import { askGuardian } from "./askGuardian.ts";
import { currentUserUrl, isMinor, Login, loginUrl, logoutUrl, Register, registerUrl } from "./contract.ts";
import { refuseEasyPassword } from "./easyPasswords.ts";
import { userWith } from "./logIn.ts";
import { register } from "./register.ts";

const waitsForGuardian = () =>
  new Rejection(
    "forbidden",
    "WaitsForGuardian",
    "Almost there! Your parent or guardian has to confirm your account first. They find the link in our mail.",
  );

export const sessionRoutes = (router: Router, backend: Backend) => {
  const { db, limits, capabilities, knownBrowsers, business } = backend;

  router.post(loginUrl, async (ctx) => {
    const { user, credential } = await userWith(backend, ctx, shaped(Login, ctx.request.body));
    if (!user.canLogIn) throw waitsForGuardian();
    ctx.session!.userId = user.id;
    await ctx.session!.regenerate(); // a new id: one that was planted before is worth nothing
    hintSignedIn(ctx);
    knownBrowsers.remember(ctx, credential);
    ctx.body = user;
  });

  router.post(registerUrl, async (ctx) => {
    const form = shaped(Register, ctx.request.body);
    await limits.count("registerFromAddress", ctx.ip);
    refuseEasyPassword(form.password, { field: "password", business, chooser: form });
    const userId = await register(backend, commandOf(ctx), form);
    if (isMinor(form.age)) await askGuardian(backend, { id: userId, ...form });
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
    capabilities.letGo(ctx);
    ctx.body = { message: "You are logged out." };
  });

  /** The menu on phones navigates here. A link on another site must not log anybody out. */
  router.get(logoutUrl, (ctx) => {
    if (ctx.get("Sec-Fetch-Site") !== "same-origin") throw methodNotAllowed(["POST"], "Please use the Logout button.");
    ctx.session = null;
    hintSignedOut(ctx);
    capabilities.letGo(ctx);
    ctx.redirect("/");
    ctx.status = 303;
  });
};
