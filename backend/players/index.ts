import type { Context } from "../context.ts";
import { mayActFor, playersHeldOn, statusOfPlayer } from "../../projections/players/queries.ts";
import type { HeldPart, MaySeeStory } from "../backend.ts";
import { playerCalls } from "./calls.ts";
import { PlayerView, RosterView, StudentView } from "./contract.ts";
import { closePlayersOf } from "./erasePlayer.ts";
import { studentCalls } from "./studentCalls.ts";

const playerParts: readonly HeldPart[] = [
  {
    name: "players",
    rows: ({ db }, userId) => playersHeldOn(db, { userId, today: new Date().toISOString().slice(0, 10) }),
  },
];

/** The player's own, and whoever may act for the player. */
const maySeeStory: MaySeeStory = async (db, { id }, of) => {
  if ((await statusOfPlayer(db, of)) === undefined) return undefined;
  return mayActFor(db, id, of);
};

export const players: Context = {
  name: "players",
  calls: { players: [...playerCalls, ...studentCalls] },
  shapes: { PlayerView, StudentView, RosterView },
  whenErased: [closePlayersOf],
  exported: playerParts,
  maySeeStory,
};
