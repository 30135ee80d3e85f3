import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Typography,
} from "@mui/material";
import { useForm } from "react-hook-form";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { reviewSteps, stepsAhead } from "../../../../backend/videos/review/reviewRule.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useStep } from "./useReview.ts";
import { statusWords } from "../../../shared/videos/words.ts";
import { movingWords as words } from "./words.ts";

/** Asks how far back a review goes, and why. */
export const MoveBack = ({ video, onClose }: { video: VideoView; onClose: () => void }) => {
  const before = reviewSteps.filter((step) => stepsAhead(video.status, step) < 0);
  const form = useForm({ defaultValues: { status: String(before.at(-1)), reason: "" } });
  const { control, handleSubmit, setError } = form;
  const { send, sending, refusal, isBeside } = useStep(video, { form, done: onClose });
  const move = async ({ status, reason }: { status: string; reason: string }) => {
    const to = before.find((step) => step === status);
    if (!reason.trim()) setError("reason", { message: words.sayWhy }, { shouldFocus: true });
    else if (to) await send({ status: to, reason });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="move-back" fullWidth maxWidth="xs">
      <Box component="form" method="dialog" noValidate onSubmit={handleSubmit(move)}>
        <DialogTitle id="move-back">{words.moveThisBack}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2.5 }}>
          <FormField control={control} name="status" label={words.to} select sx={{ mt: 1 }}>
            {before.map((step) => (
              <MenuItem key={step} value={step}>
                {statusWords[step]}
              </MenuItem>
            ))}
          </FormField>
          <FormField control={control} name="reason" label={words.why} required multiline minRows={2} />
          {before.includes("pending") && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {words.backInQueue}
            </Typography>
          )}
          {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {words.keep}
          </Button>
          <ActButton type="submit" variant="contained" busy={sending}>
            {sending ? words.moving : words.moveBack}
          </ActButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
