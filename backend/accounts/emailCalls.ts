import { v7 as newUuid } from "uuid";
import { userStream } from "../../eventstore/accounts/events.ts";
import type { Backend } from "../backend.ts";
import { Message } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { mailedLinks } from "../http/limits.ts";
import { askEmailUrl, confirmEmailUrl, MailedLink } from "./contract.ts";
import { accountLimits } from "./limits.ts";
import { issueLink, linkIsDead, openLink, useLink } from "./mailedLinks.ts";
import { confirmEmail, person } from "./person.ts";
import { deadLink, tooMany } from "./refused.ts";

interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
}

/** Mails an account the link that confirms its own address. The previous link ends. */
export const askToConfirmEmail = async (
  { db, mail, business }: Pick<Backend, "db" | "mail" | "business">,
  { id: userId, email, firstName }: Account,
) => {
  if (email === null) return;
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind: "email", userId });
    await mail.post(
      {
        key: `email asked ${newUuid()}`,
        kind: "email asked",
        to: { email, ...(firstName && { name: firstName }) },
        subjects: [userId],
        letter: {
          subject: `Please confirm your email at ${business.productName}`,
          heading: "Is this your email address?",
          paragraphs: [
            "You added a player to your account. Please confirm that this is your email address, so we know who answers for them.",
            "You can book lessons and camps right away. Videos and messages wait until you confirm.",
          ],
          button: { label: "Confirm my email", path: `/confirm-email#token=${token}` },
          afterwards: ["The link works for 14 days.", "Wasn't you? You can ignore this email."],
        },
        confidential: true,
        rank: "first",
        uselessAfter: until,
      },
      transaction,
    );
  });
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
