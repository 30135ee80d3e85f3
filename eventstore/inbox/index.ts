import type { Context } from "../context.ts";
import { CareEvent, careSecrets } from "./events.ts";

export const inbox = {
  name: "inbox",
  facts: CareEvent.options,
  secrets: careSecrets,
  streams: ["care"],
} satisfies Context;
