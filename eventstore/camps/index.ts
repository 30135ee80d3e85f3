import type { Context } from "../context.ts";
import { AttendanceEvent, CampEvent, CampReadingEvent, campSecrets } from "./events.ts";

export const camps = {
  name: "camps",
  facts: [...CampEvent.options, ...CampReadingEvent.options, ...AttendanceEvent.options],
  secrets: campSecrets,
  streams: ["camp", "campReading", "campDay"],
} satisfies Context;
