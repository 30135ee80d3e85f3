import type { PlayerFact } from "../../../backend/players/contract.ts";
import type { Context, Sentence } from "../context.ts";

const sentences: Record<PlayerFact, Sentence> = {
  PlayerAdded: "added the player",
  PlayerCorrected: "corrected the player’s details",
  PlayerClosed: "had the player erased",
};

export const players = { sentences } satisfies Context;
