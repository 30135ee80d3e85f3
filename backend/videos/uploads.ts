import type { Knex } from "knex";
import type { VideoType } from "../../projections/videos/view.ts";
import type { Role } from "../../projections/accounts/open.ts";
import { open, seal } from "../../eventstore/sealed.ts";
import { videoSubject } from "../../eventstore/videos/events.ts";
import type { Backend } from "../backend.ts";
import type { Stored } from "./storage/storage.ts";

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
  readonly by: { readonly userId: string; readonly role: Role };
  readonly studentId: string;
  readonly countsFor: string | null; // the player of whose uploads it is one; null: it does not count
  readonly instructorId: string | null;
  readonly videoType: VideoType;
  readonly words: Words;
  readonly stored: Stored;
}

interface Row {
  readonly id: string;
  readonly video_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly student_id: string;
  readonly counts_for: string | null;
  readonly instructor_id: string | null;
  readonly video_type: VideoType;
  readonly iv: Buffer;
  readonly sealed: Buffer; // the words, with the video's key
  readonly bytes: string;
  readonly sha256: string;
}

const rows = (db: Knex) => db<Row>("web.upload");
type Parts = Pick<Backend, "db" | "keys">;

/** From here on it becomes a video, whatever happens to this process. */
export const noteUpload = async ({ db, keys }: Parts, upload: Upload) => {
  const subject = videoSubject(upload.videoId);
  const { key } = (await keys.forSealing([subject])).get(subject)!;
  await rows(db).insert({
    id: upload.id,
    video_id: upload.videoId,
    user_id: upload.by.userId,
    role: upload.by.role,
    student_id: upload.studentId,
    counts_for: upload.countsFor,
    instructor_id: upload.instructorId,
    video_type: upload.videoType,
    ...seal(key, Buffer.from(JSON.stringify(upload.words)), upload.id),
    bytes: String(upload.stored.bytes),
    sha256: upload.stored.sha256,
  });
};

export const forgetUpload = async ({ db }: Pick<Backend, "db">, id: string) =>
  void (await rows(db).where({ id }).delete());

/** Those that a crash interrupted: they have been complete for a minute. */
export const unfinishedUploads = async ({ db, keys }: Parts): Promise<Upload[]> => {
  const found = await rows(db).whereRaw("whole_at < now() - interval '1 minute'").orderBy("whole_at").limit(100);
  const keyOf = await keys.forOpening(found.map((row) => videoSubject(row.video_id)));
  return found.flatMap((row) => {
    const key = keyOf.get(videoSubject(row.video_id));
    if (!key) return []; // the player was erased, and the row is about to go
    return {
      id: row.id,
      videoId: row.video_id,
      by: { userId: row.user_id, role: row.role },
      studentId: row.student_id,
      countsFor: row.counts_for,
      instructorId: row.instructor_id,
      videoType: row.video_type,
      words: JSON.parse(open(key.key, row, row.id).toString()) as Words,
      stored: { bytes: Number(row.bytes), sha256: row.sha256 },
    };
  });
};

/** Of a player, or by an account. Returns the videos they would have become, and their files. */
export const takeUploadsOf = async ({ db }: Pick<Backend, "db">, subject: string) =>
  rows(db).where({ student_id: subject }).orWhere({ user_id: subject }).delete().returning(["id", "video_id"]);

/** Whether a file belongs to an upload that is not finished. */
export const isUpload = async ({ db }: Pick<Backend, "db">, id: string) =>
  (await rows(db).where({ id }).first("id")) !== undefined;
