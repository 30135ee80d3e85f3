import type { Context } from "../context.ts";
import { VideoEvent, videoSecrets } from "./events.ts";
import { ProgressEvent, progressSecrets } from "./progressEvents.ts";
import { SnippetEvent, snippetSecrets } from "./snippetEvents.ts";
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
    ...SnippetEvent.options,
  ],
  secrets: { ...videoSecrets, ...weeklyVideoSecrets, ...progressSecrets, ...snippetSecrets },
  streams: ["video", "weeklyVideo", "weeklyMail", "practice", "progress", "snippets"],
} satisfies Context;
