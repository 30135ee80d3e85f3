import { Alert, Box, TextField } from "@mui/material";
import { useGetList } from "react-admin";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { lessonMinutes, type LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { fullName, today } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { useDraft } from "../../data/useDraft.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { requesterName } from "./words.ts";
import type { LessonVerbs } from "../verbs.ts";

const needed = { date: "Please choose a day", startTime: "Please choose a time" };
const neededByAdmins = { ...needed, instructorId: "Please choose an instructor" };

type Props = { request: LessonRequestView; open: boolean; onClose: () => void };

/** Puts the agreed lesson on the calendar and says so on the request, in one step. What was typed stays through a refusal. */
export const ScheduleDialog = ({ request, open, onClose }: Props) => {
  const isAdmin = useMe().role === "admin";
  const { draft, field, has, refusal, refuse } = useDraft({
    date: "",
    startTime: "",
    instructorId: request.instructorId ?? "",
    notes: request.location ? `Place: ${request.location}` : "",
  });
  const { mutate, isPending } = useAct(({ answerRequest }: LessonVerbs) => answerRequest, {
    done: "Request status updated successfully",
    failed: "Error",
    unexplained: "Failed to update request status",
    meaning: "The lesson is on the calendar.",
  });
  const save = () => {
    if (!has(isAdmin ? neededByAdmins : needed)) return;
    const { instructorId, ...told } = draft;
    mutate(
      { id: request.id, status: "scheduled", ...told, ...(isAdmin && { instructorId }) },
      {
        onSuccess: onClose,
        onError: (error) => refuse(error, "The lesson could not be put on the calendar. Please try again."),
      },
    );
  };
  return (
    <FormDialog
      open={open}
      title={`Schedule a lesson for ${requesterName(request)}`}
      action="Schedule"
      large
      busy={isPending}
      refusal={refusal}
      onSubmit={save}
      onClose={onClose}
    >
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
    </FormDialog>
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
