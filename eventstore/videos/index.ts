import type { Context } from "../context.ts";
import { VideoEvent, videoSecrets } from "./events.ts";
import { ProgressEvent, progressSecrets } from "./progressEvents.ts";

export const videos = {
  name: "videos",
  facts: [...VideoEvent.options, ...ProgressEvent.options],
  secrets: { ...videoSecrets, ...progressSecrets },
  streams: ["video", "progress"],
} satisfies Context;
