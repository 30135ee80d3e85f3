import type { PlayerEvent } from "../../../eventstore/players/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchPlayer, type Player } from "../player.ts";

/** The most invitations of a player that wait for an answer. */
export const mostInvitations = 4;

type DataOf<T extends PlayerEvent["type"]> = Extract<PlayerEvent, { type: T }>["data"];

const invitationIsDead = () =>
  new Rejection(
    "conflict",
    "LinkIsDead",
    "This invitation no longer works: it has expired, was already used, or was withdrawn. Please ask for a new one.",
  );

/** Of those who may act, whoever asks; the player's own account may always. */
export const refuseStranger = ({ status, guardians }: Player, playerId: string, by: string) => {
  if (status === "closed" || (by !== playerId && !guardians.has(by))) throw noSuchPlayer();
};

const isWaiting = ({ isOpen, until }: { isOpen: boolean; until: string }, now: string) => isOpen && until > now;

const withdrawn = (playerId: string, invitationId: string, why: DataOf<"InvitationWithdrawn">["why"]): PlayerEvent => ({
  type: "InvitationWithdrawn",
  data: { playerId, invitationId, why },
});

/** One invitation an address: a newer one ends the one before. */
export const inviteGuardian =
  ({ now, ...data }: DataOf<"GuardianInvited"> & { now: string }) =>
  (player: Player): PlayerEvent[] => {
    const { playerId, invitationId, by, personal } = data;
    refuseStranger(player, playerId, by);
    if (player.invitations.has(invitationId)) return [];
    const waiting = [...player.invitations].filter(([, one]) => isWaiting(one, now));
    const same = waiting.filter(([, { email }]) => email === personal?.email);
    if (waiting.length - same.length >= mostInvitations)
      throw new Rejection(
        "conflict",
        "TooManyInvitations",
        `${mostInvitations} invitations are waiting for an answer. Please withdraw one first.`,
      );
    return [...same.map(([id]) => withdrawn(playerId, id, "replaced")), { type: "GuardianInvited", data }];
  };

/** By whoever sent it. */
export const withdrawInvitation =
  ({ playerId, invitationId, by }: { playerId: string; invitationId: string; by: string }) =>
  (player: Player): PlayerEvent[] => {
    refuseStranger(player, playerId, by);
    const invitation = player.invitations.get(invitationId);
    if (invitation?.by !== by) throw new Rejection("missing", "NoSuchInvitation", "We couldn't find this invitation.");
    if (invitation.acceptedBy)
      throw new Rejection("conflict", "AlreadyJoined", "They've already joined, so this can't be withdrawn anymore.");
    return invitation.isOpen ? [withdrawn(playerId, invitationId, "withdrawn")] : [];
  };

/** Its week is over. */
export const expireInvitation =
  ({ playerId, invitationId, now }: { playerId: string; invitationId: string; now: string }) =>
  ({ invitations }: Player): PlayerEvent[] => {
    const invitation = invitations.get(invitationId);
    return invitation?.isOpen && invitation.until <= now ? [withdrawn(playerId, invitationId, "expired")] : [];
  };

type Joining = Omit<DataOf<"GuardianJoined">, "declared" | "how">;
const joins = (data: Joining, how: DataOf<"GuardianJoined">["how"]): PlayerEvent => ({
  type: "GuardianJoined",
  data: { ...data, how, declared: "parent or legal guardian" },
});

/** By the mailed link, once. Whoever answers for the player already leaves it to whom it was meant for. */
export const acceptInvitation =
  ({ now, ...data }: Joining & { invitationId: string; now: string }) =>
  ({ status, guardians, invitations }: Player): PlayerEvent[] => {
    const invitation = invitations.get(data.invitationId);
    if (status === "closed" || !invitation) throw invitationIsDead();
    if (invitation.acceptedBy === data.userId && guardians.has(data.userId)) return [];
    if (!isWaiting(invitation, now)) throw invitationIsDead();
    if (guardians.has(data.userId) || data.userId === data.playerId)
      throw new Rejection(
        "conflict",
        "AlreadyGuardian",
        "You already manage this player. The invitation is for someone else.",
      );
    return [joins(data, "invited")];
  };

/** Of a child with an account: whoever confirmed by mail, with one account. */
export const joinConfirmed =
  (data: Joining) =>
  ({ status, guardians, confirmedBy }: Player): PlayerEvent[] => {
    if (status === "closed") throw noSuchPlayer();
    if (guardians.has(data.userId)) return [];
    if (confirmedBy !== undefined && confirmedBy !== data.userId) throw invitationIsDead();
    return [joins(data, "confirmed by mail")];
  };

/** With everything that only made sense while they were there. */
export const leaves = (player: Player, data: DataOf<"GuardianLeft">): PlayerEvent[] => {
  const { playerId, userId } = data;
  const theirs = [...player.invitations].filter(([, { by, isOpen }]) => isOpen && by === userId);
  return [...theirs.map(([id]) => withdrawn(playerId, id, "left")), { type: "GuardianLeft", data }];
};

/** An added player is never without somebody who may act. One with an account acts for itself. */
const isLast = ({ status, guardians }: Player) => status === "open" && guardians.size === 1;

export const leavePlayer =
  ({
    playerId,
    userId,
    why,
    reason,
  }: {
    playerId: string;
    userId: string;
    why: "left" | "removed";
    reason?: string | undefined; // an admin's
  }) =>
  (player: Player): PlayerEvent[] => {
    if (player.status === "closed") throw noSuchPlayer();
    if (!player.guardians.has(userId))
      throw new Rejection("missing", "NoSuchGuardian", "This account doesn't manage the player anymore.");
    if (isLast(player))
      throw new Rejection(
        "conflict",
        "LastGuardian",
        "Nobody else manages this player. Invite another parent first, or erase the player.",
      );
    return leaves(player, { playerId, userId, why, personal: reason ? { reason } : null });
  };

/** The account is erased: the player stays with whoever else there is, and otherwise goes, too. */
export const leaveErased =
  ({ playerId, userId }: { playerId: string; userId: string }) =>
  (player: Player): PlayerEvent[] => {
    if (!player.guardians.has(userId)) return [];
    if (isLast(player)) return [{ type: "PlayerClosed", data: { playerId, why: "account erased" } }];
    return leaves(player, { playerId, userId, why: "erased", personal: null });
  };

/** Who has yet to ask for the player to be erased, if this account asks now. */
export const missingFor = ({ guardians, erasureAsked }: Player, by: string, now: string) =>
  [...guardians].filter((id) => id !== by && !((erasureAsked.get(id) ?? "") > now));

/** Each of several guardians has to ask. With the last one the player is closed. */
export const askErasure =
  ({ playerId, by, until, now }: DataOf<"PlayerErasureAsked"> & { now: string }) =>
  (player: Player): PlayerEvent[] => {
    if (player.status === "closed") return [];
    refuseStranger(player, playerId, by);
    if (missingFor(player, by, now).length === 0) return [{ type: "PlayerClosed", data: { playerId, why: "erased" } }];
    if ((player.erasureAsked.get(by) ?? "") > now) return [];
    return [{ type: "PlayerErasureAsked", data: { playerId, by, until } }];
  };

export const keepPlayer =
  ({ playerId, by }: { playerId: string; by: string }) =>
  (player: Player): PlayerEvent[] => {
    refuseStranger(player, playerId, by);
    return player.erasureAsked.has(by) ? [{ type: "PlayerErasureWithdrawn", data: { playerId, by } }] : [];
  };
