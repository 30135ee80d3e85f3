import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { DayPlayerView } from "../../../../backend/camps/days/dayContract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { healthNotes } from "../roster/healthNotes.ts";
import { campDayWords, healthButtonWords as words, playerName } from "../words.ts";

/** At the gate nobody is asked twice: the notes are one tap away, and that they were opened is recorded. */
export const DayHealthNotes = ({ player, onClose }: { player: DayPlayerView; onClose: () => void }) => {
  const id = useId();
  const { data, error, refetch } = useQuery({ ...healthNotes(player.registrationId), staleTime: Infinity });
  const told = data?.participants.find((one) => one.id === player.id)?.medicalInfo;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.healthNotesOf(playerName(player))}</DialogTitle>
      <DialogContent>
        {data ? (
          told ? (
            <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{told}</Typography>
          ) : (
            <Alert severity="info">{words.noNotesFor}</Alert>
          )
        ) : error ? (
          <Problem title={words.failedToFetchThe} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={48} />
        )}
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 2 }}>
          {campDayWords.readingIsRecorded}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
