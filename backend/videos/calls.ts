import { videoStream } from "../../eventstore/videos/events.ts";
import type { UserView } from "../../projections/accounts/open.ts";
import { mayActFor } from "../../projections/players/open.ts";
import { listVideos, videoById, videoList } from "../../projections/videos/queries.ts";
import { weeklyById, weeklyFile } from "../../projections/videos/weeklyQueries.ts";
import type { Backend } from "../backend.ts";
import { z } from "zod";
import { created, ranged, type Written } from "../http/answers.ts";
import { raw } from "../http/bodies/bodies.ts";
import { formWithFile } from "../http/bodies/formWithFile.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { recordExport } from "../privacy/open.ts";
import { sought } from "../sought.ts";
import {
  DeletedVideo,
  exportVideosUrl,
  instructorVideosUrl,
  largestPoster,
  largestVideo,
  posterUrl,
  RetitleVideo,
  titleUrl,
  tooLargeWords,
  uploadVideoUrl,
  UploadVideo,
  videosUrl,
  videoUrl,
  VideoView,
} from "./contract.ts";
import { deleteForGood } from "./deleteVideo.ts";
import { opened } from "./files.ts";
import { keepPosterOf, pictures } from "./poster.ts";
import { fileFor, seen, viewerOf, viewers } from "./seen.ts";
import { NoSuchFile } from "./storage/storage.ts";
import { countUpload, receiveVideo, videoLimits } from "./upload.ts";
import { videosOfFamily } from "./videoExport.ts";
import { noSuchVideo, retitleVideo, video } from "./video.ts";
import { AnyVideoView } from "./weekly/weeklyContract.ts";

const noSuchFile = () => new Rejection("missing", "NoSuchFile", "This recording is missing.");

const viewersOfBoth = {
  ...viewers,
  whoInWords: `${viewers.whoInWords}; of a weekly video whoever it is shown to`,
} as const;
const weeklyAs = (user: UserView) => ({ viewer: viewerOf(user), now: new Date().toISOString() });

/** Only whoever sent a video. Throws a Rejection. */
const own = async (backend: Backend, user: UserView, id: string) => {
  const { isOwn } = await seen(backend, user, id);
  if (!isOwn) throw new Rejection("forbidden", "NotYourVideo", "Only the person who uploaded this video can do that.");
};
const sender = { who: "signed in", whoInWords: "whoever uploaded it" } as const;
const seenByOthers = { 403: "The caller may see it, but somebody else uploaded it (NotYourVideo)." };

const contentTypes = {
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  "3gp": "video/3gpp",
  avi: "video/x-msvideo",
  wmv: "video/x-ms-wmv",
  flv: "video/x-flv",
  m4a: "audio/mp4",
  ...pictures,
} as const;
const fileName = /^([0-9a-f-]{36})\.(mp4|mov|avi|wmv|webm|3gp|flv|m4a|jpg|png|webp)$/;

