import { Box, Typography } from "@mui/material";
import { z } from "zod";
import { type LessonView, Propose } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { lessonInWords } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

const { date, startTime, words } = Propose.shape;
const ExactTime = z.object({ date: date.unwrap(), startTime: startTime.unwrap(), words });

/** Offers an exact time, which the player may take or leave. Mounted while it is open. */
export const OfferTimeDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const asked = lesson.proposal?.from === "player" ? lesson.proposal.to : null;
  const { date, startTime } = asked ?? lesson;
  const { control, dialog } = useActForm(
    ExactTime,
    { date, startTime, words: "" },
    ({ proposeTime }: LessonVerbs) =>
      (time) =>
        proposeTime({ lessonId: lesson.id, ...time }),
    {
      done: "Time offered",
      failed: "Failed to offer the time",
      meaning: "The player answers on the dashboard.",
      unexplained: "The time could not be offered. Please try again.",
    },
    { sent: onClose },
  );
  return (
    <FormDialog title="Offer another time" action="Offer this time" large {...dialog} onClose={onClose}>
      <Typography>
        {lessonInWords(lesson)}. It stays there until the player takes the new time. One of your open slots brings its
        place along; any other time stays where the lesson is.
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
      <FormField control={control} name="words" label="A word to the player (optional)" multiline minRows={2} />
    </FormDialog>
  );
};
