import type { Knex } from "knex";
import { historyOf } from "../history/open.ts";
import { inPages } from "../inPages.ts";
import { actedFor } from "../players/open.ts";
import { read } from "../read.ts";
import { videoReviews, videos } from "./tables.ts";

/** What happened to a video and was said in its review; its instructor's notes only for those who may read them. */
export const videoHistory = async (
  db: Knex,
  { videoId, withNotes }: { readonly videoId: string; readonly withNotes: boolean },
) => {
  const said = await read(db, videoReviews).where({ videoId }).select("id", "feedback", "instructorNotes", "reason");
  const words = new Map(
    said.map(({ id, instructorNotes, ...rest }) => [id, { ...rest, ...(withNotes && { instructorNotes }) }]),
  );
  const entries = (await historyOf(db, videoId)).filter(({ what }) => withNotes || what !== "VideoNoted");
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
