import { videoStream } from "../../../eventstore/videos/events.ts";
import { standingAfter } from "../../undo/contract.ts";
import { videosWithFormer, videosWithInstructor } from "../../../projections/videos/reviewQueries.ts";
import type { Backend, WhenErased } from "../../backend.ts";
import { type Command, commandAbout } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import type { Due } from "../../timed/timedWork.ts";
import { video } from "../video.ts";
import { unassign } from "./review.ts";

const take = async (
  { handle }: Backend,
  command: Command,
  { id: videoId, instructorId }: { readonly id: string; readonly instructorId: string },
) =>
  handle(
    { fold: video, stream: videoStream(videoId), command: commandAbout(command, "unassign") },
    unassign({ videoId, instructorId }),
  );

/** What an erased instructor was to review waits for every other one. */
export const takeFromErased: WhenErased = async (backend, command, subject) => {
  await backend.caughtUp();
  let taken = 0;
  for (const id of await videosWithInstructor(backend.db, subject))
    if ((await take(backend, command, { id, instructorId: subject })).recorded) taken++;
  return { videoReview: taken };
};

/** Timed work: the same for whoever has lost the role, once that can't be undone anymore. */
export const takeFromFormer = async (backend: Backend, { now, signal }: Due) => {
  const before = new Date(Date.parse(now) - standingAfter * 1000).toISOString();
  const command: Command = { actor: "system", now, requestId: "take videos from former instructors" };
  await eachByItself(await videosWithFormer(backend.db, before), async (found) => {
    if (!signal.aborted) await take(backend, command, found);
  });
};
