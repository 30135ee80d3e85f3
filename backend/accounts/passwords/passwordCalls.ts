import { accountLimits } from "../limits.ts";
import { mailedLinks } from "../../http/limits.ts";
import { userById } from "../../../projections/accounts/queries.ts";
import type { UserView } from "../../../projections/accounts/view.ts";
import type { Backend } from "../../backend.ts";
import { calendarFeeds } from "../calendarFeeds.ts";
import { Message } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { endSessions } from "../../http/sessions.ts";
import { inSteadyTime } from "../../http/steadyTime.ts";
import {
  ChangePassword,
  ForgotPassword,
  forgotPasswordUrl,
  MailedLink,
  passwordLinkUrl,
  passwordUrl,
  ResetPassword,
  resetPasswordUrl,
} from "../contract.ts";
import { credentials as credentialsIn } from "./credentials.ts";
import { refuseEasyPassword } from "./easyPasswords.ts";
import { guessesAt } from "../logIn.ts";
import { forgetLinks, linkIsDead, openLink, useLink } from "../mailedLinks.ts";
import { mailPasswordChanged, mailPasswordLink } from "./passwordMails.ts";
import { hashPassword } from "./passwords.ts";
import { deadLink, tooMany } from "../refused.ts";

/** Returns the stored form of the password. `stays`: the session that continues. */
const changePassword = async (
  backend: Backend,
  { user, form, stays }: { user: UserView; form: ChangePassword; stays: string | undefined },
) => {
  const { db, credentials, limits, business } = backend;
  const { currentPassword, newPassword } = form;
  const userId = user.id;
  await limits.count(accountLimits.changePassword, userId);
  if (!(await credentials.isPasswordOf(userId, currentPassword))) {
    const message = "That's not your current password. Please try again.";
    throw new Rejection("invalid", "WrongPassword", message, { issues: [{ path: ["currentPassword"], message }] });
  }
  if (newPassword.normalize("NFC") === currentPassword.normalize("NFC")) {
    const message = "That's your current password. Please choose a different one.";
    throw new Rejection("invalid", "SamePassword", message, { issues: [{ path: ["newPassword"], message }] });
  }
  await refuseEasyPassword(newPassword, { field: "newPassword", business, chooser: user });
  const hash = await hashPassword(newPassword);
  await db.transaction(async (transaction) => {
    await credentialsIn(transaction).changePassword(userId, hash);
    await forgetLinks(transaction, { userId, kind: "password" });
    await forgetLinks(transaction, { userId, kind: "new email" }); // whoever knew the old one may have asked for it
    await endSessions(transaction, { userId, except: stays });
    await calendarFeeds(transaction).revoke(userId);
    await mailPasswordChanged(backend, userId, transaction);
  });
  return hash;
};

/** Returns whose password it is now, and its stored form. */
const resetPassword = async (backend: Backend, { token, newPassword }: ResetPassword) => {
  const { db, guesses, business } = backend;
  const link = await openLink(db, { kind: "password", token }); // or anyone could make us judge and hash
  const chooser = (await userById(db, link.userId)) ?? {};
  await refuseEasyPassword(newPassword, { field: "newPassword", business, chooser });
  const hash = await hashPassword(newPassword);
  const { userId, email } = await db.transaction(async (transaction) => {
    const userId = await useLink(transaction, { kind: "password", token });
    if (!userId) throw linkIsDead();
    const email = await credentialsIn(transaction).changePassword(userId, hash);
    await forgetLinks(transaction, { userId, kind: "new email" }); // whoever knew the old one may have asked for it
    await endSessions(transaction, { userId });
    await calendarFeeds(transaction).revoke(userId);
    await mailPasswordChanged(backend, userId, transaction);
    return { userId, email };
  });
  if (email) await guesses.forget(guessesAt(email));
  return { userId, hash };
};

export const passwordCalls: readonly Call[] = [
  /** The answer, in wording and timing, is the same whether or not someone has an account with that address. */
  call(
    "POST",
    forgotPasswordUrl,
    {
      does: "Emails a link to choose a new password. The answer is the same whether or not there's an account with that address.",
      who: "everybody",
      body: ForgotPassword,
      limit: accountLimits.forgotPasswordFromAddress,
      answer: { status: 200, body: Message },
      refused: { 429: tooMany },
    },
    async ({ body: { email } }, backend) => {
      await backend.limits.count(accountLimits.forgotPasswordOfAccount, email);
      await inSteadyTime(backend.steadyTime, () => mailPasswordLink(backend, email));
      return { message: "If there's an account with this email address, we're sending it a link." };
    },
  ),
  call(
    "POST",
    passwordLinkUrl,
    {
      does: "Says whether an emailed link still works. It doesn't use the link up.",
      who: "everybody",
      whoInWords: "anyone with the link",
      body: MailedLink,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: Message },
      refused: { 409: deadLink, 429: tooMany },
    },
    async ({ body: { token } }, { db }) => {
      const { wasUsed } = await openLink(db, { kind: "password", token });
      if (wasUsed) throw linkIsDead();
      return { message: "This link works. You can choose a new password." };
    },
  ),
  call(
    "POST",
    resetPasswordUrl,
    {
      does: "Sets a new password with an emailed link, uses the link up, and ends all sessions. It doesn't log in.",
      who: "everybody",
      whoInWords: "anyone with the link",
      body: ResetPassword,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: Message },
      refused: { 409: deadLink, 429: tooMany },
    },
    async ({ body, ctx }, backend) => {
      const { userId, hash } = await resetPassword(backend, body);
      backend.knownBrowsers.remember(ctx, { user_id: userId, password_hash: hash }); // its log-in comes next, whoever guesses meanwhile
      return {
        message: "Your password was changed and all devices were logged out. Please log in with your new password.",
      };
    },
  ),
  call(
    "POST",
    passwordUrl,
    {
      does: "Changes the caller's password and ends all other sessions.",
      who: "signed in",
      body: ChangePassword,
      unkeyed: true,
      answer: { status: 200, body: Message },
      refused: { 429: tooMany },
    },
    async ({ user, body: form, ctx }, backend) => {
      const hash = await changePassword(backend, { user, form, stays: ctx.session?.externalKey });
      backend.knownBrowsers.remember(ctx, { user_id: user.id, password_hash: hash });
      return { message: "Your password was changed. Other devices were logged out." };
    },
  ),
];
