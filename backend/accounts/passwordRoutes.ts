import type Router from "@koa/router";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { calendarFeeds } from "../calendarFeeds.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { endSessions } from "../http/sessions.ts";
import { signedIn } from "../http/signedIn.ts";
import {
  ChangePassword,
  ForgotPassword,
  forgotPasswordUrl,
  MailedLink,
  passwordLinkUrl,
  passwordUrl,
  ResetPassword,
  resetPasswordUrl,
} from "./contract.ts";
import { credentials as credentialsIn } from "./credentials.ts";
import { refuseEasyPassword } from "./easyPasswords.ts";
import { guessesAt } from "./logIn.ts";
import { forgetLinks, linkIsDead, openLink, useLink } from "./mailedLinks.ts";
import { mailPasswordChanged, mailPasswordLink } from "./passwordMails.ts";
import { hashPassword } from "./passwords.ts";
import { inSteadyTime } from "../http/steadyTime.ts";

const answerAfter = 500; // ms

export const passwordRoutes = (router: Router, backend: Backend) => {
  const { db, credentials, limits, guesses, knownBrowsers, business } = backend;

  router.post(passwordUrl, async (ctx) => {
    const user = signedIn(ctx);
    const userId = user.id;
    const { currentPassword, newPassword } = shaped(ChangePassword, ctx.request.body);
    await limits.count("changePassword", userId);
    if (!(await credentials.isPasswordOf(userId, currentPassword))) {
      const message = "This is not your current password.";
      throw new Rejection("invalid", "WrongPassword", message, { issues: [{ path: ["currentPassword"], message }] });
    }
    refuseEasyPassword(newPassword, { field: "newPassword", business, chooser: user });
    const hash = await hashPassword(newPassword);
    await db.transaction(async (transaction) => {
      await credentialsIn(transaction).changePassword(userId, hash);
      await forgetLinks(transaction, { userId, kind: "password" });
      await endSessions(transaction, { userId, except: ctx.session?.externalKey });
      await calendarFeeds(transaction).revoke(userId);
      await mailPasswordChanged(backend, userId, transaction);
    });
    knownBrowsers.remember(ctx, { user_id: userId, password_hash: hash });
    ctx.body = { message: "Your password is changed. Other devices are logged out." };
  });

  /** The answer, its words and its time, is the same whether somebody has an account with that address. */
  router.post(forgotPasswordUrl, async (ctx) => {
    const { email } = shaped(ForgotPassword, ctx.request.body);
    await limits.count("forgotPasswordFromAddress", ctx.ip);
    await limits.count("forgotPasswordOfAccount", email);
    await inSteadyTime(answerAfter, () => mailPasswordLink(backend, email));
    ctx.body = { message: "If there is an account with this address, a mail with a link is on its way to it." };
  });

  router.post(passwordLinkUrl, async (ctx) => {
    const { token } = shaped(MailedLink, ctx.request.body);
    await limits.count("openLinkFromAddress", ctx.ip);
    const { wasUsed } = await openLink(db, { kind: "password", token });
    if (wasUsed) throw linkIsDead();
    ctx.body = { message: "This link opens a new password." };
  });

  router.post(resetPasswordUrl, async (ctx) => {
    const { token, newPassword } = shaped(ResetPassword, ctx.request.body);
    await limits.count("openLinkFromAddress", ctx.ip);
    const link = await openLink(db, { kind: "password", token }); // or anybody could have us judge and hash
    const chooser = (await userById(db, link.userId)) ?? {};
    refuseEasyPassword(newPassword, { field: "newPassword", business, chooser });
    const hash = await hashPassword(newPassword);
    const { userId, email } = await db.transaction(async (transaction) => {
      const userId = await useLink(transaction, { kind: "password", token });
      if (!userId) throw linkIsDead();
      const email = await credentialsIn(transaction).changePassword(userId, hash);
      await endSessions(transaction, { userId });
      await calendarFeeds(transaction).revoke(userId);
      await mailPasswordChanged(backend, userId, transaction);
      return { userId, email };
    });
    if (email) await guesses.forget(guessesAt(email));
    knownBrowsers.remember(ctx, { user_id: userId, password_hash: hash }); // its log-in comes next, whoever guesses meanwhile
    ctx.body = { message: "Your password is changed. All devices are logged out: please log in with the new one." };
  });
};
