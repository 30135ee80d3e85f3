import type { AccountEvent } from "../../eventstore/accounts/open.ts";
import type { CampEvent, ToldParticipant } from "../../eventstore/camps/open.ts";
import { invitationSubject, type PlayerEvent, type PlayerWords } from "../../eventstore/players/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { guardianRemovals, guardians, invitations, players } from "./tables.ts";

const nobody = {
  firstName: null,
  lastName: null,
  birthDate: null,
  age: null,
  ageRecordedOn: null,
  adultOn: null,
  position: null,
  experience: null,
  sport: null,
  emergencyContact: null,
  emergencyPhone: null,
};

/** The parent a file named for a player who was moved in. */
const noParent = { parentName: null, parentEmail: null, parentPhone: null };

/** What an account says of its own player, until that one is named apart. */
const profile = (
  personal: {
    firstName: string;
    lastName: string;
    age?: number | null;
    ageRecordedOn?: string;
    position?: string | null;
    experience?: string | null;
  } | null,
  { occurredAt }: { occurredAt: string },
) => {
  if (!personal) return {};
  const { firstName, lastName, age = null, ageRecordedOn, position = null, experience = null } = personal;
  const recordedOn = age === null ? null : (ageRecordedOn ?? occurredAt.slice(0, 10));
  return { firstName, lastName, age, ageRecordedOn: recordedOn, position, experience };
};

/** All that is known of a player. What is not said anymore is gone. */
const described = (personal: PlayerWords | null) => (personal ? { ...nobody, ...personal } : {});

/** What a camp was told of a player is not asked again. */
const lastTold = (told: ToldParticipant["personal"], { occurredAt }: { occurredAt: string }) => {
  if (!told) return {};
  const { sport, emergencyContact, emergencyPhone } = told;
  return { sport, emergencyContact, emergencyPhone, updatedAt: occurredAt };
};

/** Every player, and who may act for whom. */
export const playersProjector = projector<PlayerEvent | AccountEvent | CampEvent | PrivacyEvent>({
  name: "players",
  version: 7,
  tables: [players, guardians, guardianRemovals, invitations],
  on: {
    PlayerRegistered: ({ data: { userId, registeredAs, grewUp, personal }, meta }) =>
      grewUp
        ? changed(players, userId, { isOwn: true, isNamed: false, grewUp: true, updatedAt: meta.occurredAt })
        : created(players, userId, {
            ...profile(personal, meta),
            keptAs: userId,
            isOwn: true,
            grewUp: false,
            isNamed: false,
            plays: registeredAs !== "parent",
            createdAt: meta.occurredAt,
            updatedAt: meta.occurredAt,
          }),
    ProfileUpdated: ({ data: { userId, personal }, meta }) =>
      changedWhere(players, { id: userId, isNamed: false }, { ...profile(personal, meta), updatedAt: meta.occurredAt }),
    OwnPlayerNamed: ({ data: { userId, personal }, meta: { occurredAt } }) =>
      changed(players, userId, {
        ...described(personal),
        isNamed: true,
        plays: true,
        declaredBy: userId,
        updatedAt: occurredAt,
      }),
    PlayerAdded: ({ data: { playerId, by, personal }, meta: { occurredAt } }) => [
      created(players, playerId, {
        ...personal,
        keptAs: playerId,
        isOwn: false,
        grewUp: false,
        isNamed: true,
        plays: true,
        declaredBy: by,
        createdAt: occurredAt,
        updatedAt: occurredAt,
      }),
      created(guardians, `${playerId} ${by}`, {
        playerId,
        userId: by,
        how: "added",
        since: occurredAt,
        hasLeft: false,
      }),
    ],
    PlayerMovedIn: ({ data: { playerId, personal }, meta: { occurredAt } }) =>
      created(players, playerId, {
        ...personal,
        keptAs: playerId,
        isOwn: false,
        grewUp: false,
        isNamed: true,
        plays: true,
        createdAt: occurredAt,
        updatedAt: occurredAt,
      }),
    PlayerCorrected: ({ data: { playerId, personal }, meta: { occurredAt } }) =>
      changed(players, playerId, { ...described(personal), updatedAt: occurredAt }),
    ParticipantTold: ({ data: { playerId, personal }, meta }) => changed(players, playerId, lastTold(personal, meta)),
    WaitlistParticipantTold: ({ data: { playerId, personal }, meta }) =>
      changed(players, playerId, lastTold(personal, meta)),
    GuardianInvited: ({ data: { playerId, invitationId, by, until, personal }, meta: { occurredAt } }) =>
      created(invitations, invitationId, {
        ...personal,
        subject: invitationSubject(invitationId),
        playerId,
        by,
        sentAt: occurredAt,
        until,
      }),
    InvitationWithdrawn: ({ data: { invitationId }, meta: { occurredAt } }) =>
      changed(invitations, invitationId, { endedAt: occurredAt }),
    GuardianJoined: ({ data: { playerId, userId, how, invitationId }, meta: { occurredAt } }) => [
      created(guardians, `${playerId} ${userId}`, { playerId, userId, how, since: occurredAt, hasLeft: false }),
      ...(invitationId ? [changed(invitations, invitationId, { endedAt: occurredAt })] : []),
    ],
    GuardianLeft: ({ id, data: { playerId, userId, why, personal }, meta: { occurredAt } }) => [
      changed(guardians, `${playerId} ${userId}`, { until: occurredAt, hasLeft: true, erasureAskedUntil: null }),
      ...(why === "removed" ? [created(guardianRemovals, id, { playerId, reason: personal?.reason ?? null })] : []),
    ],
    PlayerErasureAsked: ({ data: { playerId, by, until } }) =>
      changed(guardians, `${playerId} ${by}`, { erasureAskedUntil: until }),
    PlayerErasureWithdrawn: ({ data: { playerId, by } }) =>
      changed(guardians, `${playerId} ${by}`, { erasureAskedUntil: null }),
    PlayerGrownUp: ({ data: { playerId, isAdult }, meta: { occurredAt } }) =>
      changed(players, playerId, {
        grownUpAt: occurredAt,
        updatedAt: occurredAt,
        ...(isAdult && { adultOn: null, declaredBy: null }),
      }),
    PlayerMerged: ({ data: { playerId, into }, meta: { occurredAt } }) => [
      changedWhere(players, { keptAs: playerId }, { keptAs: into }), // with what was merged into it before
      changed(players, playerId, { closedAt: occurredAt, updatedAt: occurredAt }),
      changedWhere(guardians, { playerId, until: null }, { until: occurredAt }),
      changedWhere(invitations, { playerId, endedAt: null }, { endedAt: occurredAt }),
    ],
    PlayerClosed: ({ data: { playerId }, meta: { occurredAt } }) => [
      changed(players, playerId, { closedAt: occurredAt, updatedAt: occurredAt }),
      changedWhere(guardians, { playerId, until: null }, { until: occurredAt }),
      changedWhere(invitations, { playerId, endedAt: null }, { endedAt: occurredAt }),
    ],
    PersonErased: ({ data: { subject }, meta: { occurredAt } }) => [
      changed(players, subject, { ...nobody, ...noParent, updatedAt: occurredAt, erasedAt: occurredAt }),
      changedWhere(guardianRemovals, { playerId: subject }, { reason: null }),
    ],
    SubmissionForgotten: ({ data: { subject }, meta: { occurredAt } }) =>
      changedWhere(invitations, { subject }, { email: null, name: null, forgottenAt: occurredAt }),
  },
});
