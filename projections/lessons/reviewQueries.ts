import type { Knex } from "knex";
import { z } from "zod";
import { users } from "../accounts/tables.ts";
import { list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { minorsAmong } from "../players/open.ts";
import { players } from "../players/tables.ts";
import { read } from "../read.ts";
import { reviews } from "./tables.ts";
import { ManagedReviewView, PublicReviewView } from "./reviewView.ts";

const withNames = (db: Knex) =>
  read(db, reviews.as("r"))
    .leftJoin(players.as("s"), "s.id", "r.studentId")
    .leftJoin(users.as("i"), "i.id", "r.instructorId")
    .select("r.*", "s.firstName", "s.lastName", "i.firstName as instructorFirst", "i.lastName as instructorLast");
type Row = Awaited<ReturnType<typeof withNames>>[number];

const initialed = ({ firstName, lastName }: Pick<Row, "firstName" | "lastName">) =>
  firstName && [firstName, lastName && `${Array.from(lastName)[0]!}.`].filter(Boolean).join(" ");

/** Who wrote each, as everyone reads it: no minor, nor who was one then. */
const signed = async (db: Knex, rows: readonly Row[], today: string) => {
  const minors = await minorsAmong(
    db,
    rows.map(({ studentId }) => studentId),
    today,
  );
  return rows.map((row) => ({
    ...row,
    by: row.signedAs === "player" && !minors.has(row.studentId) ? initialed(row) : null,
  }));
};

const most = 100;

/** What everyone reads of an instructor's reviews: those with a comment for everyone, the latest first. */
export const publicReviewsOf = async (
  db: Knex,
  { instructorId, today }: { readonly instructorId: string; readonly today: string },
): Promise<PublicReviewView[]> => {
  const rows = await withNames(db)
    .where("r.instructorId", instructorId)
    .whereNotNull("r.signedAs")
    .whereNotNull("r.comment")
    .orderBy([
      { column: "r.reviewedAt", order: "desc" },
      { column: "r.id", order: "desc" },
    ])
    .limit(most);
  return (await signed(db, rows, today)).map(({ hiddenFor, comment, reviewedAt, ...row }) =>
    PublicReviewView.parse({ ...row, comment: hiddenFor === null ? comment : null, month: reviewedAt.slice(0, 7) }),
  );
};

export const reviewList = list({
  name: "reviews",
  sortable: { at: "r.reviewedAt", rating: ["r.rating", "r.reviewedAt"] },
  id: "r.lessonId",
  otherwise: ["r.reviewedAt", "desc"],
  filter: {
    instructorId: oneOrMore(z.string()),
    comment: z.enum(["shown", "hidden"]).optional().describe("to everyone"),
  },
});

const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ") || null;

/** `of`: the instructor whose reviews they are; null: everybody's. */
export const listReviews = async (
  db: Knex,
  { of, today }: { readonly of: string | null; readonly today: string },
  query: QueryOf<typeof reviewList>,
): Promise<Listed<ManagedReviewView>> => {
  const { id, instructorId, comment } = query.filter;
  const rows = withNames(db).modify((found) => {
    if (of !== null) void found.where("r.instructorId", of);
    if (texts(id)) void found.whereIn("r.lessonId", texts(id)!);
    if (texts(instructorId)) void found.whereIn("r.instructorId", texts(instructorId)!);
    if (comment) void found.whereNotNull("r.signedAs").whereNotNull("r.comment");
    if (comment === "shown") void found.whereNull("r.hiddenFor");
    if (comment === "hidden") void found.whereNotNull("r.hiddenFor");
  });
  const page = await listed(rows, query, reviewList);
  const shown = (await signed(db, page.rows, today)).map((row) =>
    ManagedReviewView.parse({
      ...row,
      id: row.lessonId,
      isPublic: row.signedAs !== null,
      studentName: nameOf(row.firstName, row.lastName),
      instructorName: nameOf(row.instructorFirst, row.instructorLast),
      at: row.reviewedAt,
    }),
  );
  return { ...page, rows: shown };
};
