import type { Context } from "../context.ts";
import { PlayerEvent, playerSecrets } from "./events.ts";

export const players = {
  name: "players",
  facts: PlayerEvent.options,
  secrets: playerSecrets,
  streams: ["player"],
} satisfies Context;
