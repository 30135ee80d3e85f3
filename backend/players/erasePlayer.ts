import { playerStream } from "../../eventstore/players/events.ts";
import { addedBy } from "../../projections/players/queries.ts";
import type { Backend, WhenErased } from "../backend.ts";
import type { Command } from "../command.ts";
import { erase } from "../privacy/open.ts";
import { closePlayer, player } from "./player.ts";

/**
 * Erases a player whom an account added. Closing comes first: it ends every decision about the player, and whatever a
 * crash leaves undone is found by it.
 */
export const erasePlayer = async (
  backend: Backend,
  command: Command,
  { playerId, why }: { playerId: string; why: "erased" | "account erased" },
) => {
  const target = { fold: player, stream: playerStream(playerId), command };
  await backend.handle(target, closePlayer({ playerId, why }));
  return erase(backend, command, playerId);
};

/** Nobody is left who may act for those whom this account added. */
export const closePlayersOf: WhenErased = async (backend, command, subject) => {
  await backend.caughtUp();
  const left = await addedBy(backend.db, subject);
  for (const playerId of left) await erasePlayer(backend, command, { playerId, why: "account erased" });
  return { player: left.length };
};
