import { useQuery } from "@tanstack/react-query";
import { Box, Button, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { playerNotesUrl, playerNoteUrl, PlayerNoteView } from "../../../backend/players/notes/contract.ts";
import { command, query } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { NoteCard } from "../frame/notes/NoteCard.tsx";
import { NoteDialog } from "../frame/notes/NoteDialog.tsx";
import { noteWords } from "../frame/notes/words.ts";
import { Section } from "../frame/Section.tsx";
import { studentNotesWords as words } from "./words.ts";

/** What staff wrote about a student for each other. */
export const StudentNotes = ({ studentId }: { studentId: string }) => {
  const [isWriting, setWriting] = useState(false);
  const url = playerNotesUrl(studentId);
  const { data, error, refetch } = useQuery({
    queryKey: ["players", "notes", studentId],
    queryFn: ({ signal }) => query(url, PlayerNoteView.array(), { signal }),
    refetchOnMount: "always", // a colleague may have written one
  });
  return (
    <Section
      title={noteWords.notes}
      more={
        <Button variant="outlined" onClick={() => setWriting(true)}>
          {noteWords.addNote}
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {error && <Problem title={words.failedToFetch} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={80} sx={{ borderRadius: "16px" }} />}
        {data && (
          <Typography sx={{ color: "text.secondary", typography: "body2" }}>
            {data.length === 0 && `${noteWords.noNotes} `}
            {words.means}
          </Typography>
        )}
        {data?.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            remove={(noteId) => command("DELETE", playerNoteUrl(studentId, noteId))}
          />
        ))}
      </Box>
      {isWriting && (
        <NoteDialog
          add={(note, once) => command("POST", url, note, once)}
          means={words.means}
          onClose={() => setWriting(false)}
        />
      )}
    </Section>
  );
};
