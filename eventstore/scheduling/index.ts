import type { Context } from "../context.ts";
import { ClosureEvent } from "./closureEvents.ts";
import { AvailabilityEvent, scheduleSecrets } from "./events.ts";

export const scheduling = {
  name: "scheduling",
  facts: [...AvailabilityEvent.options, ...ClosureEvent.options],
  secrets: scheduleSecrets,
  streams: ["availability", "closures"],
} satisfies Context;
