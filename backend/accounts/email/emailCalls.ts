import { userStream } from "../../../eventstore/accounts/events.ts";
import { Message } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { mailedLinks } from "../../http/limits.ts";
import { Rejection } from "../../http/rejection.ts";
import { inSteadyTime } from "../../http/steadyTime.ts";
import { latestMail } from "../../mail/open.ts";
import { provePassword } from "../../privacy/open.ts";
import {
  askEmailUrl,
  ChangeEmail,
  changeEmailUrl,
  confirmEmailUrl,
  EmailAnswered,
  MailedLink,
  OwnEmail,
} from "../contract.ts";
import { refuseOwnMailbox } from "../guardian.ts";
import { accountLimits } from "../limits.ts";
import { forgetLinks, linkIsDead, openLink, useLink, waitingLink } from "../mailedLinks.ts";
import { confirmEmail, person } from "../person.ts";
import { deadLink, tooMany } from "../refused.ts";
import { askToConfirmEmail } from "./askToConfirmEmail.ts";
import { askNewAddress, takeNewAddress } from "./changeEmail.ts";

const isOwnAlready = () => {
  const message = "That's already your email address";
  return new Rejection("invalid", "SameEmail", message, { issues: [{ path: ["email"], message }] });
};

/** What a parent declares counts once they have shown that they read the mail of their address. */
export const emailCalls: readonly Call[] = [
  call(
    "POST",
    askEmailUrl,
    {
      does: "Emails the caller a link that confirms their own address.",
      who: "signed in",
      answer: { status: 202, body: Message },
      refused: { 429: tooMany },
    },
    async ({ user }, backend) => {
      await backend.limits.count(accountLimits.askEmail, user.id);
      await askToConfirmEmail(backend, user);
      return { message: `We're emailing ${user.email}.` };
    },
  ),
  /** The answer, in wording and timing, is the same whether or not someone has an account with that address. */
  call(
    "POST",
    changeEmailUrl,
    {
      does: "Emails a new address for the caller's account a link to confirm, and tells the present one. The answer is the same whether or not there's an account with that address.",
      who: "signed in",
      body: ChangeEmail,
      answer: { status: 202, body: Message },
      refused: { 429: tooMany },
    },
    async ({ user, body: { email, password } }, backend) => {
      await provePassword(backend, { userId: user.id, password });
      const account = await backend.stateOf(person, userStream(user.id));
      if (email === account.email) throw isOwnAlready();
      if (account.guardian) refuseOwnMailbox(account.guardian, { email }, "email");
      await backend.limits.count(accountLimits.changeEmail, user.id);
      await inSteadyTime(backend.steadyTime, () => askNewAddress(backend, user, email));
      return { message: `We're emailing ${email} a link to confirm.` };
    },
  ),
  call(
    "GET",
    changeEmailUrl,
    {
      does: "Tells which new address of the caller's account waits to be confirmed, and whether the email to confirm the present one was refused.",
      who: "signed in",
      answer: { status: 200, body: OwnEmail },
    },
    async ({ user }, { db }) => {
      const link = await waitingLink(db, { kind: "new email", userId: user.id });
      const asked = await latestMail(db, { kind: "email asked", subject: user.id });
      return {
        waiting: link?.address ? { email: link.address, until: link.until } : null,
        isRefused: asked?.state === "failed" && asked.recipient === user.email,
      };
    },
  ),
  call(
    "DELETE",
    changeEmailUrl,
    {
      does: "Keeps the present address. The link to confirm a new one is dead from then on.",
      who: "signed in",
      answer: { status: 200, body: Message },
    },
    async ({ user }, { db }) => {
      await forgetLinks(db, { userId: user.id, kind: "new email" });
      return { message: `Your email stays ${user.email}.` };
    },
  ),
  /** Repeatable: the decision records nothing the second time, so the link is used up only afterwards. */
  call(
    "POST",
    confirmEmailUrl,
    {
      does: "Confirms an account's email address, or a new one, with an emailed link. Doing it twice changes nothing.",
      who: "everybody",
      whoInWords: "anyone with the link",
      body: MailedLink,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: EmailAnswered },
      refused: { 409: `${deadLink} Or another account has that address by now (EmailTaken).`, 429: tooMany },
    },
    async ({ body: { token }, command }, backend) => {
      const { db, handle, stateOf } = backend;
      const { kind, userId, wasUsed, address } = await openLink(db, { kind: ["email", "new email"], token });
      if (!wasUsed) {
        const { role } = await stateOf(person, userStream(userId));
        if (!role) throw linkIsDead();
        const byVisitor = { ...command, actor: "visitor" } as const; // whoever is logged in on that device
        if (address !== null) await takeNewAddress(backend, byVisitor, { userId, email: address });
        else await handle({ fold: person, stream: userStream(userId), command: byVisitor }, confirmEmail({ userId }));
        await useLink(db, { kind, token });
      }
      return address === null
        ? { message: "Your email address is confirmed. Thank you!", isNew: false }
        : { message: `Your email is ${address} now. Use it the next time you log in.`, isNew: true };
    },
  ),
];
