import { type PlayerWords, playerStream } from "../../../eventstore/players/events.ts";
import { AccountView, userById, type UserView } from "../../../projections/accounts/open.ts";
import { consentFor, mayActFor } from "../../../projections/players/queries.ts";
import { forgetLinks, refuseEasyPassword, waitingLink } from "../../accounts/open.ts";
import { MailedLink } from "../../accounts/contract.ts";
import type { Backend } from "../../backend.ts";
import { created, Message } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { mailedLinks } from "../../http/limits.ts";
import { Rejection } from "../../http/rejection.ts";
import { inSteadyTime } from "../../http/steadyTime.ts";
import { acceptGrownUpUrl, GrowingUp, GrowUp, growUpUrl, LoginLink, openGrownUpUrl, TakeOver } from "../contract.ts";
import { refuseMinorsAccount } from "../guardians/calls.ts";
import { playerLimits } from "../limits.ts";
import { consentNeeded, player } from "../player.ts";
import { notWhileMerging } from "../merging/whileMerging.ts";
import { isAdult, oldEnough } from "./growUp.ts";
import { inviteToOwnLogin } from "./inviteToOwnLogin.ts";
import { kind, linked, openLogin } from "./openLogin.ts";

const tooMany = "Too many attempts. `Retry-After` says how many seconds to wait.";
const notYours = "An admin asks for somebody else's child (NotYours).";
const deadLink = "The link has expired, was already used, was withdrawn, or was replaced by a newer one (LinkIsDead).";

const hasAccount = () => new Rejection("conflict", "HasAccount", "This player has a login of their own already.");

/** Until then, not even an admin decides this for a family. */
const refuseOthers = async (
  { db }: Backend,
  { user, playerId, words, today }: { user: UserView; playerId: string; words: PlayerWords | null; today: string },
) => {
  if ((await mayActFor(db, user.id, playerId)) || (words && isAdult(words, today))) return;
  throw new Rejection("forbidden", "NotYours", "Until a player is 18, only a parent or guardian can do this.");
};

const refuse = async (
  backend: Backend,
  { user, playerId, email, today }: { user: UserView; playerId: string; email: string; today: string },
) => {
  const { db, stateOf } = backend;
  if (await userById(db, playerId)) throw hasAccount();
  const words = oldEnough(await stateOf(player, playerStream(playerId)), today);
  await refuseOthers(backend, { user, playerId, words, today });
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
        403: notYours,
        409: "The player is under 13 (TooYoung), has an account (HasAccount), or the caller's email isn't confirmed (ConsentNeeded); or the caller is a minor (AdultsOnly).",
        429: tooMany,
      },
    },
    async ({ user, params: { id: playerId }, body: { email }, command }, backend) => {
      const today = backend.time.wallClock(command.now).date;
      await refuseMinorsAccount(backend, user, today);
      await refuse(backend, { user, playerId, email, today });
      await backend.limits.count(playerLimits.growUp, user.id);
      await inSteadyTime(backend.steadyTime, () => inviteToOwnLogin(backend, { playerId, by: user, email }));
      return { message: `We're emailing ${email} a link to open the login.` };
    },
  ),
  call(
    "GET",
    growUpUrl(":id"),
    {
      does: "Shows the emailed link to a player's own login, as long as nobody has used it. Only whoever sent it sees its address.",
      who: "signed in",
      whoInWords: "whoever may act for that player; admins once the player is 18",
      players: [":id"],
      anyPlayerFor: ["admin"],
      answer: { status: 200, body: LoginLink },
      refused: { 403: notYours },
    },
    async ({ user, params: { id: playerId }, command: { now } }, backend) => {
      const { db, stateOf } = backend;
      if (await userById(db, playerId)) return { link: null };
      const { words } = await stateOf(player, playerStream(playerId));
      await refuseOthers(backend, { user, playerId, words, today: backend.time.wallClock(now).date });
      const link = await waitingLink(db, { kind, userId: playerId });
      if (!link) return { link: null };
      const { address, sentBy, sentAt, until } = link;
      const isMine = sentBy === user.id;
      const by = sentBy === null ? undefined : await userById(db, sentBy);
      return { link: { email: isMine ? address : null, isMine, by: by?.firstName ?? null, sentAt, until } };
    },
  ),
  call(
    "DELETE",
    growUpUrl(":id"),
    {
      does: "Withdraws the emailed link to a player's own login. It is dead from then on.",
      who: "signed in",
      whoInWords: "whoever may act for that player; admins once the player is 18",
      players: [":id"],
      anyPlayerFor: ["admin"],
      thisRecordOnly: true,
      answer: { status: 200, body: Message },
      refused: { 403: notYours, 409: "The link was used: the player has an account (HasAccount)." },
    },
    async ({ user, params: { id: playerId }, command: { now } }, backend) => {
      const { words } = await backend.stateOf(player, playerStream(playerId));
      await notWhileMerging(backend, async () => {
        // nor while the login is opened
        if (await userById(backend.db, playerId)) throw hasAccount();
        await refuseOthers(backend, { user, playerId, words, today: backend.time.wallClock(now).date });
        await forgetLinks(backend.db, { userId: playerId, kind });
      });
      return { message: "The link was withdrawn." };
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
      const today = backend.time.today();
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
      const { words, email } = await linked(backend, form.token, backend.time.wallClock(command.now).date);
      const { firstName, lastName } = words;
      const chooser = { firstName, lastName, email };
      await refuseEasyPassword(form.password, { field: "password", business: backend.business, chooser });
      const id = await openLogin(backend, command, form);
      const account = await userById(backend.db, id);
      return created(id, account && (await backend.withMemberships.account(account)));
    },
  ),
];
