import type { Knex } from "knex";
import type { PlayerNoteEvent } from "../../eventstore/players/noteEvents.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { namesOf } from "../accounts/open.ts";
import { inPages } from "../inPages.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { read } from "../read.ts";
import { table } from "../table.ts";
import { everyIdOf } from "./queries.ts";
import { PlayerNoteView } from "./view.ts";

const playerNotes = table("playerNotes", {
  key: "id",
  columns: { id: "text", playerId: "text", writtenBy: "text", at: "text", words: "text?" },
  indexes: [["playerId", "at"], ["writtenBy"]],
});

/** What staff write about players. */
export const playerNotesProjector = projector<PlayerNoteEvent | PrivacyEvent>({
  name: "playerNotes",
  version: 1,
  tables: [playerNotes],
  on: {
    PlayerNoted: ({ data: { playerId, noteId, writtenBy, personal }, meta: { occurredAt } }) =>
      created(playerNotes, noteId, { playerId, writtenBy, at: occurredAt, words: personal?.words ?? null }),
    PlayerNoteForgotten: ({ data: { noteId } }) => changed(playerNotes, noteId, { words: null }),
    PersonErased: ({ data: { subject } }) => changedWhere(playerNotes, { playerId: subject }, { words: null }),
  },
});

/** The notes on a player, the latest first. */
export const notesOn = async (db: Knex, playerId: string): Promise<PlayerNoteView[]> => {
  const notes = await read(db, playerNotes)
    .whereIn("playerId", await everyIdOf(db, [playerId]))
    .orderBy("at", "desc")
    .orderBy("id", "desc");
  const names = await namesOf(db, [...new Set(notes.map(({ writtenBy }) => writtenBy))]);
  return notes.map((note) => PlayerNoteView.parse({ ...note, writtenByName: names.get(note.writtenBy) ?? null }));
};

/** When someone on staff wrote notes, for their data export. None of the words, which are about players. */
export async function* playerNotesWrittenBy(db: Knex, writtenBy: string) {
  for await (const { at } of inPages(read(db, playerNotes).where({ writtenBy }), { key: "id" }))
    yield { writtenAt: at };
}
