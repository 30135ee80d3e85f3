import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { SimpleLesson, simpleLessonsUrl } from "../../../backend/lessons/contract.ts";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { today } from "../../shared/formats.ts";
import { toast } from "../../shared/toastStore.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { showServerIssues } from "../accounts/serverIssues.ts";
import { attemptKeys } from "../../shared/attemptKey.ts";
import { cautionAt, timesFor } from "./bookingTimes.ts";
import { useRefreshSchedule } from "./useSchedule.ts";
import { useMutation } from "@tanstack/react-query";

type Draft = z.input<typeof SimpleLesson>;
const fields = ["studentName", "studentEmail", "scheduledDate", "timeSlot", "notes"] as const;
const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const failed = "Failed to book lesson. Please try again.";

type Props = { instructorId: string | undefined; own: boolean; slots: readonly SlotView[] };

/** Somebody comes to a lesson without booking it themselves. It is on the calendar at once. */
export const BookLessonForm = ({ instructorId, own, slots }: Props) => {
  const refresh = useRefreshSchedule();
  const [keyOf] = useState(attemptKeys);
  const { control, handleSubmit, getValues, setError, reset } = useForm<Draft, unknown, SimpleLesson>({
    resolver: zodResolver(SimpleLesson),
    defaultValues: { studentName: "", studentEmail: "", scheduledDate: "", timeSlot: "", notes: "" },
  });
  const book = useMutation({
    mutationFn: (lesson: SimpleLesson) => command("POST", simpleLessonsUrl, lesson, { idempotencyKey: keyOf(lesson) }),
    onSuccess: async () => {
      toast({ title: "Lesson booked successfully" });
      reset();
      await refresh();
    },
    onError: (error) => {
      toast({ title: "Booking Failed", text: wordsOf(error, failed), kind: "destructive" });
      showServerIssues(error, setError, fields);
    },
  });
  const [date, time] = useWatch({ control, name: ["scheduledDate", "timeSlot"] });
  const caution = cautionAt(slots, date, time);

  const incomplete = (text: string) => toast({ title: "Incomplete Booking", text, kind: "destructive" });
  const submit = handleSubmit(
    (lesson) => {
      if (!instructorId) incomplete("Please select an instructor and time slot.");
      else book.mutate({ ...lesson, ...(!own && { instructorId }) });
    },
    () => {
      const { studentName, scheduledDate, timeSlot } = getValues();
      if (!instructorId || !timeSlot) incomplete("Please select an instructor and time slot.");
      else if (!studentName.trim() || !scheduledDate) incomplete("Please enter the player's name and a date.");
    },
  );

  return (
    <Box component="form" method="dialog" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2, mt: 2 }}>
      <FormField control={control} name="studentName" label="Player's name" required />
      <FormField
        control={control}
        name="studentEmail"
        label="Email"
        type="email"
        helperText="Optional. An account is not needed."
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="scheduledDate"
          label="Date"
          type="date"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
        <FormField control={control} name="timeSlot" label="Time" select required slotProps={native}>
          <option value="">Choose</option>
          {timesFor(slots, date).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormField>
      </Box>
      {caution && <Alert severity="warning">{caution}</Alert>}
      <FormField control={control} name="notes" label="Notes" multiline minRows={2} />
      {book.isError && <Alert severity="error">{wordsOf(book.error, failed)}</Alert>}
      <Button type="submit" variant="contained" disabled={book.isPending}>
        {book.isPending ? "Booking..." : "Book Lesson"}
      </Button>
    </Box>
  );
};
