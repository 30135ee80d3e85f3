import { v7 as newUuid } from "uuid";
import { playerStream } from "../../../eventstore/players/events.ts";
import { AccountView, userById, type UserView } from "../../../projections/accounts/open.ts";
import { consentFor, mayActFor } from "../../../projections/players/queries.ts";
import { issueLink, refuseEasyPassword } from "../../accounts/open.ts";
import { MailedLink } from "../../accounts/contract.ts";
import type { Backend } from "../../backend.ts";
import { created, Message } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { mailedLinks } from "../../http/limits.ts";
import { Rejection } from "../../http/rejection.ts";
import { inSteadyTime } from "../../http/steadyTime.ts";
import { acceptGrownUpUrl, GrowingUp, GrowUp, growUpUrl, openGrownUpUrl, TakeOver } from "../contract.ts";
import type { Letter, Post } from "../../post.ts";
import { refuseMinorsAccount } from "../guardians/calls.ts";
import { fullName } from "../guardians/mails.ts";
import { playerLimits } from "../limits.ts";
import { consentNeeded, player } from "../player.ts";
import { isAdult, oldEnough } from "./growUp.ts";
import { kind, linked, openLogin } from "./openLogin.ts";

const tooMany = "Too many attempts. `Retry-After` says how many seconds to wait.";
const deadLink = "The link has expired, was already used, or was replaced by a newer one (LinkIsDead).";

/** Mails the link. Whoever has an account at that address hears that instead, and the caller doesn't. */
const inviteToOwnLogin = async (
  { db, business, mail, credentials }: Backend,
  { playerId, by, email }: { playerId: string; by: UserView; email: string },
) => {
  const { productName, facility } = business;
  const who = fullName(by) ?? "Your family";
  const ignore = `Don't know ${who}? You can ignore this email.`;
  const post = (kind: string, letter: Letter, more: Partial<Post> = {}): Post => ({
    key: `${kind} ${newUuid()}`,
    kind,
    to: { email },
    subjects: [playerId],
    letter,
    ...more,
  });
  if (await credentials.byEmail(email)) {
    const taken: Letter = {
      subject: `You already have a ${productName} account`,
      heading: "You already have an account",
      paragraphs: [
        `${who} wanted to give a player a login with this email address. Every login needs an address of its own, and this one has an account already.`,
        `If it's meant for you, tell ${who} another address.`,
      ],
      afterwards: [ignore],
    };
    await mail.post(post("own login taken", taken)); // a link mailed before goes on working
    return;
  }
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind, userId: playerId, address: email });
    const asked: Letter = {
      subject: `Your own login at ${productName}`,
      heading: `${who} gives you your own login`,
      paragraphs: [
        `${productName} is where you book lessons and camps at ${facility.name}. So far your family has done that for you. With a login of your own you see all of it, and can book yourself.`,
      ],
      button: { label: "Choose a password", path: `/grown-up#token=${token}` },
      afterwards: ["The link works for 7 days. Please don't forward this email.", ignore],
    };
    const more = { confidential: true, uselessAfter: until } as const;
    await mail.post(post("own login asked", asked, more), transaction);
  });
};

const refuse = async (
  { db, stateOf }: Backend,
  { user, playerId, email, today }: { user: UserView; playerId: string; email: string; today: string },
) => {
  if (await userById(db, playerId))
    throw new Rejection("conflict", "HasAccount", "This player has a login of their own already.");
  const words = oldEnough(await stateOf(player, playerStream(playerId)), today);
  if (!(await mayActFor(db, user.id, playerId)) && !isAdult(words, today))
    throw new Rejection("forbidden", "NotYours", "Until a player is 18, only a parent or guardian can do this.");
  if ((await consentFor(db, playerId, today)) === "asked")
    throw new Rejection("conflict", "ConsentNeeded", consentNeeded(false, "open a login"));
  if (email !== user.email) return;
  const message = "This is your own email address. The player's login needs another one.";
  throw new Rejection("invalid", "OwnMailbox", message, { issues: [{ path: ["email"], message }] });
};

export const growingUpCalls: readonly Call[] = [
  /** The answer, in wording and timing, is the same whether or not someone has an account with that address. */
  call(
    "POST",
    growUpUrl(":id"),
    {
      does: "Emails a player a link to an account of their own, under the same id. The answer is the same whether or not the address has an account.",
      who: "signed in",
      whoInWords: "whoever may act for that player, as an adult; admins once the player is 18",
      players: [":id"],
      anyPlayerFor: ["admin"],
      thisRecordOnly: true,
      body: GrowUp,
      answer: { status: 202, body: Message },
      refused: {
        403: "An admin asks for somebody else's child (NotYours).",
        409: "The player is under 13 (TooYoung), has an account (HasAccount), or the caller's email isn't confirmed (ConsentNeeded); or the caller is a minor (AdultsOnly).",
        429: tooMany,
      },
    },
    async ({ user, params: { id: playerId }, body: { email }, command }, backend) => {
      const today = command.now.slice(0, 10);
      await refuseMinorsAccount(backend, user, today);
      await refuse(backend, { user, playerId, email, today });
      await backend.limits.count(playerLimits.growUp, user.id);
      await inSteadyTime(backend.steadyTime, () => inviteToOwnLogin(backend, { playerId, by: user, email }));
      return { message: `We're emailing ${email} a link to open the login.` };
    },
  ),
  call(
    "POST",
    openGrownUpUrl,
    {
      does: "Shows whose account an emailed link opens.",
      who: "everybody",
      whoInWords: "anyone with the link",
      body: MailedLink,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: GrowingUp },
      refused: { 409: deadLink, 429: tooMany },
    },
    async ({ body: { token } }, backend) => {
      const today = new Date().toISOString().slice(0, 10);
      const { words, email } = await linked(backend, token, today);
      return { firstName: words.firstName, email, isAdult: isAdult(words, today) };
    },
  ),
  call(
    "POST",
    acceptGrownUpUrl,
    {
      does: "Opens the player's own account with an emailed link and a password. Lessons, camps, videos, and everything else stay where they are. From 18 on nobody else manages the player. It doesn't log in.",
      who: "everybody",
      whoInWords: "anyone with the link who isn't logged in",
      body: TakeOver,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 201, body: AccountView },
      refused: {
        409: `${deadLink} Or the caller is logged in (LoggedIn), or somebody else has the address by now (EmailTaken).`,
        429: tooMany,
      },
    },
    async ({ user, body: form, command }, backend) => {
      if (user) throw new Rejection("conflict", "LoggedIn", "Please log out first. This opens another account.");
      const { words, email } = await linked(backend, form.token, command.now.slice(0, 10));
      const { firstName, lastName } = words;
      const chooser = { firstName, lastName, email };
      await refuseEasyPassword(form.password, { field: "password", business: backend.business, chooser });
      const id = await openLogin(backend, command, form);
      const account = await userById(backend.db, id);
      return created(id, account && (await backend.withMemberships.account(account)));
    },
  ),
];
