import type { Knex } from "knex";
import { open, seal } from "../../eventstore/sealed.ts";
import { videoSubject } from "../../eventstore/videos/events.ts";
import { weeklyVideoSubject } from "../../eventstore/videos/weeklyEvents.ts";
import type { Role } from "../../projections/accounts/open.ts";
import type { VideoType } from "../../projections/videos/view.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { isFileId } from "./storage/storage.ts";

/** What is told about a video before it is one. */
interface Words {
  readonly title: string;
  readonly description?: string | undefined;
  readonly fileName: string;
}

/** A file on its way to becoming a video. */
export interface Upload {
  readonly id: string; // of its file, too, and in the ledger
  readonly videoId: string;
  /** It is to be a weekly video, whose id that is: its author says more about it once the bytes are here. */
  readonly isWeekly?: boolean;
  readonly by: { readonly userId: string; readonly role: Role };
  readonly studentId: string;
  readonly countsFor: string | null; // the player of whose uploads it is one; null: it does not count
  readonly instructorId: string | null;
  readonly videoType: VideoType;
  readonly words: Words;
  readonly bytes: number; // as many as there are to be
  readonly sha256: string | null; // once all of them are there
}

interface Row {
  readonly id: string;
  readonly video_id: string;
  readonly weekly: boolean;
  readonly user_id: string;
  readonly role: Role;
  readonly student_id: string;
  readonly counts_for: string | null;
  readonly instructor_id: string | null;
  readonly video_type: VideoType;
  readonly iv: Buffer;
  readonly sealed: Buffer; // the words, with the video's key
  readonly bytes: string;
  readonly sha256: string | null;
  readonly begun_at: Date;
  readonly done_at: Date | null;
}

const rows = (db: Knex) => db<Row>("web.upload");
/** Whose key seals it. */
const subjectOf = ({ video_id: id, weekly }: Pick<Row, "video_id" | "weekly">) =>
  weekly ? weeklyVideoSubject(id) : videoSubject(id);
type Parts = Pick<Backend, "db" | "keys">;
type Db = Pick<Backend, "db">;

export const noSuchUpload = () =>
  new Rejection("missing", "NoSuchUpload", "This upload is over. Please choose the video again.");

export const alreadyVideo = () =>
  new Rejection("conflict", "AlreadyVideo", "This is a video already. You can delete it there.");

const rowOf = async ({ keys }: Parts, upload: Upload) => {
  const subject = subjectOf({ video_id: upload.videoId, weekly: upload.isWeekly ?? false });
  const { key } = (await keys.forSealing([subject])).get(subject)!;
  return {
    id: upload.id,
    video_id: upload.videoId,
    weekly: upload.isWeekly ?? false,
    user_id: upload.by.userId,
    role: upload.by.role,
    student_id: upload.studentId,
    counts_for: upload.countsFor,
    instructor_id: upload.instructorId,
    video_type: upload.videoType,
    ...seal(key, Buffer.from(JSON.stringify(upload.words)), upload.id),
    bytes: String(upload.bytes),
    sha256: upload.sha256,
  };
};

/** From here on it becomes a video once all of its bytes are there, whatever happens to this process. */
export const noteUpload = async (parts: Parts, upload: Upload) =>
  void (await rows(parts.db).insert(await rowOf(parts, upload)));

const mostAtOnce = 6; // uploads on their way, of one account

/** Throws a Rejection if the account has enough of them on their way. `besides`: how many that are not noted. */
export const refuseTooMany = async (db: Knex, userId: string, besides = 0) => {
  const noted = await rows(db).where({ user_id: userId, done_at: null }).count({ n: "*" }).first();
  if (Number(noted?.n) + besides >= mostAtOnce)
    throw new Rejection(
      "tooMany",
      "TooManyUploads",
      "You have six uploads under way. Please wait until one is done, or cancel one.",
    );
};

/** One that has just begun; or, of a repeat by the same account for the same video, the one before. */
export type Beginning = Upload & { readonly isRepeat: boolean };

