import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const playerId = z.string();
const optionalText = z.string().optional();
const day = z.iso.date(); // UTC

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
const PlayerCorrected = z.object({
  type: z.literal("PlayerCorrected"),
  data: z.object({ playerId, personal: PlayerWords.nullable() }),
});
/** Ends every decision about the player. The erasing follows right after. */
const PlayerClosed = z.object({
  type: z.literal("PlayerClosed"),
  data: z.object({ playerId, why: z.enum(["erased", "account erased"]) }),
});

export const PlayerEvent = z.discriminatedUnion("type", [PlayerAdded, PlayerCorrected, PlayerClosed]);
export type PlayerEvent = z.infer<typeof PlayerEvent>;

/** A player without an account. Whoever has one is its own player: those facts are in the account's stream. */
export const playerStream = (playerId: string) => `player-${playerId}`;

/** Whose key seals which part of a fact. */
export const playerSecrets = {
  PlayerAdded: { personal: (data: { playerId: string }) => data.playerId },
  PlayerCorrected: { personal: (data: { playerId: string }) => data.playerId },
} as const;
