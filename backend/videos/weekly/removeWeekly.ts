import { weeklyVideoStream, weeklyVideoSubject } from "../../../eventstore/videos/weeklyEvents.ts";
import { weeklyBy } from "../../../projections/videos/weeklyQueries.ts";
import type { Backend, WhenErased } from "../../backend.ts";
import { type Command, commandAbout } from "../../command.ts";
import { erase } from "../../privacy/open.ts";
import { removeWeekly, weeklyVideo } from "./weekly.ts";

/** As a video is deleted: the fact first, then its key, then its files. */
export const removeForGood = async (
  backend: Backend,
  command: Command,
  removed: Parameters<typeof removeWeekly>[0],
) => {
  const { weeklyVideoId } = removed;
  const target = { fold: weeklyVideo, stream: weeklyVideoStream(weeklyVideoId), command };
  await backend.handle(target, removeWeekly(removed));
  await erase(backend, commandAbout(command, "erase"), weeklyVideoSubject(weeklyVideoId));
};

const prefix = weeklyVideoSubject("");

/** The files of a removed one, or all those of an author who was erased. */
export const followWeeklyErasure: WhenErased = async (backend, command, subject) => {
  if (subject.startsWith(prefix)) {
    const stream = weeklyVideoStream(subject.slice(prefix.length));
    const { fileIds } = await backend.stateOf(weeklyVideo, stream);
    for (const fileId of fileIds) await backend.files.remove(fileId);
    return {};
  }
  await backend.caughtUp();
  const left = await weeklyBy(backend.db, subject);
  for (const weeklyVideoId of left) await removeForGood(backend, command, { weeklyVideoId, why: "author erased" });
  return { weeklyVideo: left.length };
};
