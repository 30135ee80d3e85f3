import type { Context } from "../context.ts";
import { LessonEvent, lessonSecrets } from "./events.ts";
import { LessonRequestEvent, lessonRequestSecrets } from "./requestEvents.ts";
import { SeriesEvent } from "./seriesEvents.ts";

export const lessons = {
  name: "lessons",
  facts: [...LessonEvent.options, ...LessonRequestEvent.options, ...SeriesEvent.options],
  secrets: { ...lessonSecrets, ...lessonRequestSecrets },
  streams: ["day", "lessonRequest", "series"],
} satisfies Context;
