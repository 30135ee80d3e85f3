import type { Context } from "../context.ts";
import { VideoEvent, videoSecrets } from "./events.ts";

export const videos = {
  name: "videos",
  facts: VideoEvent.options,
  secrets: videoSecrets,
  streams: ["video"],
} satisfies Context;
