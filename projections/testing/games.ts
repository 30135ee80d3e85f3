import { created, projector } from "../projector.ts";
import { table } from "../table.ts";

interface Scored {
  readonly type: "Scored";
  readonly data: { readonly game: string };
}
const played = table("games", { key: "game", columns: { game: "text" } });

/** A row for each game. */
export const games = projector<Scored>({
  name: "games",
  version: 1,
  tables: [played],
  on: { Scored: ({ data }) => created(played, data.game, {}) },
});
