import { Box, TextField, Typography } from "@mui/material";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { useDraft } from "../../data/useDraft.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { lessonInWords } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

const needed = { date: "Please choose a day", startTime: "Please choose a time" };

/** An exact time that the player may take or leave; until then the lesson stays where it is. Mounted while it is open. */
export const OfferTimeDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const asked = lesson.proposal?.from === "player" ? lesson.proposal.to : null;
  const { date, startTime } = asked ?? lesson;
  const { draft, field, has, refusal, refuse } = useDraft({ date, startTime, words: "" });
  const { mutate, isPending } = useAct(({ proposeTime }: LessonVerbs) => proposeTime, {
    done: "Time offered",
    failed: "Failed to offer the time",
    meaning: "The player answers on the dashboard.",
  });
  const send = () => {
    if (has(needed))
      mutate(
        { lessonId: lesson.id, ...draft },
        { onSuccess: onClose, onError: (error) => refuse(error, "The time could not be offered. Please try again.") },
      );
  };
  return (
    <FormDialog
      title="Offer another time"
      action="Offer this time"
      large
      busy={isPending}
      refusal={refusal}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography>
        {lessonInWords(lesson)}. It stays there until the player takes the new time. One of your open slots brings its
        place along; any other time stays where the lesson is.
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
    </FormDialog>
  );
};
