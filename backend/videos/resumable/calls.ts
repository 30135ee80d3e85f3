import { Metadata } from "@tus/server";
import type { Context } from "koa";
import type { UserView } from "../../../projections/accounts/open.ts";
import type { Backend } from "../../backend.ts";
import { stream } from "../../http/bodies/bodies.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { largestVideo, tooLargeWords, uploadsUrl } from "../contract.ts";
import { discard, finishUpload, hasArrived, stopUpload, waits } from "../finishing.ts";
import { beginUpload, countUpload, refuseWithoutRoom } from "../upload.ts";
import { alreadyVideo, noSuchUpload, uploadBy } from "../uploads.ts";
import { beginWeeklyUpload } from "../weekly/publish.ts";
import { answerTus } from "./tus.ts";

const badUpload = (message: string) => new Rejection("malformed", "BadUpload", message);

const fieldsOf = (ctx: Context): Readonly<Record<string, string>> => {
  const told = ctx.get("Upload-Metadata");
  try {
    const fields = Object.entries(told ? Metadata.parse(told) : {});
    return Object.fromEntries(fields.map(([name, value]) => [name, value ?? ""]));
  } catch {
    throw badUpload("Upload-Metadata can't be read.");
  }
};
const sizeOf = (ctx: Context) => {
  const told = ctx.get("Upload-Length");
  if (!/^\d{1,15}$/.test(told)) throw badUpload("Upload-Length must say how many bytes there are.");
  const bytes = Number(told);
  if (bytes > largestVideo) throw new Rejection("tooLarge", "TooLarge", tooLargeWords);
  return bytes;
};

const found = async (backend: Backend, user: UserView, id: string) => {
  const upload = await uploadBy(backend, { id, userId: user.id });
  if (!upload) throw noSuchUpload();
  return upload;
};

/** Whether an answer about it was lost. */
const isBegun = ({ files }: Backend, { id }: { id: string }) =>
  files.receiving.getUpload(id).then(
    () => true,
    () => false,
  );

const saidWhere = (ctx: Context, { id }: { id: string }) =>
  ctx.set({ "Tus-Resumable": "1.0.0", Location: `${uploadsUrl}/${id}` });
const saidAll = (ctx: Context, { bytes }: { bytes: number }) =>
  ctx.set({ "Tus-Resumable": "1.0.0", "Upload-Offset": String(bytes), "Upload-Length": String(bytes) });
const saidDone = (ctx: Context, done: { videoId: string; bytes: number }) => {
  saidAll(ctx, done);
  ctx.set("Fungo-Video", done.videoId);
};

const own = { who: "signed in", whoInWords: "whoever began the upload", unkeyed: true } as const;
const versions = "Another version of tus than 1.0.0 (WrongVersion).";

