import type { Role, UserView } from "../../projections/accounts/open.ts";
import { isPlayer, mayActFor } from "../../projections/players/open.ts";
import type { Backend } from "../backend.ts";
import { sought } from "../sought.ts";
import { noSuchPlayer } from "./player.ts";

/**
 * The player a call is about, if the caller may act for that one. To everybody else the player does not exist. Those in
 * the roles `anyPlayerFor` may name every player there is.
 */
export const actingFor =
  (backend: Pick<Backend, "db" | "caughtUp">) =>
  async (user: UserView | undefined, playerId: string, anyPlayerFor: readonly Role[] = []): Promise<string> => {
    if (!user) throw noSuchPlayer();
    if (playerId === user.id) return playerId;
    const find = async () => {
      const may = anyPlayerFor.includes(user.role)
        ? await isPlayer(backend.db, playerId)
        : await mayActFor(backend.db, user.id, playerId);
      return may ? playerId : undefined;
    };
    return sought(backend, find, noSuchPlayer);
  };
