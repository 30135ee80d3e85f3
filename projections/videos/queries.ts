import type { Knex } from "knex";
import { z } from "zod";
import { users } from "../accounts/tables.ts";
import { inPages } from "../inPages.ts";
import { list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { actedFor, everyIdOf } from "../players/open.ts";
import { players } from "../players/tables.ts";
import { read, type Rows } from "../read.ts";
import type { Aliased, RowOf } from "../table.ts";
import { addressOf, conversionOf, inSeconds, isConverting, played } from "./files/played.ts";
import { videoFiles, videos, voiceNotes } from "./tables.ts";
import { marksOn } from "./markQueries.ts";
import { focusPointsIn, videosWithFocus } from "./focusQueries.ts";
import { VideoStatus, VideoType, VideoView } from "./view.ts";
import { type Viewer, visibleTo } from "./visible.ts";

type Video = RowOf<typeof videos>;
export const videoList = list({
  name: "videos",
  sortable: {
    createdAt: "v.uploadedAt",
    title: ["v.title", "v.uploadedAt"],
    waitingSince: ["v.waitingSince", "v.uploadedAt"],
  },
  id: "v.id",
  otherwise: ["v.uploadedAt", "desc"],
  filter: {
    studentId: oneOrMore(z.string()),
    instructorId: oneOrMore(z.string()),
    videoType: oneOrMore(VideoType),
    status: oneOrMore(VideoStatus),
    isUnassigned: z.boolean().optional(), // with no instructor, or with one
    focusPointId: oneOrMore(z.string()), // seen in it
    atWork: z.boolean().optional(), // true: without those of the caller's own players
  },
});

const countAhead = 100;
type Videos = Rows<Aliased<"v", Video>, Video>;
const present = (db: Knex, viewer: Viewer): Videos =>
  read(db, videos.as("v")).select("v.*").whereNull("v.deletedAt").modify(visibleTo(viewer));

const named = (db: Knex, { userId: me }: Viewer, rows: Videos) =>
  read(db, rows.as("v"))
    .leftJoin(players.as("k"), "k.id", "v.studentId") // the record it was sent for, and the one that is kept
    .leftJoin(players.as("s"), "s.id", "k.keptAs")
    .leftJoin(users.as("i"), "i.id", "v.instructorId")
    .leftJoin(users.as("r"), "r.id", "v.reviewedBy")
    .select(
      "v.*",
      "s.id as keptAs",
      "s.firstName as studentFirst",
      "s.lastName as studentLast",
      "i.firstName as instructorFirst",
      "i.lastName as instructorLast",
      "r.firstName as reviewerFirst",
      "r.lastName as reviewerLast",
      db.raw<{ actsFor: boolean }>(`${actedFor('v."studentId"')} as "actsFor"`, { me }),
      db.raw<{ isConverting: boolean }>(`${isConverting("v.id")} as "isConverting"`),
    );
type Named = Awaited<ReturnType<typeof named>>[number];

const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ") || null;

/** An instructor's notes are for staff, unless they are the player's family. */
const readsNotes = (
  { userId, sees }: Viewer,
  { actsFor, instructorId }: { readonly actsFor: boolean; readonly instructorId: string | null },
) => sees !== "own" && (!actsFor || instructorId === userId);

const hoursSince = (since: string | null) =>
  since === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 3_600_000));

const videoView = (
  { instructorNotes, ...row }: Named,
  viewer: Viewer,
  focusPoints: VideoView["focusPoints"] = [],
): VideoView => {
  const { seconds = null, ...file } = played(row);
  return VideoView.parse({
    ...row,
    studentId: row.keptAs ?? row.studentId,
    focusPoints,
    ...(readsNotes(viewer, row) && { instructorNotes }),
    ...file,
    conversion: conversionOf(row),
    isWeeklyInstruction: false,
    studentName: nameOf(row.studentFirst, row.studentLast),
    instructorName: nameOf(row.instructorFirst, row.instructorLast),
    reviewedBy: nameOf(row.reviewerFirst, row.reviewerLast),
    waitingHours: hoursSince(row.waitingSince),
    isOwn: row.by === viewer.userId,
    title: row.title ?? "",
    fileName: row.fileName ?? "",
    thumbnailPath: row.posterId && addressOf(row.posterId, row.posterContainer),
    duration: inSeconds(seconds),
    createdAt: row.uploadedAt,
  });
};

