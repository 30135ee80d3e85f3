import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from "@mui/material";
import { useId, useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { ApiError, wordsOf } from "../../../shared/api.ts";
import { today } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { lessonInWords } from "../words.ts";

type Draft = { date: string; startTime: string; words: string };
type Errors = Partial<Record<keyof Draft, string>>;

/** An exact time that the player may take or leave; until then the lesson stays where it is. Mounted while it is open. */
export const OfferTimeDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const id = useId();
  const asked = lesson.proposal?.from === "player" ? lesson.proposal.to : null;
  const { date, startTime } = asked ?? lesson;
  const [draft, setDraft] = useState<Draft>({ date, startTime, words: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState("");
  const { mutate, isPending } = useAct(({ proposeTime }) => proposeTime, {
    done: "Time offered",
    failed: "Failed to offer the time",
    meaning: "The player answers on the dashboard.",
  });
  const field = (name: keyof Draft, label: string) => ({
    label,
    name,
    value: draft[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    fullWidth: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setErrors({ ...errors, [name]: "" });
      setRefusal("");
    },
  });
  const refused = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (issues.length === 0) setRefusal(wordsOf(error, "The time could not be offered. Please try again."));
  };
  const send = () => {
    const missing: Errors = {};
    if (!draft.date) missing.date = "Please choose a day";
    if (!draft.startTime) missing.startTime = "Please choose a time";
    setErrors(missing);
    if (Object.keys(missing).length > 0 || isPending) return;
    mutate({ lessonId: lesson.id, ...draft }, { onSuccess: onClose, onError: refused });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Offer another time</DialogTitle>
      <form
        noValidate
        style={{ display: "contents" }}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <DialogContent sx={{ display: "grid", gap: 2.5 }}>
          <Typography>
            {lessonInWords(lesson)}. It stays there until the player takes the new time. One of your open slots brings
            its place along; any other time stays where the lesson is.
          </Typography>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
            <TextField
              {...field("date", "Day")}
              type="date"
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
            />
            <TextField {...field("startTime", "Start")} type="time" slotProps={{ inputLabel: { shrink: true } }} />
          </Box>
          <TextField {...field("words", "A word to the player (optional)")} multiline minRows={2} />
          {refusal && (
            <Alert severity="error" role="alert">
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" variant="contained" busy={isPending}>
            Offer this time
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
