import { accountLimits } from "./limits.ts";
import type { Context } from "koa";
import { AccountView } from "../../projections/accounts/accountView.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { created, Message, seeOther } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { methodNotAllowed, Rejection } from "../http/rejection.ts";
import { hintSignedIn, hintSignedOut } from "../http/signedInHint.ts";
import { askToConfirmEmail } from "./email/askToConfirmEmail.ts";
import { askGuardian } from "./guardianMails.ts";
import { currentUserUrl, isMinor, Login, loginUrl, logoutUrl, Register, registerUrl } from "./contract.ts";
import { refuseEasyPassword } from "./passwords/easyPasswords.ts";
import { userWith } from "./logIn.ts";
import { tooMany } from "./refused.ts";
import { register } from "./register.ts";

const waitsForGuardian = () =>
  new Rejection(
    "forbidden",
    "WaitsForGuardian",
    "Almost there! Your parent or guardian needs to confirm your account first. We emailed them a link.",
  );

const logOut = ({ capabilities }: Backend, ctx: Context) => {
  ctx.session = null;
  hintSignedOut(ctx);
  capabilities.letGo(ctx);
};

export const sessionCalls: readonly Call[] = [
  call(
    "POST",
    loginUrl,
    {
      does: "Starts a session, held in the cookie of the answer.",
      who: "everybody",
      body: Login,
      answer: { status: 200, body: AccountView },
      refused: {
        401: "The email or password is wrong.",
        403: "The guardian of a child under 13 hasn't confirmed yet.",
        429: `${tooMany} After too many attempts on one account (code TooManyGuesses), even the right password is refused, except in a browser that was logged in to it before. An emailed link works, too.`,
      },
    },
    async ({ body: login, ctx }, backend) => {
      const { user, credential } = await userWith(backend, ctx, login);
      if (!user.canLogIn) throw waitsForGuardian();
      ctx.session!.userId = user.id;
      await ctx.session!.regenerate(); // a new id: a planted one is worth nothing
      hintSignedIn(ctx);
      backend.knownBrowsers.remember(ctx, credential);
      return backend.withMemberships.account(user);
    },
  ),
  call(
    "POST",
    registerUrl,
    {
      does: "Creates an account: a player's, or a parent's with a first player, or without one for whoever was asked by email to join one. It doesn't log in. Anyone under 18 names a parent or guardian, who gets an email.",
      who: "everybody",
      body: Register,
      limit: accountLimits.registerFromAddress,
      answer: { status: 201, body: AccountView },
      refused: { 409: "There's already an account with this email address.", 429: tooMany },
    },
    async ({ body: form, command }, backend) => {
      const { db, business, withMemberships } = backend;
      await refuseEasyPassword(form.password, { field: "password", business, chooser: form });
      const userId = await register(backend, command, form);
      if (form.registeredAs === "parent" && form.player) await askToConfirmEmail(backend, { id: userId, ...form });
      else if (isMinor(form.age)) await askGuardian(backend, { id: userId, ...form });
      const user = await userById(db, userId);
      return created(userId, user && (await withMemberships.account(user)));
    },
  ),
  call(
    "GET",
    currentUserUrl,
    { does: "Says who is logged in.", who: "signed in", answer: { status: 200, body: AccountView } },
    ({ user, ctx }, { withMemberships }) => {
      ctx.set("Cache-Control", "no-store");
      hintSignedIn(ctx);
      return withMemberships.account(user);
    },
  ),
  call(
    "POST",
    logoutUrl,
    {
      does: "Ends the session, if there is one.",
      who: "everybody",
      answer: { status: 200, body: Message },
    },
    ({ ctx }, backend) => {
      logOut(backend, ctx);
      return { message: "You're logged out." };
    },
  ),
  /** The menu on phones navigates here. A link on another site must not log anyone out. */
  call(
    "GET",
    logoutUrl,
    {
      does: "Ends the session, for a link on one of our pages, and redirects to the landing page.",
      who: "everybody",
      answer: { status: 303 },
      refused: { 405: "The link was on another site." },
    },
    ({ ctx }, backend) => {
      if (ctx.get("Sec-Fetch-Site") !== "same-origin")
        throw methodNotAllowed(["POST"], "Please use the Logout button.");
      logOut(backend, ctx);
      return seeOther("/");
    },
  ),
];
