import type { Context } from "../context.ts";
import { ExportEvent, PrivacyEvent } from "./events.ts";

export const privacy = {
  name: "privacy",
  facts: [...PrivacyEvent.options, ...ExportEvent.options],
  streams: ["export", "subject"],
} satisfies Context;
