export { PlayerNoteView } from "../../../projections/players/view.ts";
import { studentsUrl } from "../studentContract.ts";

/** What staff write about a player for each other. */
export const playerNotesUrl = (id: string) => `${studentsUrl}/${id}/notes`;
export const playerNoteUrl = (id: string, noteId: string) => `${playerNotesUrl(id)}/${noteId}`;
