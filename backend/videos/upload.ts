import { randomUUID } from "node:crypto";
import { videoStream } from "../../eventstore/videos/events.ts";
import { instructorName, type UserView } from "../../projections/accounts/open.ts";
import { consentFor, statusOfPlayer } from "../../projections/players/open.ts";
import { isFileOfVideo } from "../../projections/videos/queries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import type { SentFile, SentForm } from "../http/bodies.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commit, release, reserve } from "../memberships/open.ts";
import { consentNeeded } from "../players/open.ts";
import type { Due } from "../timed/timedWork.ts";
import { looksLikeVideo, UploadVideo } from "./contract.ts";
import { keep, readerOf } from "./files.ts";
import { probe } from "./probe/probe.ts";
import type { Unfit } from "./probe/probed.ts";
import { NoRoom, type Stored } from "./storage/storage.ts";
import { forgetUpload, isUpload, noteUpload, unfinishedUploads, type Upload } from "./uploads.ts";
import { uploadVideo, video } from "./video.ts";

const leftFree = 2 * 1024 ** 3; // bytes; the log and the database may live on the same disk

const at = (field: string, code: string, message: string) =>
  new Rejection("invalid", code, message, { issues: [{ path: [field], message }] });
const noRoom = () =>
  new Rejection("full", "NoRoom", "There's no room for more videos right now. Please try again later, or tell us.");
const corrupted = "File appears to be corrupted or empty. Please try a different video.";
const unfitWords: Readonly<Record<Unfit, string>> = {
  "not a video": corrupted,
  incomplete: corrupted,
  "took too long": corrupted,
  "too long": "This video is longer than an hour. Please choose a shorter one.",
  "too large a picture": "This video's picture is larger than 8,192 pixels. Please choose a smaller one.",
};

/** Staff upload for players of their family as any parent does; admins have no videos of their own. */
const countsFor = ({ id, role }: UserView, studentId: string) => {
  if (studentId !== id || role === "student") return studentId;
  if (role === "instructor") return null;
  throw new Rejection("forbidden", "Forbidden", "Players and instructors upload videos.");
};

/** Everything that can be told before the first byte. Throws a Rejection. */
const refuseAhead = async (
  backend: Backend,
  user: UserView,
  { studentId, file }: { studentId: string; file: SentFile },
) => {
  const counted = countsFor(user, studentId);
  await backend.actingFor(user, studentId);
  if (counted !== null && (await consentFor(backend.db, studentId, new Date().toISOString().slice(0, 10))) === "asked")
    throw new Rejection("forbidden", "GuardianNotConfirmed", consentNeeded(studentId === user.id, "upload videos"));
  if (!looksLikeVideo(file))
    throw at("video", "InvalidFileType", "Please choose a video: MP4, MOV, AVI, WMV, WEBM, 3GP, or FLV.");
  const free = await backend.files.free();
  if (free !== undefined && free < leftFree) throw noRoom();
  return counted;
};

type Begun = Pick<Upload, "id" | "videoId" | "studentId" | "countsFor"> & { readonly fileName: string };
type Why = Parameters<typeof release>[2]["why"];

/** Leaves nothing of it, and it does not count. */
const discard = async (
  backend: Backend,
  command: Command,
  { id, countsFor: playerId }: Pick<Upload, "id" | "countsFor">,
  why: Why,
) => {
  await backend.files.remove(id);
  await forgetUpload(backend, id);
  if (playerId !== null) await release(backend, unkeyed(command), { playerId, uploadId: id, why });
};
const unkeyed = ({ actor, now, requestId }: Command): Command => ({ actor, now, requestId });

/** What is told beside the file, once all of it is there. */
const told = async ({ db }: Backend, user: UserView, fields: object, begun: Begun) => {
  const { title, description, videoType, instructorId, studentId = user.id } = shaped(UploadVideo, fields);
  if (studentId !== begun.studentId)
    throw at("studentId", "Invalid", "Please send the player before the video, so that we know whose it is.");
  const assigned = instructorId ?? (user.role === "instructor" ? user.id : null);
  if (assigned !== null && (await instructorName(db, assigned)) === undefined)
    throw at("instructorId", "NoSuchInstructor", "This coach no longer works here. Please choose another one.");
  const words = { title, ...(description && { description }), fileName: begun.fileName };
  return { words, videoType, instructorId: assigned };
};

