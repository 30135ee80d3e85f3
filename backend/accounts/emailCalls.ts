import { userStream } from "../../eventstore/accounts/events.ts";
import { Message } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { mailedLinks } from "../http/limits.ts";
import { askToConfirmEmail } from "./askToConfirmEmail.ts";
import { askEmailUrl, confirmEmailUrl, MailedLink } from "./contract.ts";
import { accountLimits } from "./limits.ts";
import { linkIsDead, openLink, useLink } from "./mailedLinks.ts";
import { confirmEmail, person } from "./person.ts";
import { deadLink, tooMany } from "./refused.ts";

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
  /** Repeatable: the decision records nothing the second time, so the link is used up only afterwards. */
  call(
    "POST",
    confirmEmailUrl,
    {
      does: "Confirms an account's email address with an emailed link. Doing it twice changes nothing.",
      who: "everybody",
      whoInWords: "anyone with the link",
      body: MailedLink,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: Message },
      refused: { 409: deadLink, 429: tooMany },
    },
    async ({ body: { token }, command }, { db, handle, stateOf }) => {
      const { userId, wasUsed } = await openLink(db, { kind: "email", token });
      if (!wasUsed) {
        const { role } = await stateOf(person, userStream(userId));
        if (!role) throw linkIsDead();
        const byVisitor = { ...command, actor: "visitor" } as const; // whoever is logged in on that device
        await handle({ fold: person, stream: userStream(userId), command: byVisitor }, confirmEmail({ userId }));
        await useLink(db, { kind: "email", token });
      }
      return { message: "Your email address is confirmed. Thank you!" };
    },
  ),
];
