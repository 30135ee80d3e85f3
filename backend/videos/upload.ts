import { randomUUID } from "node:crypto";
import { videoStream } from "../../eventstore/videos/events.ts";
import { instructorName, type UserView } from "../../projections/accounts/open.ts";
import { consentFor } from "../../projections/players/open.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import type { SentFile, SentForm } from "../http/bodies/formWithFile.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { reserve } from "../memberships/open.ts";
import { consentNeeded } from "../players/open.ts";
import { anHour, limited } from "../http/limits.ts";
import { looksLikeVideo, UploadVideo } from "./contract.ts";
import { keep } from "./files.ts";
import { at, corrupted, discard, finishUpload, unkeyed } from "./finishing.ts";
import { NoRoom, type Stored } from "./storage/storage.ts";
import { alone } from "./resumable/locks.ts";
import { type Beginning, forgetUpload, noteBeginning, noteUpload, refuseTooMany, type Upload } from "./uploads.ts";
import { noSuchVideo, video } from "./video.ts";

const leftFree = 2 * 1024 ** 3; // bytes; the log and the database may live on the same disk

export const noRoom = () =>
  new Rejection("full", "NoRoom", "There's no room for more videos right now. Please try again later, or tell us.");

/** Staff upload for players of their family as any parent does; admins have no videos of their own. */
const countsFor = ({ id, role }: UserView, studentId: string) => {
  if (studentId !== id || role === "student") return studentId;
  if (role === "instructor") return null;
  throw new Rejection("forbidden", "Forbidden", "Players and instructors upload videos.");
};

/** For that many bytes more. Throws a Rejection. */
export const refuseWithoutRoom = async ({ files }: Pick<Backend, "files">, bytes: number) => {
  const free = await files.free();
  if (free !== undefined && free < leftFree + bytes) throw noRoom();
};

/** What can be told of any file before its first byte. Throws a Rejection. */
export const refuseFile = async (
  parts: Pick<Backend, "files">,
  file: Pick<SentFile, "name" | "type">,
  bytes: number,
) => {
  if (!looksLikeVideo(file))
    throw at("video", "InvalidFileType", "Please choose a video: MP4, MOV, AVI, WMV, WEBM, 3GP, or FLV.");
  await refuseWithoutRoom(parts, bytes);
};

/** Everything that can be told before the first byte. Returns the player of whose uploads it is one. Throws a Rejection. */
const refuseAhead = async (
  backend: Backend,
  user: UserView,
  { studentId, file, bytes = 0 }: { studentId: string; file: Pick<SentFile, "name" | "type">; bytes?: number },
) => {
  const counted = countsFor(user, studentId);
  await backend.actingFor(user, studentId);
  if (counted !== null && (await consentFor(backend.db, studentId, backend.time.today())) === "asked")
    throw new Rejection("forbidden", "GuardianNotConfirmed", consentNeeded(studentId === user.id, "upload videos"));
  await refuseFile(backend, file, bytes);
  return counted;
};

type Begun = Pick<Upload, "id" | "videoId" | "studentId" | "countsFor">;

/** What people tell about a video. Throws a Rejection beside its field. */
const told = async ({ db }: Backend, user: UserView, fields: object, fileName: string) => {
  const { title, description, videoType, instructorId, studentId = user.id } = shaped(UploadVideo, fields);
  const assigned = instructorId ?? (user.role === "instructor" ? user.id : null);
  if (assigned !== null && (await instructorName(db, assigned)) === undefined)
    throw at("instructorId", "NoSuchInstructor", "This coach no longer works here. Please choose another one.");
  const words = { title, ...(description && { description }), fileName };
  return { studentId, words, videoType, instructorId: assigned };
};

const begin = async (backend: Backend, command: Command, begun: Pick<Begun, "id" | "countsFor">) => {
  const { id: uploadId, countsFor: playerId } = begun;
  if (playerId !== null) await reserve(backend, unkeyed(command), { playerId, uploadId });
};