/** The same, before its first byte: of any number at once no more begin than may. Throws a Rejection. */
export const noteBeginning = async (parts: Parts, upload: Upload): Promise<Beginning> => {
  const row = await rowOf(parts, upload);
  return parts.db.transaction(async (transaction) => {
    await transaction.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`uploads ${row.user_id}`]);
    const before = await rows(transaction).where({ user_id: row.user_id, video_id: row.video_id }).first();
    if (before?.done_at) throw alreadyVideo();
    if (before) return { ...upload, id: before.id, isRepeat: true };
    await refuseTooMany(transaction, row.user_id);
    await rows(transaction).insert(row);
    return { ...upload, isRepeat: false };
  });
};

const opened = async ({ keys }: Parts, row: Row): Promise<(Upload & Pick<Row, "begun_at">) | undefined> => {
  const subject = subjectOf(row);
  const key = (await keys.forOpening([subject])).get(subject);
  if (!key) return undefined; // the player was erased, and the row is about to go
  return {
    id: row.id,
    videoId: row.video_id,
    isWeekly: row.weekly,
    by: { userId: row.user_id, role: row.role },
    studentId: row.student_id,
    countsFor: row.counts_for,
    instructorId: row.instructor_id,
    videoType: row.video_type,
    words: JSON.parse(open(key.key, row, row.id).toString()) as Words,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    begun_at: row.begun_at,
  };
};

/** An upload of this account: on its way, or the video it has become. */
export const uploadBy = async (parts: Parts, { id, userId }: { id: string; userId: string }) => {
  const row = isFileId(id) && (await rows(parts.db).where({ id, user_id: userId }).first());
  if (!row) return undefined;
  if (row.done_at) return { done: { videoId: row.video_id, bytes: Number(row.bytes), isWeekly: row.weekly } };
  const upload = await opened(parts, row);
  return upload && { upload };
};

/** From here on it cannot be stopped. False: it was before. */
export const noteArrival = async ({ db }: Db, { id, sha256 }: { id: string; sha256: string }) =>
  (await rows(db).where({ id }).update({ sha256 })) > 0;
/** Ends one that has not fully arrived. False: it has, or it is over. */
export const takeUpload = async ({ db }: Db, id: string) =>
  (await rows(db).where({ id, done_at: null, sha256: null }).delete()) > 0;

/** Those on their way for a minute and longer, each to be opened by itself. */
export const uploadsBegun = async (parts: Parts) => {
  const found = await rows(parts.db)
    .whereRaw("done_at is null and begun_at < now() - interval '1 minute'")
    .orderBy("begun_at");
  return found.map((row) => () => opened(parts, row));
};

/** It is a video: of the upload only that is left, for a caller who did not hear so. */
export const endUpload = async ({ db }: Db, id: string) =>
  void (await rows(db)
    .where({ id })
    .update({ done_at: db.fn.now() as never, iv: Buffer.alloc(0), sealed: Buffer.alloc(0) }));

export const forgetUpload = async ({ db }: Db, id: string) => void (await rows(db).where({ id }).delete());
export const forgetOldUploads = async ({ db }: Db) =>
  void (await rows(db).whereRaw("done_at < now() - interval '2 days'").delete());

/** Of a player, or by an account. Returns the files of those that are no videos yet, and whose keys seal them. */
export const takeUploadsOf = async ({ db }: Db, subject: string) => {
  const taken = await rows(db)
    .where({ student_id: subject })
    .orWhere({ user_id: subject })
    .delete()
    .returning(["id", "video_id", "weekly", "done_at"]);
  return taken.filter((row) => row.done_at === null).map((row) => ({ fileId: row.id, sealedFor: subjectOf(row) }));
};

/** Whose key seals the bytes of an upload on its way. */
export const subjectOfUpload = async ({ db }: Db, id: string): Promise<string | undefined> => {
  const row = await rows(db).where({ id, done_at: null }).first("video_id", "weekly");
  return row && subjectOf(row);
};
