import type { PlayerNoteEvent } from "./noteEvents.ts";

/** One valid example of each fact, for tests to build on. */
export const noted = {
  type: "PlayerNoted",
  data: { playerId: "kim", noteId: "n1", writtenBy: "ana", personal: { words: "Bats left, throws right" } },
} satisfies PlayerNoteEvent;
export const noteForgotten = {
  type: "PlayerNoteForgotten",
  data: { playerId: "kim", noteId: "n1" },
} satisfies PlayerNoteEvent;
