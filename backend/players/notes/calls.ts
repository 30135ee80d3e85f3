import { playerNotesStream } from "../../../eventstore/players/noteEvents.ts";
import { staffOf, type UserView } from "../../../projections/accounts/open.ts";
import { notesOn } from "../../../projections/players/notes.ts";
import { listRoster } from "../../../projections/players/studentQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { WriteNote } from "../../textContract.ts";
import { sought } from "../../sought.ts";
import { noSuchPlayer } from "../player.ts";
import { studentsUrl } from "../studentContract.ts";
import { taught } from "../studentCalls.ts";
import { PlayerNoteView } from "./contract.ts";
import { forgetPlayerNote, notePlayer, playerNotes } from "./notes.ts";

const notesUrl = `${studentsUrl}/:id/notes` as const;
const answer = { status: 200, body: PlayerNoteView.array() } as const;

/** The player's id, for staff who have the player among their students. */
export const studentOf = (backend: Backend, { user, id }: { user: UserView; id: string }) => {
  const when = { now: new Date().toISOString(), today: backend.time.today() };
  const looking = { staff: staffOf(user), ...when, waiver: undefined };
  return sought(
    backend,
    async () => (await listRoster(backend.db, looking, { filter: { id } })).rows[0]?.id,
    noSuchPlayer,
  );
};
const targetOf = (playerId: string, command: Command) => ({
  fold: playerNotes,
  stream: playerNotesStream(playerId),
  command,
});

export const playerNoteCalls: readonly Call[] = [
  call(
    "GET",
    notesUrl,
    { does: "Shows what staff noted about a player, the latest first. Families never see it.", ...taught, answer },
    async ({ user, params: { id } }, backend) => notesOn(backend.db, await studentOf(backend, { user, id })),
  ),
  call(
    "POST",
    notesUrl,
    {
      does: "Adds a note on a player for the staff.",
      ...taught,
      body: WriteNote,
      answer: { status: 201, body: PlayerNoteView.array() },
    },
    async ({ user, command, params: { id }, body: { words } }, backend) => {
      const playerId = await studentOf(backend, { user, id });
      const noteId = newId(command, "note");
      await backend.handle(targetOf(playerId, command), notePlayer({ playerId, noteId, writtenBy: user.id, words }));
      return created(noteId, await notesOn(backend.db, playerId));
    },
  ),
  call(
    "DELETE",
    `${notesUrl}/:noteId`,
    {
      does: "Deletes a note's words: one's own, an admin anybody's. That there was a note stays known.",
      ...taught,
      answer,
    },
    async ({ user, command, params: { id, noteId } }, backend) => {
      const playerId = await studentOf(backend, { user, id });
      const isAdmin = user.role === "admin";
      await backend.handle(targetOf(playerId, command), forgetPlayerNote({ playerId, noteId, by: user.id, isAdmin }));
      return notesOn(backend.db, playerId);
    },
  ),
];
