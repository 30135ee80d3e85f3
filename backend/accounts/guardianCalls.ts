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
          subject: `The data you requested from ${business.productName}`,
          heading: `Everything we keep about ${child}`,
          paragraphs: [
            `You (or someone using your email) requested the data that ${business.productName} keeps about ${child}: account, lessons, requests, payments, and emails.`,
            "The button opens a page where you can download it as one file.",
          ],
          button: { label: "Download the data", path: `/guardian-export#token=${token}` },
          afterwards: [
            "The link works for 24 hours. Please don't forward this email: anyone with the link can download the file.",
            "Wasn't you? You can ignore this email. Nobody else got the link.",
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
  whoInWords: "anyone with the link",
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
      does: "Emails a link to confirm to the parent or guardian of a player under 18: the one on record, or the one named in the body.",
      who: "everybody",
      whoInWords: "the player, logged in or with email and password in the body",
      body: AskGuardian,
      answer: { status: 200, body: GuardianAsked },
      refused: {
        401: "Nobody is logged in, or the email or password is wrong.",
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
      const today = backend.time.wallClock(command.now).date;
      await backend.handle(target, nameGuardian({ userId: user.id, guardian: named, today }));
      await askGuardian(backend, { ...user, ...named });
      return { message: `We're emailing ${named.parentEmail}.` };
    },
  ),
  call(
    "POST",
    guardianLinkUrl,
    {
      does: "Shows a guardian whose account an emailed link confirms: the first name, nothing more.",
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
      does: "Confirms as parent or guardian with an emailed link. Doing it twice changes nothing.",
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
      does: "Emails a confirmed parent or guardian a link to everything held on each of their children. The answer is the same for every address.",
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
      return {
        message: "If this is the email of a parent or guardian who confirmed an account, we're sending them a link.",
      };
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
      does: "Gives a confirmed parent or guardian everything held on the child as one JSON file, streamed, in exchange for an emailed link. A file that breaks off doesn't parse. The download is recorded.",
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
