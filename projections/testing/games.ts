import { created, projector } from "../projector.ts";

interface Scored {
  readonly type: "Scored";
  readonly data: { readonly game: string };
}
/** A row for each game. */
export const games = projector<Scored>({
  name: "games",
  version: 1,
  tables: { games: { key: "game", columns: { game: "text" } } },
  on: { Scored: ({ data }) => created("games", data.game, {}) },
});
