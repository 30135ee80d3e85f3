import type { Context } from "../context.ts";
import { PlayerEvent, playerSecrets } from "./events.ts";
import { PlayerMessageEvent, playerMessageSecrets } from "./messageEvents.ts";
import { PlayerNoteEvent, playerNoteSecrets } from "./noteEvents.ts";

export const players = {
  name: "players",
  facts: [...PlayerEvent.options, ...PlayerNoteEvent.options, ...PlayerMessageEvent.options],
  secrets: { ...playerSecrets, ...playerNoteSecrets, ...playerMessageSecrets },
  streams: ["player", "playerNotes", "playerMessages"],
} satisfies Context;
