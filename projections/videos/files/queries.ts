import type { Knex } from "knex";
import { coachPhotos, coachPhotoBy } from "../../accounts/open.ts";
import { inPages } from "../../inPages.ts";
import { read } from "../../read.ts";
import { videoFiles, videos } from "../tables.ts";
import type { Picture } from "../view.ts";
import { weeklyVideos } from "../weeklyTables.ts";

/** Whether a video or a weekly video that is not deleted has this file, or a coach whose photo it is. */
export const isFileOfVideo = async (db: Knex, fileId: string): Promise<boolean> =>
  (await read(db, videoFiles.as("f"))
    .join(videos.as("v"), "v.id", "f.videoId")
    .where("f.fileId", fileId)
    .whereNull("v.deletedAt")
    .first("f.fileId")) !== undefined ||
  (await read(db, weeklyVideos)
    .where((any) => void any.where({ fileId }).orWhere({ copyId: fileId }).orWhere({ posterId: fileId }))
    .whereNull("removedAt")
    .first("id")) !== undefined ||
  (await coachPhotoBy(db, fileId)) !== undefined;

/** Every file that a video has, or a weekly video; and coaches' photos, which are kept beside them. */
export async function* filesOfVideos(db: Knex) {
  yield* inPages(
    read(db, videoFiles.as("f"))
      .join(videos.as("v"), "v.id", "f.videoId")
      .whereNull("v.deletedAt")
      .select("f.fileId", "f.videoId", "f.bytes", "f.sha256"),
    { key: "f.fileId" },
  );
  const weekly = read(db, weeklyVideos)
    .whereNull("removedAt")
    .whereNotNull("file")
    .select("id", "file", "copy", "posterId", "poster");
  for await (const { id: videoId, file, copy, posterId, poster } of inPages(weekly, { key: "id" })) {
    const picture = posterId && poster && { ...poster, fileId: posterId };
    for (const one of [file, copy, picture])
      if (one) yield { videoId, fileId: one.fileId, bytes: one.bytes, sha256: one.sha256 };
  }
  for (const { id: videoId, photo } of await coachPhotos(db))
    if (photo) yield { videoId, fileId: photo.fileId, bytes: photo.bytes, sha256: photo.sha256 };
}

/** The files of deleted videos, and of removed weekly videos. */
export const filesOfDeleted = async (db: Knex): Promise<string[]> => {
  const ofVideos = await read(db, videoFiles.as("f"))
    .join(videos.as("v"), "v.id", "f.videoId")
    .whereNotNull("v.deletedAt")
    .pluck("f.fileId");
  const weekly = await read(db, weeklyVideos).whereNotNull("removedAt").select("fileId", "copyId", "posterId");
  const ofWeekly = weekly.flatMap(({ fileId, copyId, posterId }) => [fileId, copyId, posterId]);
  return [...ofVideos, ...ofWeekly.filter((id) => id !== null)];
};

/** What a conversion needs to know of a video, or a weekly video. */
interface ToConvert {
  readonly of: { readonly videoId: string } | { readonly weeklyVideoId: string };
  readonly fileId: string;
  readonly bytes: number;
  readonly picture: Picture | null;
  readonly posterId: string | null;
}

/** Undefined: it is deleted, or a link. */
export const videoToConvert = async (db: Knex, id: string): Promise<ToConvert | undefined> => {
  const video = await read(db, videos)
    .where({ id })
    .whereNull("deletedAt")
    .first("fileId", "bytes", "picture", "posterId");
  if (video) return { of: { videoId: id }, ...video };
  const weekly = await read(db, weeklyVideos).where({ id }).whereNull("removedAt").first("file", "posterId");
  if (!weekly?.file) return undefined;
  const { file, posterId } = weekly;
  return { of: { weeklyVideoId: id }, fileId: file.fileId, bytes: file.bytes, picture: file, posterId };
};
