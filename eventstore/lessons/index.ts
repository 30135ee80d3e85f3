import type { Context } from "../context.ts";
import { LessonEvent, lessonSecrets } from "./events.ts";
import { LessonRequestEvent, lessonRequestSecrets } from "./requestEvents.ts";

export const lessons = {
  name: "lessons",
  facts: [...LessonEvent.options, ...LessonRequestEvent.options],
  secrets: { ...lessonSecrets, ...lessonRequestSecrets },
  streams: ["day", "lessonRequest"],
} satisfies Context;
