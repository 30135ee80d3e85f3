import { randomUUID } from "node:crypto";
import type { UserView } from "../../../projections/accounts/open.ts";
import { weeklyVideoStream } from "../../../eventstore/videos/weeklyEvents.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import type { SentForm } from "../../http/bodies/formWithFile.ts";
import { Rejection, shaped } from "../../http/rejection.ts";
import { knownStudents } from "../../players/open.ts";
import { wantConversion } from "../conversion/queue.ts";
import { keep } from "../files.ts";
import { at, corrupted, lookedAt } from "../finishing.ts";
import { NoRoom } from "../storage/storage.ts";
import { noRoom, refuseFile } from "../upload.ts";
import { type Beginning, endUpload, noteBeginning, type Upload, uploadBy } from "../uploads.ts";
import { publishWeekly, weeklyVideo } from "./weekly.ts";
import { PublishWeeklyVideo, weeklyWords } from "./weeklyContract.ts";

/** Throws a Rejection beside the field if the caller does not know one of them. */
export const refuseUnknown = async ({ db }: Pick<Backend, "db">, user: UserView, playerIds: readonly string[]) => {
  const known = await knownStudents(db, user, playerIds);
  if (playerIds.every((id) => known.has(id))) return;
  const message = "We couldn't find one of these players. Please choose them again.";
  throw at("assignedPlayerIds", "NoSuchPlayer", message);
};

/** Begins the piecewise upload of a file that is to be a weekly video. Throws a Rejection. */
export const beginWeeklyUpload = async (
  backend: Backend,
  command: Command,
  { user, fields, bytes }: { user: UserView; fields: Readonly<Record<string, string>>; bytes: number },
): Promise<Beginning> => {
  const { id: userId, role } = user;
  if (role !== "instructor") throw new Rejection("forbidden", "Forbidden", "Instructors publish weekly videos.");
  const file = { name: fields["filename"] ?? "", type: fields["filetype"] ?? "" };
  if (bytes === 0) throw at("video", "NotAVideo", corrupted);
  await refuseFile(backend, file, bytes);
  const upload: Upload = {
    id: randomUUID(),
    videoId: newId(command, "weekly video in pieces"),
    isWeekly: true,
    by: { userId, role },
    studentId: userId,
    countsFor: null,
    instructorId: userId,
    videoType: "lesson",
    words: { title: "", fileName: file.name },
    bytes,
    sha256: null,
  };
  return noteBeginning(backend, upload);
};

/** A file that is here, in clear only to whoever has its video's key. */
interface Arrived {
  readonly weeklyVideoId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
}

const waitsFor = 23 * 60 * 60 * 1000; // ms; an hour later it may be discarded

/** One that came piecewise, as its author. Returns its id alone if it was published before. Throws a Rejection. */
const claimed = async (backend: Backend, user: UserView, command: Command, uploadId: string) => {
  const over = () => at("video", "NoSuchUpload", "This upload is over. Please choose the video again.");
  const { done, upload } = (await uploadBy(backend, { id: uploadId, userId: user.id })) ?? {};
  if (done?.isWeekly) return done.videoId;
  if (!upload?.isWeekly || Date.parse(command.now) - upload.begun_at.getTime() > waitsFor) throw over();
  const { id: fileId, videoId: weeklyVideoId, words, bytes, sha256 } = upload;
  if (sha256 === null) throw at("video", "NotThere", "This upload isn't finished. Please wait until it is.");
  return { weeklyVideoId, fileId, fileName: words.fileName, bytes, sha256 };
};

type Published = Parameters<typeof publishWeekly>[0];

/** Records it, once. A file that comes again, by a repeat of the same command, is dropped. */
const record = async (backend: Backend, command: Command, data: Published) => {
  const stream = weeklyVideoStream(data.weeklyVideoId);
  await backend.handle({ fold: weeklyVideo, stream, command }, publishWeekly(data));
  const { fileIds } = await backend.stateOf(weeklyVideo, stream);
  if (data.file && !fileIds.includes(data.file.fileId)) await backend.files.remove(data.file.fileId);
  return data.weeklyVideoId;
};

/** Publishes what a form says: a file in it, one that has arrived before, or a link. Returns its id. Throws a Rejection. */
export const publishFrom = async (
  backend: Backend,
  command: Command,
  { user, form }: { user: UserView; form: SentForm },
): Promise<string> => {
  const weeklyVideoId = newId(command, "weeklyVideo");
  let sent: Arrived | undefined;
  let published = false;
  try {
    const fields = await form.read(async (file) => {
      await refuseFile(backend, file, form.bytes);
      const fileId = randomUUID();
      sent = { weeklyVideoId, fileId, fileName: file.name, bytes: 0, sha256: "" };
      sent = { ...sent, ...(await keep(backend, { weeklyVideoId, fileId }, file.content)) };
    });
    const { title, description, uploadType, videoUrl, uploadId, ...forWhom } = shaped(PublishWeeklyVideo, fields);
    await refuseUnknown(backend, user, forWhom.assignedPlayerIds);
    const words = { title, ...(description && { description }) };
    const told = { instructorId: user.id, ...forWhom };
    if (uploadType === "url") {
      const link = { weeklyVideoId, ...told, file: null, personal: { ...words, url: videoUrl! } };
      return await record(backend, command, link);
    }
    const file = sent ?? (uploadId ? await claimed(backend, user, command, uploadId) : undefined);
    if (!file) throw at("video", "NoFileSelected", weeklyWords.file);
    if (typeof file === "string") return file;
    const { fileName, weeklyVideoId: id, ...stored } = file;
    const picture = await lookedAt(backend, { weeklyVideoId: id, fileId: stored.fileId }, stored.bytes);
    published = true;
    await record(backend, command, {
      weeklyVideoId: id,
      ...told,
      file: { ...stored, ...picture },
      personal: { ...words, fileName },
    });
    if (!sent) await endUpload(backend, stored.fileId);
    if (picture.playable !== "everywhere") await wantConversion(backend);
    return id;
  } catch (error) {
    throw error instanceof NoRoom ? noRoom() : error;
  } finally {
    if (sent && !published) await backend.files.remove(sent.fileId);
  }
};