/** Never on a shared computer, never in another site's page, and whatever it holds, nothing in it runs. */
const guarded =
  (answer: Written): Written =>
  async (ctx) => {
    ctx.set({
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
    await answer(ctx);
  };

export const videoCalls: readonly Call[] = [
  call(
    "POST",
    uploadVideoUrl,
    {
      does: "Uploads a video in one form. `studentId`, if it isn't the caller's own, comes before `video`.",
      who: "signed in",
      whoInWords: "players for whom there's a membership with an upload left, and instructors",
      body: formWithFile(UploadVideo, {
        field: "video",
        atMost: largestVideo,
        within: 600_000,
        large: tooLargeWords,
      }),
      answer: { status: 201, body: VideoView },
      refused: {
        400: "It isn't a form, or it broke off.",
        403: "There's no membership (NoMembership), all uploads of the month are used (NoUploadsLeft), a parent hasn't confirmed yet (GuardianNotConfirmed), or an admin has no player (Forbidden).",
        404: "There's no such player, or the caller may not act for them.",
        408: "It took longer than 10 minutes, or nothing came for a minute.",
        413: "The video is larger than 1 GB.",
        415: "It isn't multipart/form-data.",
        422: "No video was sent (NoFileSelected), it's none by its name and type (InvalidFileType) or by its bytes (NotAVideo).",
        423: "Another form with this key is still coming (Locked).",
        429: "Too many uploads within an hour (TooManyTries), or at once (TooManyUploads).",
        503: "Checking it took too long (TookTooLong).",
        507: "There's no room for more videos (NoRoom).",
      },
    },
    async ({ user, body: form, command }, backend) => {
      await countUpload(backend, user);
      const id = await receiveVideo(backend, command, { user, form });
      return created(id, await videoById(backend.db, viewerOf(user), id));
    },
  ),
  call(
    "GET",
    videosUrl,
    {
      does: "Lists the videos that the caller may see, the latest first.",
      ...viewers,
      query: z.object({ studentId: z.string().optional().describe("only that player's") }),
      players: ["?studentId"],
      anyPlayerFor: ["instructor", "admin"],
      list: videoList,
      answer: { status: 200, body: VideoView.array() },
    },
    ({ user, query: { studentId }, list: { filter, ...list } }, { db }) =>
      listVideos(db, viewerOf(user), { ...list, filter: studentId === undefined ? filter : { ...filter, studentId } }),
  ),
  call(
    "GET",
    instructorVideosUrl,
    {
      does: "Lists the videos that are assigned to the instructor or to none yet, the latest first.",
      who: ["instructor"],
      list: videoList,
      answer: { status: 200, body: VideoView.array() },
    },
    ({ user, list }, { db }) => listVideos(db, viewerOf(user), { ...list, filter: { ...list.filter, atWork: true } }),
  ),
  call(
    "GET",
    exportVideosUrl,
    {
      does: "Sends all videos of the players whom the caller may act for as one ZIP: their files, feedback, and marks. It breaks off if the session ends or a video is deleted on the way.",
      who: ["student"],
      answer: { status: 200, type: "application/zip" },
      refused: { 429: "More than five in an hour." },
    },
    async ({ user, ctx, command }, backend) => {
      await backend.limits.count(videoLimits.exportVideos, user.id);
      if (ctx.method !== "HEAD") await recordExport(backend, command, { of: user.id, to: "oneself" });
      return guarded(await videosOfFamily(ctx, backend, user));
    },
  ),
  call(
    "GET",
    videoUrl(":id"),
    {
      does: "Shows one video, or one weekly video.",
      ...viewersOfBoth,
      answer: { status: 200, body: AnyVideoView },
    },
    ({ user, params: { id } }, backend) => {
      const { db } = backend;
      const find = async () => (await videoById(db, viewerOf(user), id)) ?? weeklyById(db, weeklyAs(user), id);
      return sought(backend, find, noSuchVideo);
    },
  ),
  call(
    "PATCH",
    titleUrl(":id"),
    {
      does: "Corrects a video's title and description.",
      ...sender,
      body: RetitleVideo,
      answer: { status: 200, body: VideoView },
      refused: seenByOthers,
    },
    async ({ user, params: { id }, body: { title, description }, command }, backend) => {
      await own(backend, user, id);
      const personal = { title, ...(description && { description }) };
      await backend.handle({ fold: video, stream: videoStream(id), command }, retitleVideo({ videoId: id, personal }));
      return videoById(backend.db, viewerOf(user), id);
    },
  ),
  call(
    "PUT",
    posterUrl(":id"),
    {
      does: "Adds the picture that is shown for a video.",
      ...sender,
      unkeyed: true,
      body: raw(["image/webp", "image/jpeg", "image/png"], { atMost: largestPoster }),
      answer: { status: 200, body: VideoView },
      refused: {
        ...seenByOthers,
        408: "It took longer than 15 seconds to arrive.",
        409: "It has one already (HasPoster).",
        413: "It's larger than 200 kB.",
        415: "It isn't sent as one of these types.",
        422: "By its bytes it's no JPEG, PNG or WebP (NotAPicture).",
        507: "There's no room for it (NoRoom).",
      },
    },
    async ({ user, params: { id }, body, command }, backend) => {
      await own(backend, user, id);
      await keepPosterOf(backend, command, id, body);
      return videoById(backend.db, viewerOf(user), id);
    },
  ),
  call(
    "DELETE",
    videoUrl(":id"),
    {
      does: "Deletes a video for good: its file, and everything said about it.",
      who: "signed in",
      whoInWords: "whoever may act for the player, and admins",
      answer: { status: 200, body: DeletedVideo },
      refused: { 403: "An instructor may see it, but it isn't theirs." },
    },
    async ({ user, params: { id }, command }, backend) => {
      const { studentId } = await seen(backend, user, id);
      if (user.role !== "admin" && !(await mayActFor(backend.db, user.id, studentId)))
        throw new Rejection("forbidden", "NotYourVideo", "Only the player's family and admins can delete this video.");
      await deleteForGood(backend, command, { videoId: id, why: "deleted" });
      return { id, deleted: true as const };
    },
  ),
  call(
    "GET",
    "/api/uploads/:filename",
    {
      does: "Sends a video's file, one part of it, the picture shown for it, or a coach's recording. With `download` it's to be saved.",
      ...viewersOfBoth,
      query: z.object({ download: z.string().optional() }),
      answer: { status: 200, type: "*/*" },
      refused: { 416: "The file has no such part." },
    },
    async ({ user, params: { filename }, query: { download } }, backend) => {
      const [, fileId = "", ending] = fileName.exec(filename) ?? [];
      const find = async () => {
        const found =
          (await fileFor(backend, viewerOf(user), fileId)) ?? (await weeklyFile(backend.db, weeklyAs(user), fileId));
        return found?.container === ending ? found : undefined;
      };
      const { container, bytes: size, ...file } = await sought(backend, find, noSuchVideo);
      const isVoice = "voiceNoteId" in file && file.voiceNoteId !== null;
      return guarded(async (ctx) => {
        if (download !== undefined) ctx.attachment(`${isVoice ? "voice-note" : "video"}.${container}`);
        await ranged({
          type: isVoice && container === "webm" ? "audio/webm" : contentTypes[container!],
          size,
          etag: `"${fileId}"`,
          read: (part) =>
            opened(backend, file, part).catch((error: unknown) => {
              throw error instanceof NoSuchFile ? noSuchFile() : error;
            }),
        })(ctx);
      });
    },
  ),
];
