import type { Context } from "../context.ts";
import { VideoEvent, videoSecrets } from "./events.ts";
import { ProgressEvent, progressSecrets } from "./progressEvents.ts";
import { PracticeEvent, WeeklyVideoEvent, weeklyVideoSecrets } from "./weeklyEvents.ts";
import { WeeklyMailEvent } from "./weeklyMailEvents.ts";

export const videos = {
  name: "videos",
  facts: [
    ...VideoEvent.options,
    ...WeeklyVideoEvent.options,
    ...PracticeEvent.options,
    ...WeeklyMailEvent.options,
    ...ProgressEvent.options,
  ],
  secrets: { ...videoSecrets, ...weeklyVideoSecrets, ...progressSecrets },
  streams: ["video", "weeklyVideo", "weeklyMail", "practice", "progress"],
} satisfies Context;
