import { userStream } from "../../../eventstore/accounts/open.ts";
import { playerStream } from "../../../eventstore/players/events.ts";
import { userById, type UserView } from "../../../projections/accounts/open.ts";
import { invitationById, invitationsOf } from "../../../projections/players/invitationQueries.ts";
import { consentFor, mayActFor, playerById } from "../../../projections/players/queries.ts";
import { forgetLinks, linkIsDead, openLink, person, refuseMinor } from "../../accounts/open.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { MailedLink } from "../../accounts/contract.ts";
import { Message } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { mailedLinks } from "../../http/limits.ts";
import { Rejection } from "../../http/rejection.ts";
import {
  acceptInvitationUrl,
  guardiansUrl,
  guardianUrl,
  Invited,
  InvitedBy,
  InviteGuardian,
  invitationsUrl,
  invitationUrl,
  InvitationView,
  joinAsGuardianUrl,
  JoinPlayer,
  keepPlayerUrl,
  openInvitationUrl,
  PlayerView,
  RemoveGuardian,
} from "../contract.ts";
import { playerLimits } from "../limits.ts";
import { player } from "../player.ts";
import {
  acceptInvitation,
  inviteGuardian,
  joinConfirmed,
  keepPlayer,
  leavePlayer,
  withdrawInvitation,
} from "./guardianship.ts";
import { forgetInvitations } from "./invitations.ts";
import { fullName } from "./mails.ts";
import { passMailOn } from "./passOn.ts";

const invitationLifetime = 7 * 24 * 60 * 60 * 1000; // ms
const tooMany = "Too many attempts. `Retry-After` says how many seconds to wait.";
const deadLink = "The invitation has expired, was already used, or was withdrawn (LinkIsDead).";

const targetOf = (playerId: string, command: Command) => ({ fold: player, stream: playerStream(playerId), command });

/** What an account decides for a player takes an adult. */
export const refuseMinorsAccount = async ({ stateOf }: Backend, user: UserView, today: string) =>
  refuseMinor(await stateOf(person, userStream(user.id)), today);

const refuseOwn = (user: UserView, email: string) => {
  if (email !== user.email) return;
  const message = "This is your own email. Please enter the other parent's.";
  throw new Rejection("invalid", "OwnMailbox", message, { issues: [{ path: ["email"], message }] });
};

/** Which invitation a mailed token is for, as long as there is one. */
const invitationBehind = async ({ capabilities, db, caughtUp }: Backend, token: string) => {
  const id = capabilities.openedBy("guardianInvitation", token);
  if (id === undefined) throw linkIsDead();
  await caughtUp();
  const invitation = await invitationById(db, id);
  if (!invitation) throw linkIsDead();
  return { id, ...invitation };
};

const shown = async (
  { db, time }: Backend,
  { user, command, playerId }: { user: UserView; command: Command; playerId: string },
) => playerById(db, { userId: user.id, today: time.wallClock(command.now).date }, playerId);

/** Whoever else is there is nobody's to remove but an admin's and a grown-up player's. */
const whyLeaving = async (
  { db }: Backend,
  {
    user,
    playerId,
    userId,
    reason,
  }: { user: UserView; playerId: string; userId: string; reason: string | null | undefined },
): Promise<{ why: "left" | "removed"; reason?: string }> => {
  if (userId === user.id) return { why: "left" };
  if (userId !== playerId && playerId === user.id && user.guardian === "none needed") return { why: "removed" };
  if (user.role !== "admin" || (await mayActFor(db, user.id, playerId)))
    throw new Rejection(
      "forbidden",
      "NotYours",
      "You can't remove another parent or guardian. If something is wrong, please call us.",
    );
  if (!reason) {
    const message = "Please say why. It's kept with the player's history.";
    throw new Rejection("invalid", "ReasonNeeded", message, { issues: [{ path: ["reason"], message }] });
  }
  return { why: "removed", reason };
};

