import { randomUUID } from "node:crypto";
import { meta } from "../../eventstore/testing/sample.ts";
import type { Comparison } from "../rebuilding/comparison.ts";
import { changedWhere, created, type Patch, type Projector, projector } from "../projector.ts";
import { table } from "../table.ts";

interface Scored {
  readonly type: "Scored";
  readonly data: { readonly game: string; readonly runs: number };
}
interface Renamed {
  readonly type: "Renamed";
  readonly data: { readonly from: string; readonly to: string };
}
export const played = table("games", {
  key: "game",
  columns: { game: "text", runs: "integer", league: "text?" },
  indexes: [["league"], ["runs"]],
});
const ran = table("teams", { key: "id", columns: { id: "text", runs: "integer" } });

type Definition = Partial<Pick<Projector, "version" | "tables">> & {
  scored?: (data: Scored["data"]) => Patch;
};
/** Games with their latest runs, and a league that changes for all of them at once. */
export const games = ({
  version = 1,
  scored = ({ game, runs }) => created(played, game, { runs, league: "A" }),
  ...more
}: Definition = {}) =>
  projector<Scored | Renamed>({
    name: "games",
    version,
    tables: [played],
    ...more,
    on: {
      Scored: ({ data }) => scored(data),
      Renamed: ({ data }) => changedWhere(played, { league: data.from }, { league: data.to }),
    },
  });
export const teams = projector<Scored>({
  name: "teams",
  version: 1,
  tables: [ran],
  on: { Scored: ({ data }) => created(ran, data.game, { runs: data.runs }) },
});

/** Scores of games, each one higher than the last. */
export const facts = (count: number, { from = 0, of = 100 } = {}) =>
  Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    type: "Scored",
    data: { game: `g${(from + n) % of}`, runs: from + n },
    meta,
  }));

/** Per table: how many rows there are, and how many are not what the log says. */
export const summary = ({ tables }: { tables: readonly Comparison[] }) =>
  tables.map(({ table, live, rebuilt, missing, surplus, different }) => ({
    table,
    live,
    rebuilt,
    missing,
    surplus,
    different,
  }));
/** The counts of a table that is what the log says. */
export const same = (table: string, count: number) => ({
  table,
  live: count,
  rebuilt: count,
  missing: 0,
  surplus: 0,
  different: 0,
});
