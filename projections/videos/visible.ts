import { actedFor, idsOf } from "../players/open.ts";
import type { Conditions } from "../read.ts";
import type { Aliased, RowOf } from "../table.ts";
import type { videos } from "./tables.ts";

/** Who is looking, and what their role lets them see besides the videos of the players they act for. */
export interface Viewer {
  readonly userId: string;
  readonly sees: "own" | "assigned or unassigned" | "all";
  readonly atWork?: boolean | undefined; // without the videos of the players they act for
}

/** Whoever sees a video sees its file, too. */
export const visibleTo = ({ userId, sees, atWork = false }: Viewer) => {
  return (found: Conditions<Aliased<"v", RowOf<typeof videos>>>) => {
    if (sees === "all") return;
    void found.where((own) => {
      if (!atWork) void own.orWhereRaw(actedFor('v."studentId"'), { me: userId });
      if (sees === "assigned or unassigned") void own.orWhere("v.instructorId", userId).orWhereNull("v.instructorId");
    });
  };
};

/** SQL: the instructor `:me` has, or had, a lesson or a video of the player whose id is in `column`. */
export const taughtBy = (column: string) =>
  `(exists (select from read.lessons l where l."instructorId" = :me and l."studentId" = ${idsOf(column)})
    or exists (select from read.videos t
                where t."instructorId" = :me and t."studentId" = ${idsOf(column)} and t."deletedAt" is null))`;
