import type { PlayerFact } from "../../../backend/players/contract.ts";
import type { Context, Sentence } from "../context.ts";

const sentences: Record<PlayerFact, Sentence> = {
  PlayerAdded: "added the player",
  PlayerCorrected: "corrected the player’s details",
  PlayerClosed: "had the player erased",
};

const states = { open: "On the account", closed: "Removed" };

export const players = { sentences, states } satisfies Context;
