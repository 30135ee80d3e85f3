import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** Staff emailed those who answer for a player, exactly this. */
const FamilyMessaged = z.object({
  type: z.literal("FamilyMessaged"),
  data: z.object({
    playerId: z.string(),
    messageId: z.string(),
    writtenBy: z.string(),
    personal: z.object({ subject: z.string(), text: z.string() }).nullable(), // null once erased
  }),
});

export const PlayerMessageEvent = z.discriminatedUnion("type", [FamilyMessaged]);
export type PlayerMessageEvent = z.infer<typeof PlayerMessageEvent>;

export const playerMessagesStream = (playerId: string) => `playerMessages-${playerId}`;

/** The player's key seals the words, so that they go with the player. */
export const playerMessageSecrets = {
  FamilyMessaged: { personal: (data: { playerId: string }) => data.playerId },
} as const;
