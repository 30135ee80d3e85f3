import type { UserView } from "../../projections/accounts/open.ts";
import { couldActFor, mayActFor, statusOfPlayer } from "../../projections/players/open.ts";
import type { ActingFor, Backend } from "../backend.ts";
import { sought } from "../sought.ts";
import { noSuchPlayer } from "./player.ts";

/** To everybody who may not act for a player, the player does not exist. */
export const actingFor =
  (backend: Pick<Backend, "db" | "caughtUp">): ActingFor =>
  async (user, playerId, named = {}) => {
    if (!user) throw noSuchPlayer();
    if (playerId === user.id) return playerId;
    const find = async () => ((await may(backend, user, playerId, named)) ? playerId : undefined);
    return sought(backend, find, noSuchPlayer);
  };

type Named = NonNullable<Parameters<ActingFor>[2]>;

const may = async (
  { db }: Pick<Backend, "db">,
  { id, role }: UserView,
  playerId: string,
  { anyPlayerFor = [], erasedPlayersToo }: Named,
): Promise<boolean> => {
  if (!anyPlayerFor.includes(role)) return (erasedPlayersToo ? couldActFor : mayActFor)(db, id, playerId);
  const status = await statusOfPlayer(db, playerId);
  return status === "open" || (status === "erased" && erasedPlayersToo === true);
};
