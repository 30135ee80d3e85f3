import { videoStream } from "../../../eventstore/videos/events.ts";
import { weeklyVideoStream } from "../../../eventstore/videos/weeklyEvents.ts";
import { videoToConvert } from "../../../projections/videos/files/queries.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { keepPosterOf, keepPosterOfWeekly } from "../poster.ts";
import type { Probed } from "../probe/probed.ts";
import type { Stored } from "../storage/storage.ts";
import { giveUpConversion, keepCopy, type Told, video } from "../video.ts";
import { giveUpWeeklyConversion, keepWeeklyCopy, weeklyVideo } from "../weekly/weekly.ts";

type Copy = Stored & { readonly fileId: string };
type Why = Told<"VideoConversionFailed">["why"];

const ofVideo = (backend: Backend, command: Command, { videoId, fileId }: { videoId: string; fileId: string }) => {
  const target = { fold: video, stream: videoStream(videoId), command };
  return {
    state: () => backend.stateOf(target.fold, target.stream),
    keepCopy: (copy: Copy, picture: Probed) =>
      backend.handle(target, keepCopy({ videoId, ...copy, rendition: "copy", container: "mp4", picture })),
    keepPoster: (bytes: Buffer) => keepPosterOf(backend, command, videoId, bytes),
    giveUp: (why: Why) => backend.handle(target, giveUpConversion({ videoId, fileId, why })),
  };
};

const ofWeekly = (backend: Backend, command: Command, { weeklyVideoId }: { weeklyVideoId: string }) => {
  const target = { fold: weeklyVideo, stream: weeklyVideoStream(weeklyVideoId), command };
  return {
    state: () => backend.stateOf(target.fold, target.stream),
    keepCopy: (copy: Copy, picture: Probed) =>
      backend.handle(target, keepWeeklyCopy({ weeklyVideoId, file: { ...copy, ...picture } })),
    keepPoster: (bytes: Buffer) => keepPosterOfWeekly(backend, command, weeklyVideoId, bytes),
    giveUp: (why: Why) => backend.handle(target, giveUpWeeklyConversion({ weeklyVideoId, why })),
  };
};

/** What is to be converted, and where it is told what comes of that: a video, or a weekly video. Undefined: it is gone. */
export const originalOf = async (backend: Backend, command: Command, id: string) => {
  const found = await videoToConvert(backend.db, id);
  if (!found) return undefined;
  const { of, fileId } = found;
  const told = "videoId" in of ? ofVideo(backend, command, { ...of, fileId }) : ofWeekly(backend, command, of);
  return { ...found, ...told };
};
export type Original = NonNullable<Awaited<ReturnType<typeof originalOf>>>;
