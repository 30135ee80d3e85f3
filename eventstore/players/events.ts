import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const playerId = z.string();
const optionalText = z.string().optional();
const day = z.iso.date(); // UTC
const instant = z.iso.datetime({ precision: 3 });

/** A player as the family describes one. Either the day of birth is given, or an age. */
export const PlayerWords = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: day.optional(),
  age: z.int().optional(), // as told on that day, so it goes stale
  ageRecordedOn: day.optional(),
  adultOn: day, // from then on nobody else answers for the player; no correction makes it earlier
  position: optionalText,
  experience: optionalText,
  sport: z.enum(["baseball", "softball"]).optional(),
  emergencyContact: optionalText,
  emergencyPhone: optionalText,
});
export type PlayerWords = z.infer<typeof PlayerWords>;

/** Somebody's child, who has no account. Whoever adds a player answers for it. */
const PlayerAdded = z.object({
  type: z.literal("PlayerAdded"),
  data: z.object({
    playerId,
    by: z.string(), // an account
    declared: z.literal("parent or legal guardian"),
    agreedTo: optionalText, // the version of the policies shown with the form
    personal: PlayerWords.nullable(), // null once erased
  }),
});
/** A player from earlier records, with no account that manages them yet. */
const PlayerMovedIn = z.object({
  type: z.literal("PlayerMovedIn"),
  data: z.object({
    playerId,
    by: z.string(), // an admin
    personal: PlayerWords.extend({
      parentName: optionalText,
      parentEmail: optionalText,
      parentPhone: optionalText,
    }).nullable(), // null once erased
  }),
});
const PlayerCorrected = z.object({
  type: z.literal("PlayerCorrected"),
  data: z.object({ playerId, personal: PlayerWords.nullable() }),
});
/** Another parent or guardian is asked by mail to answer for the player, too. */
const GuardianInvited = z.object({
  type: z.literal("GuardianInvited"),
  data: z.object({
    playerId,
    invitationId: z.string(),
    by: z.string(),
    until: instant, // not accepted from then on
    personal: z.object({ email: z.string(), name: z.string() }).nullable(), // null once it was accepted or ended
  }),
});
const InvitationWithdrawn = z.object({
  type: z.literal("InvitationWithdrawn"),
  data: z.object({
    playerId,
    invitationId: z.string(),
    why: z.enum(["withdrawn", "replaced", "expired", "left"]), // replaced: by a newer one; left: whoever sent it did
  }),
});
/** An account answers for the player from now on, as whoever added it does. */
const GuardianJoined = z.object({
  type: z.literal("GuardianJoined"),
  data: z.object({
    playerId,
    userId: z.string(),
    how: z.enum(["invited", "confirmed by mail", "merged"]), // merged: with a record of the same player that they managed
    invitationId: optionalText,
    declared: z.literal("parent or legal guardian"),
    agreedTo: optionalText, // the version of the policies shown with the form
  }),
});
const GuardianLeft = z.object({
  type: z.literal("GuardianLeft"),
  data: z.object({
    playerId,
    userId: z.string(),
    why: z.enum(["left", "removed", "erased", "grown up"]),
    personal: z.object({ reason: z.string() }).nullable(), // why it was an admin who removed them; sealed for the player
  }),
});
/** One of several guardians wants the player erased. It happens once all of them do. */
const PlayerErasureAsked = z.object({
  type: z.literal("PlayerErasureAsked"),
  data: z.object({ playerId, by: z.string(), until: instant }), // it counts until then
});
const PlayerErasureWithdrawn = z.object({
  type: z.literal("PlayerErasureWithdrawn"),
  data: z.object({ playerId, by: z.string() }),
});
/** An adult who may act for the player has read what can happen to it, and signed. Once for each text. */
const WaiverSigned = z.object({
  type: z.literal("WaiverSigned"),
  data: z.object({
    playerId,
    version: z.string(), // of the text
    by: z.string(),
    personal: z.object({ name: z.string() }).nullable(), // as typed; sealed for the player
  }),
});
/** The player has an account under the same id from now on, so that nothing moves. */
const PlayerGrownUp = z.object({
  type: z.literal("PlayerGrownUp"),
  data: z.object({ playerId, isAdult: z.boolean() }), // nobody else answers for an adult
});
/** There were two records of one player. Only the other one is decided about from here on, and this id leads to it. */
const PlayerMerged = z.object({
  type: z.literal("PlayerMerged"),
  data: z.object({
    playerId,
    into: z.string(), // the record that is kept
    adults: z.string().array().optional(), // who managed this one: they manage the other one now
    personal: z.object({ reason: z.string() }).nullable(), // how an admin knows; sealed for the player
  }),
});
/** Ends every decision about the player. The erasing follows right after. */
const PlayerClosed = z.object({
  type: z.literal("PlayerClosed"),
  data: z.object({ playerId, why: z.enum(["erased", "account erased"]) }),
});

export const PlayerEvent = z.discriminatedUnion("type", [
  PlayerAdded,
  PlayerMovedIn,
  PlayerCorrected,
  GuardianInvited,
  InvitationWithdrawn,
  GuardianJoined,
  GuardianLeft,
  PlayerErasureAsked,
  PlayerErasureWithdrawn,
  WaiverSigned,
  PlayerGrownUp,
  PlayerMerged,
  PlayerClosed,
]);
export type PlayerEvent = z.infer<typeof PlayerEvent>;

/**
 * A player, and who answers for it. What is known of a player with an account is in the account's stream, and only the
 * guardians who joined, and what they signed, are here.
 */
export const playerStream = (playerId: string) => `player-${playerId}`;

/** Whoever is invited has a key of their own, destroyed as soon as the invitation is over. */
export const invitationSubject = (invitationId: string) => `invitation-${invitationId}`;

/** Whose key seals which part of a fact. */
export const playerSecrets = {
  PlayerAdded: { personal: (data: { playerId: string }) => data.playerId },
  PlayerMovedIn: { personal: (data: { playerId: string }) => data.playerId },
  PlayerCorrected: { personal: (data: { playerId: string }) => data.playerId },
  GuardianInvited: { personal: (data: { invitationId: string }) => invitationSubject(data.invitationId) },
  GuardianLeft: { personal: (data: { playerId: string }) => data.playerId },
  WaiverSigned: { personal: (data: { playerId: string }) => data.playerId },
  PlayerMerged: { personal: (data: { playerId: string }) => data.playerId },
} as const;
