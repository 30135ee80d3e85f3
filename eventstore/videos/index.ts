import type { Context } from "../context.ts";
import { VideoEvent, videoSecrets } from "./events.ts";
import { ProgressEvent, progressSecrets } from "./progressEvents.ts";
import { PracticeEvent, WeeklyVideoEvent, weeklyVideoSecrets } from "./weeklyEvents.ts";

export const videos = {
  name: "videos",
  facts: [...VideoEvent.options, ...WeeklyVideoEvent.options, ...PracticeEvent.options, ...ProgressEvent.options],
  secrets: { ...videoSecrets, ...weeklyVideoSecrets, ...progressSecrets },
  streams: ["video", "weeklyVideo", "practice", "progress"],
} satisfies Context;
