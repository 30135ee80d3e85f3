import { videoStream, videoSubject } from "../../eventstore/videos/events.ts";
import { videosOf } from "../../projections/videos/queries.ts";
import type { Backend, WhenErased } from "../backend.ts";
import { type Command, commandAbout } from "../command.ts";
import { erase } from "../privacy/open.ts";
import { takeUploadsOf } from "./uploads.ts";
import { deleteVideo, video } from "./video.ts";

/**
 * Deletes a video for good. The fact comes first: whatever a crash leaves undone is found by it. Then its key is
 * destroyed, which makes noise of its words and files wherever there is a copy, and the files are removed.
 */
export const deleteForGood = async (
  backend: Backend,
  command: Command,
  { videoId, why }: { videoId: string; why: "deleted" | "player erased" },
) => {
  await backend.handle({ fold: video, stream: videoStream(videoId), command }, deleteVideo({ videoId, why }));
  await erase(backend, commandAbout(command, "erase"), videoSubject(videoId));
};

const prefix = videoSubject("");

const removeFiles = async ({ stateOf, files }: Backend, videoId: string) => {
  const { fileIds } = await stateOf(video, videoStream(videoId));
  for (const fileId of fileIds) await files.remove(fileId);
};

/** The files of a deleted video, or all videos of a player who was erased and what was to become one. */
export const followErasure: WhenErased = async (backend, command, subject) => {
  if (subject.startsWith(prefix)) {
    await removeFiles(backend, subject.slice(prefix.length));
    return {};
  }
  await backend.caughtUp();
  for (const { fileId, sealedFor } of await takeUploadsOf(backend, subject)) {
    await backend.keys.destroy(sealedFor);
    await backend.files.remove(fileId);
  }
  const left = await videosOf(backend.db, subject);
  for (const videoId of left) await deleteForGood(backend, command, { videoId, why: "player erased" });
  return { video: left.length };
};
