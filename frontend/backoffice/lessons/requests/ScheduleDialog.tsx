import { Alert, Box } from "@mui/material";
import { z } from "zod";
import { AnswerRequest, lessonMinutes, type LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { askingFirst } from "../../../shared/lessons/AskingFirst.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { InstructorField } from "../instructors/InstructorField.tsx";
import { fieldWords, requesterName, scheduleDialogWords as words } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

const { date, startTime, notes } = AnswerRequest.shape;
const Agreed = z.object({ date: date.unwrap(), startTime: startTime.unwrap(), instructorId: z.string(), notes });
type Agreed = { date: string; startTime: string; instructorId: string; notes: string };
const AgreedByAdmin = Agreed.extend({ instructorId: z.string().min(1, fieldWords.pleaseChooseAnInstructor) });

type Props = { request: LessonRequestView; open: boolean; onClose: () => void };

/** Puts the agreed lesson on the calendar and marks the request as scheduled, in one step. */
export const ScheduleDialog = ({ request, open, onClose }: Props) => {
  const isAdmin = useMe().role === "admin";
  const { control, dialog } = useActForm<LessonVerbs, Agreed, unknown>(
    isAdmin ? AgreedByAdmin : Agreed,
    {
      date: "",
      startTime: "",
      instructorId: request.instructorId ?? "",
      notes: request.location ? words.locationIs(request.location) : "",
    },
    ({ answerRequest }) =>
      ({ instructorId, ...told }) =>
        askingFirst((knowing) =>
          answerRequest({
            id: request.id,
            status: "scheduled",
            ...told,
            ...(isAdmin && { instructorId }),
            ...knowing,
          }),
        ),
    {
      done: fieldWords.requestStatusUpdatedSuccessfully,
      failed: fieldWords.error,
      unexplained: words.weCouldntAddTheLesson,
      meaning: words.theLessonIsOnTheCalendar,
    },
    { sent: onClose },
  );
  return (
    <FormDialog
      open={open}
      title={words.scheduleALessonFor(requesterName(request))}
      action={words.scheduleLesson}
      large
      {...dialog}
      onClose={onClose}
    >
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="date"
          label={fieldWords.day}
          type="date"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
        <FormField
          control={control}
          name="startTime"
          label={words.time}
          type="time"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 300 } }}
        />
      </Box>
      {isAdmin && <InstructorField control={control} name="instructorId" />}
      <FormField control={control} name="notes" label={words.lessonNotes} multiline minRows={2} />
      <Alert severity="info" variant="outlined" icon={false}>
        {words.thisBooksALesson(lessonMinutes)}{" "}
        {request.requesterId ? words.itShowsOnTheDashboard : words.theresNoAccount}
      </Alert>
    </FormDialog>
  );
};
