import { videoStream } from "../../eventstore/videos/events.ts";
import { weeklyVideoStream } from "../../eventstore/videos/weeklyEvents.ts";
import { statusOfPlayer } from "../../projections/players/open.ts";
import { isFileOfVideo } from "../../projections/videos/files/queries.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { eachByItself } from "../eachByItself.ts";
import { Rejection } from "../http/rejection.ts";
import { commit, release } from "../memberships/open.ts";
import type { Due } from "../timed/timedWork.ts";
import { wantConversion } from "./conversion/queue.ts";
import { deleteForGood } from "./deleteVideo.ts";
import { readerOf } from "./files.ts";
import { probe } from "./probe/probe.ts";
import type { Unfit } from "./probe/probed.ts";
import { alone } from "./resumable/locks.ts";
import { isOwnPlace } from "./storage/place.ts";
import { NoSuchFile } from "./storage/storage.ts";
import {
  endUpload,
  forgetOldUploads,
  forgetUpload,
  noSuchUpload,
  noteArrival,
  subjectOfUpload,
  takeUpload,
  type Upload,
  uploadsBegun,
} from "./uploads.ts";
import { uploadVideo, video } from "./video.ts";
import { weeklyVideo } from "./weekly/weekly.ts";

/** Throws beside a field. */
export const at = (field: string, code: string, message: string) =>
  new Rejection("invalid", code, message, { issues: [{ path: [field], message }] });
export const corrupted = "File appears to be corrupted or empty. Please try a different video.";
const unfitWords: Readonly<Record<Exclude<Unfit, "took too long">, string>> = {
  "not a video": corrupted,
  incomplete: corrupted,
  "too long": "This video is longer than an hour. Please choose a shorter one.",
  "too large a picture": "This video's picture is larger than 8,192 pixels. Please choose a smaller one.",
};

type Why = Parameters<typeof release>[2]["why"];

/** Each of its facts is recognized by itself. */
export const unkeyed = ({ actor, now, requestId }: Command): Command => ({ actor, now, requestId });

type Discarded = Pick<Upload, "id" | "videoId" | "isWeekly" | "countsFor">;
/** Its video is recorded: a crash came right behind the fact, or it is finished twice at once. */
const isRecorded = async ({ stateOf }: Backend, { id, videoId, isWeekly }: Discarded) => {
  const { state, fileIds } = await (isWeekly
    ? stateOf(weeklyVideo, weeklyVideoStream(videoId))
    : stateOf(video, videoStream(videoId)));
  return fileIds.includes(id) && (isWeekly === true || state === "there");
};

/** Leaves nothing of it, and it does not count. */
export const discard = async (backend: Backend, command: Command, upload: Discarded, why: Why) => {
  const { id, countsFor: playerId } = upload;
  if (upload.isWeekly && (await isRecorded(backend, upload))) return endUpload(backend, id);
  await backend.files.remove(id);
  await forgetUpload(backend, id);
  if (playerId !== null) await release(backend, unkeyed(command), { playerId, uploadId: id, why });
};

/** Whether all of it is here, and waits for its author. */
export const waits = ({ isWeekly, sha256 }: Pick<Upload, "isWeekly" | "sha256">) =>
  isWeekly === true && sha256 !== null;

/** Leaves nothing of one that is no video yet: that has not fully arrived, or waits. False: it is one, or it is over. */
export const stopUpload = async (backend: Backend, command: Command, upload: Upload, why: Why) => {
  if (waits(upload)) {
    await discard(backend, command, upload, why);
    return true;
  }
  if (!(await takeUpload(backend, upload.id))) return false;
  await alone(backend.uploadLocks, upload.id, async () => {}).catch(() => {}); // whoever is writing it lets go
  await discard(backend, command, upload, why);
  return true;
};

const fileOf = ({ id: fileId, videoId, isWeekly }: Upload) =>
  isWeekly ? { weeklyVideoId: videoId, fileId } : { videoId, fileId };

/** Says nothing about the file: on a busy machine, good ones take long, too. */
export const tookTooLong = (message: string) => new Rejection("busy", "TookTooLong", message, { retryAfter: 60 });
const notAVideo = ({ unfit }: { unfit: Unfit }) =>
  unfit === "took too long"
    ? tookTooLong("It took us too long to check this video. Please try again in a few minutes.")
    : at("video", "NotAVideo", unfitWords[unfit]);
/** What a file's bytes say. Throws a Rejection if it is no video, or that took too long. */
export const lookedAt = async (backend: Backend, file: Parameters<typeof readerOf>[1], bytes: number) => {
  const found = await probe(readerOf(backend, file, bytes), { inTime: backend.probeTime });
  if ("unfit" in found) throw notAVideo(found);
  return found;
};

