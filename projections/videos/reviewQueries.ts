import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { historyOf } from "../history/open.ts";
import { inPages } from "../inPages.ts";
import { actedFor } from "../players/open.ts";
import { read } from "../read.ts";
import { videoReviews, videos } from "./tables.ts";

/** What happened to a video and was said in its review; its instructor's notes only for those who may read them. */
export const videoHistory = async (
  db: Knex,
  { videoId, withNotes, reader }: { videoId: string; withNotes: boolean; reader: Parameters<typeof historyOf>[2] },
) => {
  const said = await read(db, videoReviews).where({ videoId }).select("id", "feedback", "instructorNotes", "reason");
  const words = new Map(
    said.map(({ id, instructorNotes, ...rest }) => [id, { ...rest, ...(withNotes && { instructorNotes }) }]),
  );
  const entries = (await historyOf(db, videoId, reader)).filter(({ what }) => withNotes || what !== "VideoNoted");
  return entries.map((entry) => ({ ...entry, ...words.get(entry.id) }));
};

/** What was said in reviews of the players an account acts for. */
export async function* feedbackHeldOn(db: Knex, userId: string) {
  const rows = read(db, videoReviews.as("r"))
    .join(videos.as("v"), "v.id", "r.videoId")
    .whereNull("v.deletedAt")
    .whereRaw(actedFor('v."studentId"'), { me: userId })
    .select("r.id", "r.videoId", "r.at", "r.feedback", "r.reason");
  for await (const { id: _, ...said } of inPages(rows, { key: "r.id" }))
    if (said.feedback !== null || said.reason !== null) yield said;
}

/** The videos an instructor reviewed. What was said is about their players, and in their families' files. */
export async function* reviewsGivenBy(db: Knex, userId: string) {
  const rows = read(db, videoReviews.as("r"))
    .join(videos.as("v"), "v.id", "r.videoId")
    .where("r.by", userId)
    .whereNull("v.deletedAt")
    .select("r.id", "r.videoId", "r.at");
  for await (const { videoId, at } of inPages(rows, { key: "r.id" })) yield { videoId, at };
}

/** A video as mails need it; undefined once it's deleted. */
const toMail = (db: Knex) =>
  read(db, videos)
    .whereNull("deletedAt")
    .select("id", "studentId", "by", "instructorId", "status", "feedback", "waitingSince");
const mailed = ({ feedback, ...video }: Awaited<ReturnType<typeof toMail>>[number]) => ({
  ...video,
  hasFeedback: feedback !== null,
});
export type VideoToMail = ReturnType<typeof mailed>;

export const videoToMail = async (db: Knex, id: string): Promise<VideoToMail | undefined> => {
  const row = await toMail(db).where({ id }).first();
  return row && mailed(row);
};

/** Those that have waited for a review at least since then, the longest first. */
export const videosWaitingSince = async (db: Knex, before: string): Promise<VideoToMail[]> =>
  (await toMail(db).where("waitingSince", "<=", before).orderBy("waitingSince")).map(mailed);

const waitingWith = (db: Knex) =>
  read(db, videos.as("v")).whereNull("v.deletedAt").whereIn("v.status", ["pending", "in_progress"]);

/** What an instructor is still to review. */
export const videosWithInstructor = async (db: Knex, instructorId: string): Promise<string[]> =>
  waitingWith(db).where({ "v.instructorId": instructorId }).pluck("v.id");

/** What is still to be reviewed by somebody who has been no instructor since before then. */
export const videosWithFormer = async (db: Knex, before: string) => {
  const rows = await waitingWith(db)
    .whereNotNull("v.instructorId")
    .join(users.as("u"), "u.id", "v.instructorId")
    .whereNot("u.role", "instructor")
    .where("u.updatedAt", "<=", before)
    .select("v.id", "v.instructorId");
  return rows;
};

/** Fewer would tell how long one player waited. */
const fewest = 10;

const waited = `percentile_disc(0.5) within group (
  order by extract(epoch from "firstReviewedAt"::timestamptz - "uploadedAt"::timestamptz)::float8 / 3600)`;

/** How long half of the videos waited at most, of those that got their first feedback since then, in full hours. */
export const turnaroundSince = async (db: Knex, since: string): Promise<number | null> => {
  const row = await read(db, videos)
    .where("firstReviewedAt", ">=", since)
    .first(db.raw<{ hours: number | null; found: number }>(`${waited} as hours, count(*)::integer as found`));
  return row && row.hours !== null && row.found >= fewest ? Math.max(1, Math.ceil(row.hours)) : null;
};
