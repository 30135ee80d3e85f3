import type { Context } from "../context.ts";
import { AvailabilityEvent } from "./events.ts";

export const scheduling = {
  name: "scheduling",
  facts: AvailabilityEvent.options,
  streams: ["availability"],
} satisfies Context;