/** Makes a file of what arrived, and looks at what it is. Throws a Rejection if it was stopped meanwhile. */
const settled = async (backend: Backend, upload: Upload) => {
  const { id, ...known } = upload;
  const { probeTime: inTime } = backend;
  try {
    const { bytes, sha256 } =
      known.sha256 === null ? await backend.files.settle(id) : { ...known, sha256: known.sha256 };
    return { bytes, sha256, found: await probe(readerOf(backend, fileOf(upload), bytes), { inTime }) };
  } catch (error) {
    if (error instanceof NoSuchFile && !(await subjectOfUpload(backend, id))) throw noSuchUpload();
    throw error;
  }
};

/**
 * Makes a video of a file that is complete; doing it again changes nothing. Throws a Rejection if it is none, or telling
 * that took too long, and then nothing of it is left. One that is to be a weekly video waits for its author from then on.
 */
export const finishUpload = async (backend: Backend, now: string, upload: Upload) => {
  const { id, videoId, by, studentId, instructorId, videoType, words } = upload;
  const command: Command = { actor: by, now, requestId: `upload ${id}`, key: `upload:${id}` };
  const count = async () => {
    try {
      if (upload.countsFor !== null) await commit(backend, command, { playerId: upload.countsFor, uploadId: id });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      await deleteForGood(backend, unkeyed(command), { videoId, why: "deleted" }); // it took so long that it counts no more
      await discard(backend, command, upload, "refused");
      throw error;
    }
    await endUpload(backend, id);
    await wantConversion(backend);
  };
  const isVideo = async () => !upload.isWeekly && (await isRecorded(backend, upload));
  const refuse = async (rejection: Rejection) => {
    if (await isVideo()) return count(); // whoever was quicker found nothing wrong with it
    await discard(backend, command, upload, "refused");
    throw rejection;
  };
  if (await isVideo()) return count();
  if (!upload.isWeekly && (await statusOfPlayer(backend.db, studentId)) !== "open")
    return refuse(new Rejection("missing", "NoSuchPlayer", "We couldn't find this player."));
  const { bytes, sha256, found } = await settled(backend, upload);
  if ("unfit" in found) return refuse(notAVideo(found));
  if (!(await noteArrival(backend, { id, sha256 }))) {
    await backend.files.remove(id); // settled just after it was stopped
    throw noSuchUpload();
  }
  if (upload.isWeekly) return;
  const uploaded = {
    videoId,
    studentId,
    by: by.userId,
    instructorId,
    videoType,
    fileId: id,
    bytes,
    sha256,
    personal: words,
  };
  await backend.handle({ fold: video, stream: videoStream(videoId), command }, uploadVideo(uploaded, found));
  if (!(await isVideo())) return discard(backend, command, upload, "stopped"); // sent twice: the first one is there
  return count();
};

const longest = 24 * 60 * 60 * 1000; // ms, after which it no longer counts
export const hasArrived = async ({ files }: Backend, { id, bytes, sha256 }: Upload) =>
  sha256 !== null ||
  (await files.size(id)) === bytes || // settled
  (await files.receiving.getUpload(id).then(
    ({ offset }) => offset === bytes,
    () => false,
  ));

/** Timed work: finishes what crashes have interrupted, and ends what will not be. */
export const finishUploads = async (backend: Backend, { now, signal, isDoubted = false }: Due) => {
  await eachByItself(await uploadsBegun(backend), async (opened) => {
    const begun = signal.aborted ? undefined : await opened();
    if (!begun) return;
    const { begun_at: begunAt, ...upload } = begun;
    const isLate = !isDoubted && Date.parse(now) - begunAt.getTime() > longest;
    const command: Command = { actor: "system", now, requestId: `upload ${upload.id}` };
    try {
      if (!waits(upload) && (await hasArrived(backend, upload))) await finishUpload(backend, now, upload);
      else if (isLate) await stopUpload(backend, command, upload, "never finished");
    } catch (error) {
      if (!(error instanceof Rejection)) throw error; // one that is refused is over, too
    }
  });
};

const orphanedAfter = 2 * longest;

/** Timed work: removes files that no video has: what crashes left behind, and what a deletion could not remove. */
export const removeOrphans = async (backend: Backend, { now, signal }: Due) => {
  const { db, files, log, allCaughtUp } = backend;
  const before = new Date(Date.parse(now) - orphanedAfter).toISOString();
  await forgetOldUploads(backend);
  await files.sweep(before);
  if (!(await allCaughtUp())) return; // what the read models do not show yet may well have a video
  if (!(await isOwnPlace(backend))) return; // or be another database's
  for await (const { fileId, changedAt } of files.list()) {
    if (signal.aborted) return;
    if (changedAt >= before || (await isFileOfVideo(db, fileId)) || (await subjectOfUpload(backend, fileId))) continue;
    await files.remove(fileId);
    log.warn({ fileId }, "a file that no video has is removed");
  }
};
