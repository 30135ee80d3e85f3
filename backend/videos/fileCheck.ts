import type { Knex } from "knex";
import { filesOfVideos } from "../../projections/videos/files/queries.ts";
import { findFfmpeg } from "./conversion/ffmpeg.ts";
import { notEverywhere } from "./conversion/queue.ts";
import type { Finding } from "../operations/open.ts";
import type { Storage } from "./storage/storage.ts";

/** What is stored, beside what the facts say there is. */
export interface FileCheck {
  readonly files: number; // that videos have
  readonly bytes: number;
  readonly missing: readonly string[]; // videos of which a file is missing
  readonly changed: readonly string[]; // videos of which a file is not what was stored
  readonly read: number; // files whose every byte was looked at
}

const sizesIn = async (files: Storage) => {
  const sizes = new Map<string, number>();
  for await (const { fileId, bytes } of files.list()) sizes.set(fileId, bytes);
  return sizes;
};

/**
 * Looks for every file that a video has. `whole`: reads all of those for which it returns true, to tell whether they are
 * what was stored; of the others their size has to do.
 */
export const checkFiles = async (
  { db, files }: { db: Knex; files: Storage },
  { whole, tick = () => {} }: { whole: () => boolean; tick?: () => void },
): Promise<FileCheck> => {
  const check = { files: 0, bytes: 0, read: 0, missing: new Set<string>(), changed: new Set<string>() };
  const there = await sizesIn(files); // before the facts, so that what is asked for singly came since
  for await (const { fileId, videoId, bytes, sha256 } of filesOfVideos(db)) {
    tick();
    check.files += 1;
    check.bytes += bytes;
    const size = there.get(fileId) ?? (await files.size(fileId));
    if (size === undefined) check.missing.add(videoId);
    else if (size !== bytes) check.changed.add(videoId);
    else if (whole()) {
      check.read += 1;
      if ((await files.check(fileId)).sha256 !== sha256) check.changed.add(videoId);
    }
  }
  return { ...check, missing: [...check.missing], changed: [...check.changed] };
};

const some = 5; // named
const named = (videoIds: readonly string[]) =>
  videoIds.slice(0, some).join(", ") + (videoIds.length > some ? ` and ${videoIds.length - some} more` : "");

/** For the doctor: whether this machine makes copies that play everywhere, and how many there are to make. */
export const conversionFindings = async (db: Knex, path: string | undefined): Promise<Finding[]> => {
  const about = "videos";
  const ffmpeg = await findFfmpeg(path);
  const isWanted = path !== undefined && path !== "off";
  const { rows } = await db.raw<{ rows: { waiting: string; failed: string }[] }>(
    `select count(*) filter (where "conversionFailed" is null) as waiting,
            count(*) filter (where "conversionFailed" is not null) as failed from ${notEverywhere}`,
  );
  const { waiting, failed } = rows[0]!;
  return [
    {
      about,
      name: "converted by",
      value: "missing" in ffmpeg ? `nothing: ${ffmpeg.missing}` : `ffmpeg ${ffmpeg.version}`,
      ...("missing" in ffmpeg && isWanted && { problem: "FFMPEG_PATH names no ffmpeg that will do." }),
    },
    { about, name: "not playing everywhere", value: `${waiting}, and ${failed} that couldn't be converted` },
  ];
};

const longOrphaned = 48 * 60 * 60 * 1000; // ms

const orphans = async ({ db, files }: { db: Knex; files: Storage }) => {
  const known = new Set<string>();
  for await (const { fileId } of filesOfVideos(db)) known.add(fileId);
  let found = 0;
  for await (const { fileId, changedAt } of files.list())
    if (!known.has(fileId) && Date.now() - Date.parse(changedAt) > longOrphaned) found += 1;
  return found;
};

/** For the doctor. `atMost`: how many files it reads whole. */
export const fileFindings = async (
  parts: { readonly db: Knex; readonly files: Storage },
  { atMost }: { atMost: number },
): Promise<Finding[]> => {
  const about = "videos";
  let left = atMost;
  const { files, bytes, missing, changed, read } = await checkFiles(parts, { whole: () => left-- > 0 });
  return [
    { about, name: "files", value: `${files}, ${(bytes / 1024 ** 3).toFixed(1)} GiB` },
    {
      about,
      name: "missing",
      value: missing.length,
      ...(missing.length > 0 && {
        problem: `files of ${named(missing)} are missing. Bring them back from a backup: npm run restore says how.`,
      }),
    },
    {
      about,
      name: "damaged",
      value: `${changed.length}, ${read} of ${files} read whole`,
      ...(changed.length > 0 && {
        problem: `files of ${named(changed)} are damaged. Delete them where they are kept, and bring them back from a backup.`,
      }),
    },
    { about, name: "files of no video", value: await orphans(parts) },
    { about, name: "on their way", value: await parts.files.arriving() },
  ];
};
