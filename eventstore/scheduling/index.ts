import type { Context } from "../context.ts";
import { AvailabilityEvent, scheduleSecrets } from "./events.ts";

export const scheduling = {
  name: "scheduling",
  facts: AvailabilityEvent.options,
  secrets: scheduleSecrets,
  streams: ["availability"],
} satisfies Context;
