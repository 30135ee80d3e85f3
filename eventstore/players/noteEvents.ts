import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** What staff write about a player for each other. */
const PlayerNoted = z.object({
  type: z.literal("PlayerNoted"),
  data: z.object({
    playerId: z.string(),
    noteId: z.string(),
    writtenBy: z.string(),
    personal: z.object({ words: z.string() }).nullable(), // null once erased
  }),
});
/** That there was a note stays known. */
const PlayerNoteForgotten = z.object({
  type: z.literal("PlayerNoteForgotten"),
  data: z.object({ playerId: z.string(), noteId: z.string() }),
});

export const PlayerNoteEvent = z.discriminatedUnion("type", [PlayerNoted, PlayerNoteForgotten]);
export type PlayerNoteEvent = z.infer<typeof PlayerNoteEvent>;

/** Apart from the player's own stream, which decides who may act for the player. */
export const playerNotesStream = (playerId: string) => `playerNotes-${playerId}`;

/** The player's key seals the words, so that they go with the player. */
export const playerNoteSecrets = {
  PlayerNoted: { personal: (data: { playerId: string }) => data.playerId },
} as const;