/**
 * Takes a video as one form: reserves one of the player's uploads, seals the bytes as they come, looks at what they are,
 * and records the video. Returns its id. Throws a Rejection, and then nothing of it is left.
 */
export const receiveVideo = async (
  backend: Backend,
  command: Command,
  { user, form }: { user: UserView; form: SentForm },
): Promise<string> => {
  const { role, id: userId } = user;
  const videoId = newId(command, "video");
  let begun: Begun | undefined;
  let stored: Stored | undefined;
  let noted = false;
  try {
    const fields = await form.read(async (file, { studentId: named }) => {
      const studentId = named || userId;
      const counted = await refuseAhead(backend, user, { studentId, file });
      const id = randomUUID();
      if (counted !== null) await reserve(backend, unkeyed(command), { playerId: counted, uploadId: id });
      begun = { id, videoId, studentId, countsFor: counted, fileName: file.name };
      stored = await keep(backend, { videoId, fileId: id }, file.content);
    });
    if (!begun || !stored) throw at("video", "NoFileSelected", "Please choose a video file.");
    const upload = { ...begun, ...(await told(backend, user, fields, begun)), by: { userId, role }, stored };
    await noteUpload(backend, upload);
    noted = true;
    await finishUpload(backend, command.now, upload);
    return videoId;
  } catch (error) {
    // What was noted is finished later, unless finishing itself has refused it.
    if (begun && !noted) await discard(backend, command, begun, stored ? "refused" : "failed");
    throw error instanceof NoRoom ? noRoom() : error;
  }
};

/** Makes a video of what is noted; doing it again changes nothing. Throws a Rejection if it is none. */
const finishUpload = async (backend: Backend, now: string, upload: Upload) => {
  const { id, videoId, by, studentId, instructorId, videoType, words, stored } = upload;
  const command: Command = { actor: by, now, requestId: `upload ${id}`, key: `upload:${id}` };
  const refuse = async (rejection: Rejection) => {
    await discard(backend, command, upload, "refused");
    throw rejection;
  };
  if ((await statusOfPlayer(backend.db, studentId)) !== "open")
    await refuse(new Rejection("missing", "NoSuchPlayer", "We couldn't find this player."));
  const found = await probe(readerOf(backend, { videoId, fileId: id }, stored.bytes));
  if ("unfit" in found) return refuse(at("video", "NotAVideo", unfitWords[found.unfit]));
  const stream = videoStream(videoId);
  const uploaded = {
    videoId,
    studentId,
    by: by.userId,
    instructorId,
    videoType,
    fileId: id,
    ...stored,
    personal: words,
  };
  await backend.handle({ fold: video, stream, command }, uploadVideo(uploaded, found));
  const { fileIds } = await backend.stateOf(video, stream);
  if (!fileIds.includes(id)) return discard(backend, command, upload, "stopped"); // sent twice: the first one is there
  if (upload.countsFor !== null) await commit(backend, command, { playerId: upload.countsFor, uploadId: id });
  await forgetUpload(backend, id);
};

/** Timed work: what crashes have interrupted. */
export const finishUploads = async (backend: Backend, { now, signal }: Due) => {
  for (const upload of await unfinishedUploads(backend)) {
    if (signal.aborted) return;
    await finishUpload(backend, now, upload).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
    });
  }
};

const orphanedAfter = 48 * 60 * 60 * 1000; // ms; by then every upload has ended

/** Timed work: removes files that no video has: what crashes left behind, and what a deletion could not remove. */
export const removeOrphans = async (backend: Backend, { now, signal }: Due) => {
  const { db, files, log, caughtUp } = backend;
  const before = new Date(Date.parse(now) - orphanedAfter).toISOString();
  await files.sweep(before);
  if (!(await caughtUp())) return; // what the read models do not show yet may well have a video
  for await (const { fileId, changedAt } of files.list()) {
    if (signal.aborted) return;
    if (changedAt >= before || (await isFileOfVideo(db, fileId)) || (await isUpload(backend, fileId))) continue;
    await files.remove(fileId);
    log.warn({ fileId }, "a file that no video has is removed");
  }
};
