import type { Context } from "../context.ts";
import { playerCalls } from "./calls.ts";
import { PlayerView } from "./contract.ts";
import { closePlayersOf } from "./erasePlayer.ts";

export const players: Context = {
  name: "players",
  calls: { players: playerCalls },
  shapes: { PlayerView },
  whenErased: [closePlayersOf],
};
