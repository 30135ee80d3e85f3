import { Box, Card } from "@mui/material";
import { longDateAndTime, removedPerson } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { noteWords as words } from "./words.ts";

interface Note {
  readonly id: string;
  readonly writtenBy: string;
  readonly writtenByName: string | null; // null: removed
  readonly at: string;
  readonly words: string | null; // null: deleted
}

export const writtenBy = ({ writtenByName, at }: Pick<Note, "writtenByName" | "at">) =>
  words.by(writtenByName ?? removedPerson, longDateAndTime(at));

/** What someone on staff wrote for the others. Whoever wrote it, or an admin, may delete it. */
export const NoteCard = ({ note, remove }: { note: Note; remove: (noteId: string) => Promise<unknown> }) => {
  const me = useMe();
  const { send, sending } = useAct(() => remove, { done: words.noteDeleted, failed: words.failed });
  return (
    <Card sx={{ p: 2, display: "grid", gap: 0.5 }}>
      <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{note.words ?? <em>{words.noteRemoved}</em>}</Box>
      <Box
        sx={{
          color: "text.secondary",
          typography: "body2",
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 2,
        }}
      >
        {writtenBy(note)}
        {note.words !== null && (me.role === "admin" || me.id === note.writtenBy) && (
          <ActButton size="small" color="inherit" busy={sending} onClick={() => void send(note.id)}>
            {words.deleteNote}
          </ActButton>
        )}
      </Box>
    </Card>
  );
};
