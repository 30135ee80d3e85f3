import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { lessons } from "../lessons/tables.ts";
import { inPages } from "../inPages.ts";
import { list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { actedFor } from "../players/open.ts";
import { read } from "../read.ts";
import { videos } from "./tables.ts";
import { focusPoints } from "./progressTables.ts";
import { FocusPointView, FocusStatus } from "./progressView.ts";

/** Whether an instructor has, or had, a lesson or a video of this player. */
export const teaches = async (db: Knex, instructorId: string, studentId: string): Promise<boolean> => {
  const both = { instructorId, studentId };
  return (
    (await read(db, lessons).where(both).first("id")) !== undefined ||
    (await read(db, videos).where(both).whereNull("deletedAt").first("id")) !== undefined
  );
};

export const focusPointList = list({
  name: "focus-points",
  sortable: { setAt: "f.setAt", endedAt: ["f.endedAt", "f.setAt"] },
  id: "f.id",
  otherwise: ["f.setAt", "desc"],
  filter: { status: oneOrMore(FocusStatus) },
});

const withNames = (db: Knex) =>
  read(db, focusPoints.as("f"))
    .leftJoin(users.as("i"), "i.id", "f.by")
    .select("f.*", "i.firstName as instructorFirst", "i.lastName as instructorLast");
type Named = Awaited<ReturnType<typeof withNames>>[number];

const focusPointView = (row: Named): FocusPointView =>
  FocusPointView.parse({
    ...row,
    title: row.title ?? "",
    instructorName: [row.instructorFirst, row.instructorLast].filter(Boolean).join(" ") || null,
  });

/** What one player works on, or did. */
export const listFocusPoints = async (
  db: Knex,
  studentId: string,
  query: QueryOf<typeof focusPointList>,
): Promise<Listed<FocusPointView>> => {
  const { id, status } = query.filter;
  const rows = withNames(db)
    .where("f.studentId", studentId)
    .modify((found) => {
      if (texts(id)) void found.whereIn("f.id", texts(id)!);
      if (texts(status)) void found.whereIn("f.status", texts(status)!);
    });
  const page = await listed(rows, query, focusPointList);
  return { ...page, rows: page.rows.map(focusPointView) };
};

export const focusPointById = async (db: Knex, id: string): Promise<FocusPointView | undefined> => {
  const row = await withNames(db).where("f.id", id).first();
  return row && focusPointView(row);
};

/** What the players an account acts for work on, for its data export. */
export async function* focusPointsHeldOn(db: Knex, userId: string) {
  const rows = read(db, focusPoints.as("f")).whereRaw(actedFor('f."studentId"'), { me: userId });
  for await (const { id, studentId, title, description, status, setAt, endedAt } of inPages(rows, { key: "f.id" }))
    yield { id, studentId, title, description, status, setAt, endedAt };
}
