import type { Knex } from "knex";
import { v7 as newUuid } from "uuid";
import { userStream } from "../../eventstore/accounts/events.ts";
import { userById, wardsOf } from "../../projections/accounts/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { PersonalFile } from "../../projections/privacy/open.ts";
import type { Backend } from "../backend.ts";
import { Message } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { mailedLinks } from "../http/limits.ts";
import { shaped } from "../http/rejection.ts";
import { signedIn } from "../http/signedIn.ts";
import { inSteadyTime } from "../http/steadyTime.ts";
import { givePersonalFile, privacyLimits } from "../privacy/open.ts";
import { askGuardian } from "./guardianMails.ts";
import {
  AskExportLink,
  AskGuardian,
  askGuardianUrl,
  confirmGuardianUrl,
  GuardianAsked,
  guardianExportLinkUrl,
  guardianExportUrl,
  guardianLinkUrl,
  MailedLink,
  NameGuardian,
  WardView,
} from "./contract.ts";
import { confirmGuardian, nameGuardian } from "./guardian.ts";
import { accountLimits } from "./limits.ts";
import { userWith } from "./logIn.ts";
import { issueLink, linkIsDead, openLink, useLink } from "./mailedLinks.ts";
import { person } from "./person.ts";
import { deadLink, tooMany } from "./refused.ts";

type Parts = Pick<Backend, "db" | "mail" | "business">;

/** Mails the guardian of record a link to everything held on the child. The previous link ends. */
const mailExportLink = async ({ db, mail, business }: Parts, ward: UserView) => {
  const { id: userId, firstName, parentName, parentEmail } = ward;
  if (!parentEmail) return;
  const child = firstName ?? "your child";
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind: "export", userId });
    await mail.post(
      {
        key: `export link ${newUuid()}`,
        kind: "export link",
        to: { email: parentEmail, ...(parentName && { name: parentName }) },
        subjects: [userId],
        letter: {
          subject: `The data you asked for at ${business.productName}`,
          heading: `Everything we keep on ${child}`,
          paragraphs: [
            `Somebody, you we hope, asked for the data that ${business.productName} keeps on ${child}: the account, lessons, requests, payments and emails.`,
            "The button opens a page where you download it as one file.",
          ],
          button: { label: "Download the data", path: `/guardian-export#token=${token}` },
          afterwards: [
            "The link works for 24 hours. Please don't forward this email: anyone with the link can download the file.",
            "If it wasn't you, there is nothing to do. Nobody else got the link.",
          ],
        },
        confidential: true,
        rank: "first",
        uselessAfter: until,
      },
      transaction,
    );
  });
};

const byLink = {
  who: "everybody",
  whoInWords: "whoever has the link",
  body: MailedLink,
  limit: mailedLinks.openLinkFromAddress,
  refused: { 409: deadLink, 429: tooMany },
} as const;

const wardOf = async (db: Knex, userId: string): Promise<WardView> => {
  const user = await userById(db, userId);
  if (!user || user.erasedAt) throw linkIsDead();
  return { firstName: user.firstName, confirmed: user.guardian === "confirmed" };
};

export const guardianCalls: readonly Call[] = [
  /** Mails again, to the same or another guardian. A child who cannot log in yet proves the account by its password. */
  call(
    "POST",
    askGuardianUrl,
    {
      does: "Mails the parent or guardian of a player under 18 a link to confirm: to the one on record, or to whom the body names instead.",
      who: "everybody",
      whoInWords: "the player, logged in or with the log-in in the body",
      body: AskGuardian,
      answer: { status: 200, body: GuardianAsked },
      refused: {
        401: "Nobody is logged in, or the log-in is not right.",
        409: "No guardian is needed, or one has confirmed.",
        429: tooMany,
      },
    },
    async ({ body: { login, ...form }, command, ctx }, backend) => {
      const user = login ? (await userWith(backend, ctx, login)).user : signedIn(ctx);
      await backend.limits.count(accountLimits.askGuardian, user.id);
      const target = {
        fold: person,
        stream: userStream(user.id),
        command: { ...command, actor: { userId: user.id, role: user.role } },
      };
      const named = shaped(NameGuardian, Object.keys(form).length > 0 ? form : user);
      const today = command.now.slice(0, 10);
      await backend.handle(target, nameGuardian({ userId: user.id, guardian: named, today }));
      await askGuardian(backend, { ...user, ...named });
      return { message: `A mail is on its way to ${named.parentEmail}.` };
    },
  ),
  call(
    "POST",
    guardianLinkUrl,
    {
      does: "Shows a guardian whose account a mailed link confirms: the first name and nothing more.",
      ...byLink,
      answer: { status: 200, body: WardView },
    },
    async ({ body: { token } }, { db }) => {
      const { userId } = await openLink(db, { kind: "guardian", token });
      return wardOf(db, userId);
    },
  ),
  /** Repeatable: the decision records nothing the second time, so the link is used up only afterwards. */
  call(
    "POST",
    confirmGuardianUrl,
    {
      does: "Confirms as parent or guardian by a mailed link. A second time changes nothing.",
      ...byLink,
      answer: { status: 200, body: WardView },
    },
    async ({ body: { token }, command }, { db, handle }) => {
      const { userId, wasUsed } = await openLink(db, { kind: "guardian", token });
      if (!wasUsed) {
        const byVisitor = { ...command, actor: "visitor" } as const; // whoever is logged in on that device
        await handle({ fold: person, stream: userStream(userId), command: byVisitor }, confirmGuardian({ userId }));
        await useLink(db, { kind: "guardian", token });
      }
      return wardOf(db, userId);
    },
  ),
  /** The answer, in wording and timing, is the same whether or not someone confirmed with that address. */
  call(
    "POST",
    guardianExportLinkUrl,
    {
      does: "Mails a confirmed parent or guardian a link to everything that is held on the child, for each child. The answer is the same for every address.",
      who: "everybody",
      body: AskExportLink,
      limit: accountLimits.exportLinkFromAddress,
      answer: { status: 202, body: Message },
      refused: { 429: tooMany },
    },
    async ({ body: { email } }, backend) => {
      await backend.limits.count(accountLimits.exportLinkTo, email);
      await inSteadyTime(backend.steadyTime, async () => {
        for (const ward of await wardsOf(backend.db, email)) await mailExportLink(backend, ward);
      });
      return { message: "If a parent or guardian confirmed an account with this address, a link is on its way to it." };
    },
  ),
  /**
   * As often as needed while the link is valid: a download may break off. A child who has grown up meanwhile asks in
   * person.
   */
  call(
    "POST",
    guardianExportUrl,
    {
      does: "Gives a confirmed parent or guardian everything that is held on the child, by a mailed link, as one JSON file that is sent while it is read. A file that broke off does not parse. That it was given is recorded.",
      ...byLink,
      answer: { status: 200, body: PersonalFile },
    },
    async ({ body: { token }, ...request }, backend) => {
      const { userId } = await openLink(backend.db, { kind: "export", token });
      const ward = await userById(backend.db, userId);
      if (!ward || ward.erasedAt || ward.guardian !== "confirmed") throw linkIsDead();
      await backend.limits.count(privacyLimits.exportOwnData, `guardian of ${ward.id}`);
      return givePersonalFile(request, backend, { of: ward, to: "guardian" });
    },
  ),
];
