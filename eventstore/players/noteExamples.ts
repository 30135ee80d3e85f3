import type { PlayerMessageEvent } from "./messageEvents.ts";
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
export const messaged = {
  type: "FamilyMessaged",
  data: {
    playerId: "kim",
    messageId: "m1",
    writtenBy: "ana",
    personal: { subject: "A great week", text: "Kim hit well off the tee." },
  },
} satisfies PlayerMessageEvent;
