import type { Knex } from "knex";
import { actedFor } from "../players/open.ts";
import { type Conditions, read } from "../read.ts";
import type { Aliased, RowOf } from "../table.ts";
import { focusPoints } from "./tables.ts";
import type { VideoView } from "./view.ts";
import { taughtBy, type Viewer } from "./visible.ts";

/** An instructor sees videos that are with nobody, but of whom they don't teach not what is to be worked on. */
const knownTo = ({ userId, sees }: Viewer) => {
  return (found: Conditions<Aliased<"f", RowOf<typeof focusPoints>>>) => {
    if (sees !== "assigned or unassigned") return;
    void found.whereRaw(`(${actedFor('f."studentId"')} or ${taughtBy('f."studentId"')})`, { me: userId });
  };
};

type Shown = VideoView["focusPoints"];

/** What was seen in each of these videos, which the viewer may see: the latest first, without what was dropped. */
export const focusPointsIn = async (
  db: Knex,
  viewer: Viewer,
  videoIds: readonly string[],
): Promise<ReadonlyMap<string, Shown>> => {
  const rows = read(db, focusPoints.as("f"))
    .whereIn("f.videoId", videoIds)
    .whereNot("f.status", "dropped")
    .modify(knownTo(viewer));
  const found = new Map<string, Shown>();
  for (const { videoId, id, title, description, status } of await rows
    .orderBy([
      { column: "f.setAt", order: "desc" },
      { column: "f.id", order: "desc" },
    ])
    .select("f.*")) {
    const shown = { id, title: title ?? "", description, isReached: status === "reached" };
    found.set(videoId!, [...(found.get(videoId!) ?? []), shown]);
  }
  return found;
};

/** The videos in which one of these was seen, as `focusPointsIn` shows them. */
export const videosWithFocus = async (db: Knex, viewer: Viewer, ids: readonly string[]): Promise<string[]> => {
  const rows = read(db, focusPoints.as("f")).whereIn("f.id", ids).whereNot("f.status", "dropped");
  return rows.modify(knownTo(viewer)).whereNotNull("f.videoId").pluck("f.videoId");
};
