import type { PlayerFact } from "../../../backend/players/contract.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<PlayerFact, Sentence> = {
  PlayerAdded: "added the player",
  PlayerCorrected: "corrected the player’s details",
  PlayerClosed: "had the player erased",
};

export const states = { open: "On the account", closed: "Removed" };
