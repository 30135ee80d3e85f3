import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { inPages } from "../inPages.ts";
import { actedFor } from "../players/open.ts";
import { read } from "../read.ts";
import { videos, voiceNotes } from "./tables.ts";
import { VoiceNoteView } from "./voiceView.ts";

/** What was recorded on a video, the first one first. */
export const voiceNotesOn = async (db: Knex, videoId: string): Promise<VoiceNoteView[]> => {
  const rows = await read(db, voiceNotes.as("n"))
    .leftJoin(users.as("u"), "u.id", "n.by")
    .where({ "n.videoId": videoId })
    .whereNotNull("n.actions")
    .select("n.*", "u.firstName", "u.lastName")
    .orderByRaw('n."addedAt", n.id');
  return rows.map(({ by, fileId, container, milliseconds, addedAt, firstName, lastName, ...note }) =>
    VoiceNoteView.parse({
      ...note,
      authorId: by,
      authorName: [firstName, lastName].filter(Boolean).join(" ") || null,
      filePath: `/api/uploads/${fileId}.${container}`,
      seconds: milliseconds / 1000,
      createdAt: addedAt,
    }),
  );
};

/** Recordings that an account made and that are there. */
export const voiceNotesBy = async (db: Knex, userId: string) =>
  read(db, voiceNotes).where({ by: userId }).whereNotNull("actions").orderBy("addedAt").select("id", "videoId");

const present = (db: Knex) =>
  read(db, voiceNotes.as("n"))
    .join(videos.as("v"), "v.id", "n.videoId")
    .whereNull("v.deletedAt")
    .select("n.id", "n.videoId", "n.addedAt", "n.milliseconds", "n.transcript");

/** What coaches recorded on videos of the players an account acts for. */
export async function* voiceNotesHeldOn(db: Knex, userId: string) {
  const rows = present(db).whereRaw(actedFor('v."studentId"'), { me: userId });
  for await (const { videoId, addedAt, milliseconds, transcript } of inPages(rows, { key: "n.id" }))
    yield { videoId, addedAt, seconds: milliseconds / 1000, transcript };
}

/** What an instructor recorded. The recordings are their players', and in their families' files. */
export async function* voiceNotesGivenBy(db: Knex, userId: string) {
  for await (const { videoId, addedAt, milliseconds } of inPages(present(db).where("n.by", userId), { key: "n.id" }))
    yield { videoId, addedAt, seconds: milliseconds / 1000 };
}