const shown = async (db: Knex, viewer: Viewer, rows: readonly Named[]): Promise<VideoView[]> => {
  const seen = await focusPointsIn(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => videoView(row, viewer, seen.get(row.id)));
};

export const listVideos = async (
  db: Knex,
  viewer: Viewer,
  query: QueryOf<typeof videoList>,
): Promise<Listed<VideoView>> => {
  const { id, studentId, instructorId, videoType, status, isUnassigned, focusPointId, atWork } = query.filter;
  const ofPlayers = texts(studentId) && (await everyIdOf(db, texts(studentId)!));
  const withFocus = texts(focusPointId) && (await videosWithFocus(db, viewer, texts(focusPointId)!));
  const rows = present(db, { ...viewer, atWork }).modify((found) => {
    if (texts(id)) void found.whereIn("v.id", texts(id)!);
    if (ofPlayers) void found.whereIn("v.studentId", ofPlayers);
    if (texts(instructorId)) void found.whereIn("v.instructorId", texts(instructorId)!);
    if (texts(videoType)) void found.whereIn("v.videoType", texts(videoType)!);
    if (isUnassigned === true) void found.whereNull("v.instructorId");
    if (isUnassigned === false) void found.whereNotNull("v.instructorId");
    if (texts(status)) void found.whereIn("v.status", texts(status)!);
    if (withFocus) void found.whereIn("v.id", withFocus);
  });
  const page = await listed(rows, query, videoList, { db, countAhead, completed: (some) => named(db, viewer, some) });
  return { ...page, rows: await shown(db, viewer, page.rows) };
};

export const videoById = async (db: Knex, viewer: Viewer, id: string): Promise<VideoView | undefined> => {
  const rows = await named(db, viewer, present(db, viewer).where("v.id", id));
  return (await shown(db, viewer, rows))[0];
};

/** As if there were no copy of it: what is known of its original. */
export const originalById = async (db: Knex, viewer: Viewer, id: string): Promise<VideoView | undefined> => {
  const rows = await named(db, viewer, present(db, viewer).where("v.id", id));
  const originals = rows.map((row) => ({ ...row, copyId: null, copyPicture: null }));
  return (await shown(db, viewer, originals))[0];
};

/** A file of a video's; undefined for those who may not see the video. */
export const videoFile = (db: Knex, viewer: Viewer, fileId: string) =>
  read(db, videoFiles.as("f"))
    .join(videos.as("v"), "v.id", "f.videoId")
    .leftJoin(voiceNotes.as("n"), "n.fileId", "f.fileId")
    .where("f.fileId", fileId)
    .whereNull("v.deletedAt")
    .modify(visibleTo(viewer))
    .first("f.videoId", "f.fileId", "f.bytes", "f.container", "n.id as voiceNoteId");

/** Whether its history is for this viewer, also once it is deleted. Undefined: it is no video. */
export const mayFollowVideo = async (db: Knex, viewer: Viewer, id: string): Promise<boolean | undefined> => {
  if ((await read(db, videos).where({ id }).first("id")) === undefined) return undefined;
  const rows = read(db, videos.as("v")).where("v.id", id).modify(visibleTo(viewer));
  return (await rows.first("v.id")) !== undefined;
};

/** The videos of a player that are left. */
export const videosOf = async (db: Knex, studentId: string): Promise<string[]> =>
  read(db, videos).where({ studentId }).whereNull("deletedAt").orderBy("uploadedAt").pluck("id");

/** The videos of the players an account acts for, with what is drawn on them. */
export async function* videosHeldOn(db: Knex, userId: string) {
  const rows = read(db, videos.as("v"))
    .whereNull("v.deletedAt")
    .whereRaw(actedFor('v."studentId"'), { me: userId })
    .select(
      "v.id",
      "v.studentId",
      "v.instructorId",
      "v.videoType",
      "v.title",
      "v.description",
      "v.fileName",
      "v.picture",
      "v.status",
      "v.feedback",
      "v.reviewedAt",
      "v.uploadedAt",
    );
  for await (const video of inPages(rows, { key: "v.id" })) yield { ...video, marks: await marksOn(db, video.id) };
}
