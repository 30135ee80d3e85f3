import { PlayerNoteEvent } from "../../../eventstore/players/noteEvents.ts";
import type { Fold } from "../../handle.ts";
import { mayForget, type Notes } from "./mayForget.ts";

export const playerNotes: Fold<Notes, PlayerNoteEvent> = {
  events: PlayerNoteEvent,
  initial: new Map(),
  evolve(notes, { type, data }) {
    switch (type) {
      case "PlayerNoted":
        return new Map(notes).set(data.noteId, data.writtenBy);
      case "PlayerNoteForgotten":
        return new Map(notes).set(data.noteId, null);
    }
  },
};

export const notePlayer =
  ({ words, ...data }: { playerId: string; noteId: string; writtenBy: string; words: string }) =>
  (notes: Notes): PlayerNoteEvent[] =>
    notes.has(data.noteId) ? [] : [{ type: "PlayerNoted", data: { ...data, personal: { words } } }];

export const forgetPlayerNote =
  ({ playerId, noteId, by, isAdmin }: { playerId: string; noteId: string; by: string; isAdmin: boolean }) =>
  (notes: Notes): PlayerNoteEvent[] =>
    mayForget(notes, { noteId, by, isAdmin }) ? [{ type: "PlayerNoteForgotten", data: { playerId, noteId } }] : [];
