import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { voiceNoteUrl, type VoiceNoteView } from "../../../../backend/videos/voice/contract.ts";
import { command } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { AskFirst } from "../../frame/AskFirst.tsx";
import { lengthInWords } from "../words.ts";
import { Replay } from "./Replay.tsx";
import type { useReplay } from "./useReplay.ts";
import { useVoiceNotesChanged } from "./useVoiceNotes.ts";
import { voiceWords as words } from "./words.ts";

type Player = Omit<Parameters<typeof useReplay>[0], "track">;

const Remove = ({ note, label }: { note: VoiceNoteView; label: string }) => {
  const [isAsking, setAsking] = useState(false);
  const { send, sending } = useSend(async () => command("DELETE", voiceNoteUrl(note.videoId, note.id)), {
    failed: { title: words.error, text: words.failedToRemove },
    settled: useVoiceNotesChanged(note.videoId),
    sent: () => toast({ title: words.removed }),
  });
  return (
    <>
      <Button size="small" color="inherit" aria-label={words.removeLabel(label)} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <AskFirst
          question={words.removeQuestion}
          text={words.removeText}
          yes={words.removeYes}
          no={words.keepIt}
          isPending={sending}
          onYes={() => void send(undefined).then(() => setAsking(false))}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** Everything that was recorded, to be heard and read. */
export const VoiceNotes = ({
  notes,
  userId,
  ...player
}: Player & { readonly notes: readonly VoiceNoteView[]; readonly userId: string }) => (
  <Box sx={{ mt: 1 }}>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {words.followsAlong}
    </Typography>
    <Box component="ul" aria-label={words.voiceNotes} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {notes.map((note) => {
        const label = words.by(note.authorName, lengthInWords(note.seconds));
        return (
          <Box
            component="li"
            key={note.id}
            sx={{ py: 2, display: "grid", gap: 1, "& + &": { borderTop: 1, borderColor: "divider" } }}
          >
            <Box sx={{ display: "flex", alignItems: "center", minHeight: 32 }}>
              <Typography sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: "anywhere" }}>{label}</Typography>
              {note.authorId === userId && <Remove note={note} label={label} />}
            </Box>
            <Replay src={note.filePath} seconds={note.seconds} track={note.actions} label={label} {...player} />
            {note.transcript === null ? (
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {words.noTranscript}
              </Typography>
            ) : (
              <Box component="details" open>
                <Typography component="summary" variant="body2" sx={{ cursor: "pointer", fontWeight: 600 }}>
                  {words.whatIsSaid}
                </Typography>
                <Typography sx={{ mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                  {note.transcript}
                </Typography>
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  </Box>
);
