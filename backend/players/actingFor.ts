import { playerStream } from "../../eventstore/players/events.ts";
import type { UserView } from "../../projections/accounts/open.ts";
import { couldActFor, keptAs, mayActFor, statusOfPlayer } from "../../projections/players/open.ts";
import type { ActingFor, Backend } from "../backend.ts";
import { sought } from "../sought.ts";
import { noSuchPlayer, player } from "./player.ts";

/**
 * To everybody who may not act for a player, the player does not exist. Of a record that was merged into another, that
 * one is acted for.
 */
export const actingFor =
  (backend: Pick<Backend, "db" | "caughtUp">): ActingFor =>
  async (user, playerId, named = {}) => {
    if (!user) throw noSuchPlayer();
    if (playerId === user.id) return playerId;
    const find = async () => ((await may(backend, user, playerId, named)) ? keptAs(backend.db, playerId) : undefined);
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

/**
 * Who answers for a player, their own account apart, as the log has it: what was read a moment ago may be over. For a
 * record that was merged into another, whoever answers for that one.
 */
export const guardiansNow = async (
  { stateOf }: Pick<Backend, "stateOf">,
  playerId: string,
): Promise<ReadonlySet<string>> => {
  const { guardians, mergedInto } = await stateOf(player, playerStream(playerId));
  return mergedInto === undefined ? guardians : guardiansNow({ stateOf }, mergedInto);
};
