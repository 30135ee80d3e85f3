import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { read } from "../read.ts";
import { MarkView } from "./markView.ts";
import { marks } from "./tables.ts";

const undrawn = {
  startX: null,
  startY: null,
  endX: null,
  endY: null,
  radius: null,
  width: null,
  height: null,
  points: null,
  inches: null,
  text: null,
};

/** Everything that is drawn on a video, in the order in which it was drawn. */
export const marksOn = async (db: Knex, videoId: string): Promise<MarkView[]> => {
  const rows = await read(db, marks.as("m"))
    .leftJoin(users.as("u"), "u.id", "m.by")
    .where({ "m.videoId": videoId })
    .whereNotNull("m.mark")
    .select("m.mark", "m.by", "u.firstName", "u.lastName")
    .orderByRaw('m."drawnAt", m.n, m.key');
  return rows.map(({ mark, by, firstName, lastName }) =>
    MarkView.parse({
      ...undrawn,
      ...mark,
      videoId,
      annotatorId: by,
      annotatorName: [firstName, lastName].filter(Boolean).join(" ") || null,
    }),
  );
};