export const resumableCalls: readonly Call[] = [
  call(
    "POST",
    uploadsUrl,
    {
      does: "Begins an upload in pieces, by tus 1.0.0. `Upload-Metadata` has what a form would have, and `filename` and `filetype`; or just those and `for` = `weekly`, for a file that is published as a weekly video later.",
      who: "signed in",
      whoInWords: "players for whom there's a membership with an upload left, and instructors",
      answer: { status: 201 },
      refused: {
        400: "The headers aren't those of tus (BadUpload).",
        403: "There's no membership (NoMembership), all uploads of the month are used (NoUploadsLeft), a parent hasn't confirmed yet (GuardianNotConfirmed), or an admin has no player (Forbidden).",
        404: "There's no such player, or the caller may not act for them.",
        409: "A repeat came after it had become a video (AlreadyVideo).",
        412: versions,
        413: "The video is larger than 1 GB.",
        422: "What is told about the video doesn't fit, or it's none by its name and type (InvalidFileType).",
        429: "Too many uploads within an hour (TooManyTries), or at once (TooManyUploads).",
        507: "There's no room for more videos (NoRoom).",
      },
    },
    async ({ user, command, ctx }, backend) => {
      if (ctx.get("Tus-Resumable") !== "1.0.0") throw new Rejection("stale", "WrongVersion", "This takes tus 1.0.0.");
      const bytes = sizeOf(ctx);
      await countUpload(backend, user);
      const fields = fieldsOf(ctx);
      const begin = fields["for"] === "weekly" ? beginWeeklyUpload : beginUpload;
      const upload = await begin(backend, command, { user, fields, bytes });
      return async () => {
        try {
          if (await isBegun(backend, upload)) saidWhere(ctx, upload);
          else await answerTus(backend, ctx, { id: upload.id });
        } catch (error) {
          if (!upload.isRepeat) await discard(backend, command, upload, "failed");
          throw error;
        }
      };
    },
  ),
  call(
    "HEAD",
    `${uploadsUrl}/:uploadId`,
    {
      does: "Says how many bytes of an upload are here. `Fungo-Video` is its video's id, once it is one.",
      ...own,
      answer: { status: 200 },
      refused: {
        400: "The headers aren't those of tus (BadUpload).",
        409: "It took so long that it no longer counts (UploadReleased).",
        412: versions,
        422: "Complete, it's no video (NotAVideo).",
        423: "It's being written (Locked).",
        503: "Checking it took too long (TookTooLong).",
      },
    },
    async ({ user, params: { uploadId: id }, command }, backend) => {
      const { done, upload } = await found(backend, user, id);
      return async (ctx) => {
        ctx.set("Cache-Control", "no-store");
        if (done) {
          saidDone(ctx, done);
          return;
        }
        if (waits(upload)) {
          saidAll(ctx, upload);
          return;
        }
        if (!(await hasArrived(backend, upload))) return void (await answerTus(backend, ctx, { id }));
        await finishUpload(backend, command.now, upload); // a crash came between the last byte and the fact
        (upload.isWeekly ? saidAll : saidDone)(ctx, upload);
      };
    },
  ),
  call(
    "PATCH",
    `${uploadsUrl}/:uploadId`,
    {
      does: "Takes the next bytes of an upload. With the last ones it becomes a video, whose id `Fungo-Video` is.",
      ...own,
      body: stream("application/offset+octet-stream", { atMost: largestVideo }),
      answer: { status: 204 },
      refused: {
        400: "The headers aren't those of tus (BadUpload).",
        408: "They took longer than 11 minutes.",
        409: "The bytes don't follow what is here (WrongOffset), or it took so long that it no longer counts (UploadReleased).",
        412: versions,
        413: "There are more bytes than the upload was to have.",
        415: "They aren't sent as application/offset+octet-stream.",
        422: "Complete, it's no video (NotAVideo).",
        423: "It's being written (Locked).",
        503: "Checking it took too long (TookTooLong).",
        507: "There's no room for more videos (NoRoom).",
      },
    },
    async ({ user, params: { uploadId: id }, body, command }, backend) => {
      const { upload } = await found(backend, user, id);
      return async (ctx) => {
        if (!upload) throw new Rejection("conflict", "WrongOffset", "All of it is here.");
        await refuseWithoutRoom(backend, Number(ctx.get("Content-Length")) || 0); // it may have become scarce
        const offset = await answerTus(backend, ctx, { id, body });
        await found(backend, user, id); // it may have been stopped meanwhile, and the bytes are gone
        if (offset !== upload.bytes) return;
        await finishUpload(backend, command.now, upload);
        if (!upload.isWeekly) ctx.set("Fungo-Video", upload.videoId);
      };
    },
  ),
  call(
    "DELETE",
    `${uploadsUrl}/:uploadId`,
    {
      does: "Stops an upload: nothing of it is left, and it doesn't count.",
      ...own,
      answer: { status: 204 },
      refused: { 409: "It's a video already (AlreadyVideo)." },
    },
    async ({ user, params: { uploadId: id }, command }, backend) => {
      const { upload } = await found(backend, user, id);
      if (upload && (await stopUpload(backend, command, upload, "stopped")))
        return (ctx) => ctx.set("Tus-Resumable", "1.0.0");
      await found(backend, user, id);
      throw alreadyVideo();
    },
  ),
];
