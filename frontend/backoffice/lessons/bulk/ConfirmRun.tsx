import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from "@mui/material";
import { useId } from "react";
import { confirmRunWords as words, lessonClock, playerName } from "../words.ts";
import { shortDate } from "../../../shared/formats.ts";
import type { Run } from "./useConfirmSelected.ts";

/** How far the run is; afterwards, which lessons were not confirmed, and why. */
export const ConfirmRun = ({ run: { count, outcomes, over }, onClose }: { run: Run; onClose: () => void }) => {
  const id = useId();
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  const confirmed = outcomes.length - refused.length;
  return (
    <Dialog open {...(over && { onClose })} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{over ? words.couldntConfirm(refused.length, count) : words.confirmingLessons}</DialogTitle>
      <DialogContent>
        <Box component="output" sx={{ display: "block", mb: 2 }}>
          {over ? words.confirmedTheRest(confirmed) : words.countDone(outcomes.length, count)}
        </Box>
        {!over && (
          <LinearProgress
            aria-label={words.confirmingLessons}
            variant="determinate"
            value={Math.round((outcomes.length / Math.max(1, count)) * 100)}
            sx={{ height: 8, borderRadius: 4 }}
          />
        )}
        {over && (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {refused.map(({ lesson, refusal }) => (
              <Box component="li" key={lesson.id} sx={{ py: 1.25, borderTop: 1, borderColor: "divider" }}>
                <Typography sx={{ fontWeight: 650 }}>{playerName(lesson)}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {shortDate(lesson.date)}, {lessonClock(lesson)}
                </Typography>
                <Typography variant="body2" sx={{ color: "error.main", fontWeight: 600 }}>
                  {refusal}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      {over && (
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {words.backToList}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
};
