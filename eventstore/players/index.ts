import type { Context } from "../context.ts";
import { PlayerEvent, playerSecrets } from "./events.ts";
import { PlayerNoteEvent, playerNoteSecrets } from "./noteEvents.ts";

export const players = {
  name: "players",
  facts: [...PlayerEvent.options, ...PlayerNoteEvent.options],
  secrets: { ...playerSecrets, ...playerNoteSecrets },
  streams: ["player", "playerNotes"],
} satisfies Context;
