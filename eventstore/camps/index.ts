import type { Context } from "../context.ts";
import { CampEvent, CampReadingEvent, campSecrets } from "./events.ts";

export const camps = {
  name: "camps",
  facts: [...CampEvent.options, ...CampReadingEvent.options],
  secrets: campSecrets,
  streams: ["camp", "campReading"],
} satisfies Context;
