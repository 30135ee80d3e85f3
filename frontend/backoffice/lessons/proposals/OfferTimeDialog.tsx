import { Box, Typography } from "@mui/material";
import { type LessonView, MoveLesson } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { askingDuringCamp } from "../../../shared/lessons/DuringCamp.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { lessonInWords } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

/**
 * Offers an exact time, which the player may take or leave. A walk-in has no account to answer from, so the lesson moves
 * at once. Mounted while it is open.
 */
export const OfferTimeDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const isAtOnce = lesson.studentId === null;
  const asked = lesson.proposal?.from === "player" ? lesson.proposal.to : null;
  const { date, startTime } = asked ?? lesson;
  const { control, dialog } = useActForm(
    MoveLesson,
    { date, startTime, words: "" },
    ({ moveLesson }: LessonVerbs) =>
      (time) =>
        askingDuringCamp((knowing) => moveLesson({ lessonId: lesson.id, ...time, ...knowing })),
    isAtOnce
      ? { done: "Lesson moved", failed: "Failed to move lesson" }
      : { done: "Time offered", failed: "Failed to offer the time", meaning: "The player answers on the dashboard." },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={isAtOnce ? "Move this lesson" : "Offer another time"}
      action={isAtOnce ? "Move lesson" : "Offer this time"}
      large
      {...dialog}
      onClose={onClose}
    >
      <Typography>
        {lessonInWords(lesson)}.{" "}
        {isAtOnce
          ? "It moves right away, so agree on the new time first. We'll email the player if we have an address."
          : "It stays there until the player takes the new time."}{" "}
        An open slot brings its location along. Any other time keeps this one.
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="date"
          label="Day"
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
        <FormField
          control={control}
          name="startTime"
          label="Start"
          type="time"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      {!isAtOnce && <FormField control={control} name="words" label="Message (optional)" multiline minRows={2} />}
    </FormDialog>
  );
};