interface Received {
  readonly user: UserView;
  readonly form: SentForm;
}

const coming = new Map<string, number>(); // forms that this process is receiving, by account

/**
 * Takes a video as one form: reserves one of the player's uploads, seals the bytes as they come, looks at what they are,
 * and records the video. Returns its id; of a repeat nothing is read. Throws a Rejection, and then nothing of it is
 * left.
 */
export const receiveVideo = async (backend: Backend, command: Command, received: Received): Promise<string> => {
  const { id: userId } = received.user;
  const videoId = newId(command, "video");
  const before = coming.get(userId) ?? 0;
  coming.set(userId, before + 1);
  try {
    await refuseTooMany(backend.db, userId, before);
    if (!command.key) return await receive(backend, command, videoId, received);
    return await alone(backend.uploadLocks, videoId, async () => {
      const { state } = await backend.stateOf(video, videoStream(videoId));
      if (state === "deleted") throw noSuchVideo();
      return state === "there" ? videoId : receive(backend, command, videoId, received);
    });
  } finally {
    const left = coming.get(userId)! - 1;
    if (left > 0) coming.set(userId, left);
    else coming.delete(userId);
  }
};

const receive = async (backend: Backend, command: Command, videoId: string, { user, form }: Received) => {
  const { role, id: userId } = user;
  let begun: (Begun & { readonly fileName: string }) | undefined;
  let stored: Stored | undefined;
  let noted = false;
  try {
    const fields = await form.read(async (file, { studentId: named }) => {
      const studentId = named || userId;
      const counted = await refuseAhead(backend, user, { studentId, file, bytes: form.bytes });
      const upload = { id: randomUUID(), videoId, studentId, countsFor: counted, fileName: file.name };
      await begin(backend, command, upload);
      begun = upload;
      stored = await keep(backend, { videoId, fileId: upload.id }, file.content);
    });
    if (!begun || !stored) throw at("video", "NoFileSelected", "Please choose a video file.");
    const { fileName, ...about } = begun;
    const { studentId, ...more } = await told(backend, user, fields, fileName);
    if (studentId !== about.studentId)
      throw at("studentId", "Invalid", "Please send the player before the video, so that we know whose it is.");
    const upload = { ...about, ...more, ...stored, by: { userId, role } };
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

/** Reserves one of the player's uploads, once, for a file that comes piece by piece. Throws a Rejection. */
export const beginUpload = async (
  backend: Backend,
  command: Command,
  { user, fields, bytes }: { user: UserView; fields: Readonly<Record<string, string>>; bytes: number },
): Promise<Beginning> => {
  const file = { name: fields["filename"] ?? "", type: fields["filetype"] ?? "" };
  if (bytes === 0) throw at("video", "NotAVideo", corrupted);
  const { studentId, ...more } = await told(backend, user, fields, file.name);
  const counted = await refuseAhead(backend, user, { studentId, file, bytes });
  const { id: userId, role } = user;
  const begun = {
    id: randomUUID(),
    videoId: newId(command, "video in pieces"),
    studentId,
    countsFor: counted,
    by: { userId, role },
    ...more,
    bytes,
    sha256: null,
  };
  const upload = await noteBeginning(backend, begun);
  try {
    await begin(backend, command, upload);
    return upload;
  } catch (error) {
    if (!upload.isRepeat) await forgetUpload(backend, upload.id);
    throw error;
  }
};

export const videoLimits = limited({
  uploadVideo: { points: 20, duration: anHour },
  saveMarks: { points: 60, duration: 60 },
  addVoiceNote: { points: 60, duration: anHour },
  exportVideos: { points: 5, duration: anHour },
});
/** Throws a Rejection where there were too many. */
export const countUpload = ({ limits }: Pick<Backend, "limits">, { id }: Pick<UserView, "id">) =>
  limits.count(videoLimits.uploadVideo, id, "You've uploaded a lot in the last hour.");
