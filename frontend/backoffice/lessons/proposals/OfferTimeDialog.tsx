import { Box, Typography } from "@mui/material";
import { type LessonView, MoveLesson } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { askingFirst } from "../../../shared/lessons/AskingFirst.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { fieldWords, lessonInFull, offerTimeDialogWords as words } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

/** `to`: the time it was dragged to. */
type Props = { lesson: LessonView; to?: { date: string; startTime: string }; onClose: () => void };

/**
 * Offers an exact time, which the player may take or leave. A walk-in has no account to answer from, so the lesson moves
 * at once. Mounted while it is open.
 */
export const OfferTimeDialog = ({ lesson, to, onClose }: Props) => {
  const isAtOnce = lesson.studentId === null;
  const asked = lesson.proposal?.from === "player" ? lesson.proposal.to : null;
  const { date, startTime } = to ?? asked ?? lesson;
  const { control, dialog } = useActForm(
    MoveLesson,
    { date, startTime, words: "" },
    ({ moveLesson }: LessonVerbs) =>
      (time) =>
        askingFirst((knowing) => moveLesson({ lessonId: lesson.id, ...time, ...knowing })),
    isAtOnce
      ? { done: words.lessonMoved, failed: words.couldntMoveTheLesson }
      : { done: words.newTimeOffered, failed: words.couldntOfferTheTime, meaning: words.thePlayerCanReply },
    { sent: onClose, undoable: () => lesson.id },
  );
  return (
    <FormDialog
      title={isAtOnce ? words.moveThisLesson : words.offerAnotherTime}
      action={isAtOnce ? words.moveLesson : words.offerAnotherTime}
      large
      {...dialog}
      onClose={onClose}
    >
      <Typography>
        {lessonInFull(lesson)}. {isAtOnce ? words.itMovesRightAway : words.itStaysUntilAccepted}{" "}
        {words.anOpeningBringsItsLocation}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="date"
          label={fieldWords.day}
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
        <FormField
          control={control}
          name="startTime"
          label={words.start}
          type="time"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      {!isAtOnce && (
        <FormField control={control} name="words" label={fieldWords.messageOptional} multiline minRows={2} />
      )}
    </FormDialog>
  );
};