export const guardianCalls: readonly Call[] = [
  call(
    "POST",
    guardiansUrl(":id"),
    {
      does: "Invites another parent or guardian by email to answer for a player, too. The answer is the same whether or not the address has an account.",
      who: "signed in",
      whoInWords: "whoever may act for that player, as an adult",
      players: [":id"],
      thisRecordOnly: true,
      body: InviteGuardian,
      answer: { status: 202, body: Invited },
      refused: {
        409: "The caller is a minor (AdultsOnly), the player is an adult (NoGuardianNeeded), or four invitations are open (TooManyInvitations).",
        429: tooMany,
      },
    },
    async ({ user, params: { id: playerId }, body: personal, command }, backend) => {
      const today = backend.time.wallClock(command.now).date;
      await refuseMinorsAccount(backend, user, today);
      if ((await consentFor(backend.db, playerId, today)) === "none needed")
        throw new Rejection("conflict", "NoGuardianNeeded", "This player is an adult, and doesn't need a guardian.");
      refuseOwn(user, personal.email);
      await backend.limits.count(playerLimits.inviteGuardian, user.id);
      const invitationId = newId(command, "invitation");
      const until = new Date(Date.parse(command.now) + invitationLifetime).toISOString();
      const { now } = command;
      await backend.handle(
        targetOf(playerId, command),
        inviteGuardian({ playerId, invitationId, by: user.id, until, personal, now }),
      );
      await forgetInvitations(backend, command, playerId);
      return { message: `We're emailing ${personal.email} an invitation.`, id: invitationId };
    },
  ),
  call(
    "DELETE",
    guardianUrl(":id", ":userId"),
    {
      does: "Ends that an account answers for a player. Nobody removes the other parent.",
      who: "signed in",
      whoInWords: "that account itself; the player from 18 on; admins, who say why",
      players: [":id"],
      anyPlayerFor: ["admin"],
      thisRecordOnly: true,
      body: RemoveGuardian,
      answer: { status: 200, body: Message },
      refused: {
        403: "It's another parent or guardian (NotYours).",
        409: "Nobody else may act for the player (LastGuardian).",
      },
    },
    async ({ user, params: { id: playerId, userId }, body: { reason }, command }, backend) => {
      const leaving = await whyLeaving(backend, { user, playerId, userId, reason });
      if (leaving.why === "removed") await passMailOn(backend, command, { playerId, userId });
      await backend.handle(targetOf(playerId, command), leavePlayer({ playerId, userId, ...leaving }));
      await forgetLinks(backend.db, { userId: playerId, kind: "grown up" }); // it may be whoever left who sent it
      await forgetInvitations(backend, command, playerId);
      return {
        message:
          leaving.why === "left" ? "You no longer manage this player." : "This account no longer manages the player.",
      };
    },
  ),
  call(
    "GET",
    invitationsUrl(":id"),
    {
      does: "Lists the open invitations of a player. Only whoever sent one sees its address.",
      who: "signed in",
      whoInWords: "whoever may act for that player",
      players: [":id"],
      answer: { status: 200, body: InvitationView.array() },
    },
    ({ user, params: { id: playerId } }, { db }) =>
      invitationsOf(db, { playerId, userId: user.id, now: new Date().toISOString() }),
  ),
  call(
    "DELETE",
    invitationUrl(":id", ":invitationId"),
    {
      does: "Withdraws an invitation. Its link is dead from then on.",
      who: "signed in",
      whoInWords: "whoever sent it",
      players: [":id"],
      answer: { status: 200, body: Message },
      refused: { 409: "Somebody has joined with it (AlreadyJoined)." },
    },
    async ({ user, params: { id: playerId, invitationId }, command }, backend) => {
      await backend.handle(targetOf(playerId, command), withdrawInvitation({ playerId, invitationId, by: user.id }));
      await forgetInvitations(backend, command, playerId);
      return { message: "The invitation was withdrawn." };
    },
  ),
  call(
    "POST",
    keepPlayerUrl(":id"),
    {
      does: "Takes the caller's own wish to erase a player back.",
      who: "signed in",
      whoInWords: "whoever may act for that player",
      players: [":id"],
      answer: { status: 200, body: PlayerView },
    },
    async ({ user, params: { id: playerId }, command }, backend) => {
      await backend.handle(targetOf(playerId, command), keepPlayer({ playerId, by: user.id }));
      return shown(backend, { user, command, playerId });
    },
  ),
  call(
    "POST",
    openInvitationUrl,
    {
      does: "Shows who invites with an emailed link, and nothing of the player.",
      who: "everybody",
      whoInWords: "anyone with the link",
      body: MailedLink,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: InvitedBy },
      refused: { 409: deadLink, 429: tooMany },
    },
    async ({ body: { token } }, backend) => {
      const { by, until, endedAt } = await invitationBehind(backend, token);
      if (endedAt !== null || until <= new Date().toISOString()) throw linkIsDead();
      const inviter = await userById(backend.db, by);
      return { invitedBy: (inviter && fullName(inviter)) ?? null };
    },
  ),
  call(
    "POST",
    acceptInvitationUrl,
    {
      does: "Joins a player as parent or guardian with an emailed link. Doing it twice changes nothing.",
      who: "signed in",
      whoInWords: "anyone with the link, as an adult",
      body: JoinPlayer,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: PlayerView },
      refused: {
        409: `${deadLink} Or the caller is a minor (AdultsOnly), or manages the player already (AlreadyGuardian).`,
        429: tooMany,
      },
    },
    async ({ user, body: { token, agreedTo }, command }, backend) => {
      const { id: invitationId, playerId } = await invitationBehind(backend, token);
      await refuseMinorsAccount(backend, user, backend.time.wallClock(command.now).date);
      const agreed = await backend.policies.agreed(agreedTo);
      await backend.handle(
        targetOf(playerId, command),
        acceptInvitation({ playerId, invitationId, userId: user.id, agreedTo: agreed, now: command.now }),
      );
      await forgetInvitations(backend, command, playerId);
      return shown(backend, { user, command, playerId });
    },
  ),
  /** Repeatable as long as the link lasts, which is also after it confirmed. */
  call(
    "POST",
    joinAsGuardianUrl,
    {
      does: "Joins a child with an account of its own, with the emailed link by which the caller confirmed as its parent or guardian. Doing it twice changes nothing.",
      who: "signed in",
      whoInWords: "whoever confirmed, as an adult with the link",
      body: JoinPlayer,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: PlayerView },
      refused: {
        409: "The link has expired or was used by another account (LinkIsDead), the account isn't confirmed yet (NotConfirmed), or the caller is a minor (AdultsOnly).",
        429: tooMany,
      },
    },
    async ({ user, body: { token, agreedTo }, command }, backend) => {
      const { userId: playerId } = await openLink(backend.db, { kind: "guardian", token });
      await refuseMinorsAccount(backend, user, backend.time.wallClock(command.now).date);
      if (!(await backend.stateOf(person, userStream(playerId))).guardianConfirmed)
        throw new Rejection("conflict", "NotConfirmed", "Please confirm the player's account first.");
      const agreed = await backend.policies.agreed(agreedTo);
      await backend.handle(targetOf(playerId, command), joinConfirmed({ playerId, userId: user.id, agreedTo: agreed }));
      return shown(backend, { user, command, playerId });
    },
  ),
];
