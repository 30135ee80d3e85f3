import { Alert, Box, Dialog, DialogActions, DialogContent, DialogTitle, Button, TextField } from "@mui/material";
import { useId, useState } from "react";
import { useGetList } from "react-admin";
import type { InstructorView } from "../../../backend/accounts/contract.ts";
import { lessonMinutes, type LessonRequestView } from "../../../backend/lessons/contract.ts";
import { ApiError, wordsOf } from "../../shared/api.ts";
import { fullName, today } from "../../shared/formats.ts";
import { useMe } from "../access/me.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { requesterName } from "./words.ts";

type Draft = { date: string; startTime: string; instructorId: string; notes: string };
type Errors = Partial<Record<keyof Draft, string>>;
const needed = {
  date: "Please choose a day",
  startTime: "Please choose a time",
  instructorId: "Please choose an instructor",
};

type Props = { request: LessonRequestView; open: boolean; onClose: () => void };

/** Puts the agreed lesson on the calendar and says so on the request, in one step. What was typed stays through a refusal. */
export const ScheduleDialog = ({ request, open, onClose }: Props) => {
  const id = useId();
  const isAdmin = useMe().role === "admin";
  const [draft, setDraft] = useState<Draft>({
    date: "",
    startTime: "",
    instructorId: request.instructorId ?? "",
    notes: request.location ? `Place: ${request.location}` : "",
  });
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState("");
  const { mutate, isPending } = useAct(({ answerRequest }) => answerRequest, {
    done: "Request status updated successfully",
    failed: "Failed to update request status",
    meaning: "The lesson is on the calendar.",
  });
  const field = (name: keyof Draft, label: string) => ({
    label,
    name,
    value: draft[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setErrors({ ...errors, [name]: "" });
      setRefusal("");
    },
  });
  const save = () => {
    const missing: Errors = {};
    for (const name of ["date", "startTime", ...(isAdmin ? (["instructorId"] as const) : [])] as const)
      if (!draft[name]) missing[name] = needed[name];
    setErrors(missing);
    if (Object.keys(missing).length > 0 || isPending) return;
    const { instructorId, ...told } = draft;
    mutate(
      { id: request.id, status: "scheduled", ...told, ...(isAdmin && { instructorId }) },
      { onSuccess: onClose, onError: refused },
    );
  };
  const refused = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (issues.length === 0)
      setRefusal(wordsOf(error, "The lesson could not be put on the calendar. Please try again."));
  };
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Schedule a lesson for {requesterName(request)}</DialogTitle>
      <form
        noValidate
        style={{ display: "contents" }}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogContent>
          <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
            {refusal && (
              <Alert severity="error" role="alert">
                {refusal}
              </Alert>
            )}
            <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
              <TextField
                {...field("date", "Day")}
                type="date"
                required
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
              />
              <TextField
                {...field("startTime", "Time")}
                type="time"
                required
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 300 } }}
              />
            </Box>
            {isAdmin && <InstructorField {...field("instructorId", "Instructor")} />}
            <TextField {...field("notes", "Notes for the lesson")} multiline minRows={2} />
            <Alert severity="info" variant="outlined" icon={false}>
              {lessonMinutes} minutes, agreed: nothing is left to confirm.{" "}
              {request.requesterId
                ? "It shows on the player’s dashboard at once."
                : "There is no account to show it in; the family is told by e-mail."}
            </Alert>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" variant="contained" busy={isPending}>
            Schedule
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const InstructorField = (props: React.ComponentProps<typeof TextField>) => {
  const { data = [] } = useGetList<InstructorView>("instructors", { pagination: { page: 1, perPage: 100 } });
  return (
    <TextField {...props} select required slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
      <option value="">Choose</option>
      {data.map(({ id, user }) => (
        <option key={id} value={id}>
          {fullName(user)}
        </option>
      ))}
    </TextField>
  );
};
