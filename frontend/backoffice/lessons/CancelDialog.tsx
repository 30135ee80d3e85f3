import { Typography } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import { CancelLesson, type LessonView } from "../../../backend/lessons/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { WhichLessons } from "../../shared/lessons/WhichLessons.tsx";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { LessonVerbs } from "./verbs.ts";
import { cancelDialogWords as words, instructorName, fieldWords, lessonInFull, playerName } from "./words.ts";

const Reason = z.object({
  reason: CancelLesson.shape.reason.unwrap().min(1, words.pleaseGiveAReason),
});

/** What canceling means: who is told, and who can have the time. */
const consequence = (lesson: LessonView) => {
  const told =
    (lesson.studentEmail ?? lesson.student?.email)
      ? words.wellEmailYourReason(playerName(lesson))
      : words.noEmailOnFile(playerName(lesson));
  return lesson.instructor.isActive
    ? `${told} ${fieldWords.timeOpensUp}`
    : `${words.coachIsGone(instructorName(lesson))} ${told}`;
};

export const CancelDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const [later, setLater] = useState(false);
  const { control, dialog } = useActForm<LessonVerbs, z.infer<typeof Reason>, unknown>(
    Reason,
    { reason: "" },
    ({ cancelLesson, changeLater }) =>
      ({ reason }) =>
        later
          ? changeLater({ lessonId: lesson.id, what: "canceled", reason })
          : cancelLesson({ lessonId: lesson.id, reason }),
    { done: later ? fieldWords.lessonsCanceled : fieldWords.lessonCanceled, failed: fieldWords.failedToCancelLesson },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={words.cancelThisLesson}
      action={words.cancelLesson}
      cancel={words.keepLesson}
      danger
      {...dialog}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 650 }}>{lessonInFull(lesson)}</Typography>
      <WhichLessons lesson={lesson} later={later} onChoose={setLater} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for words starts in their field */}
      <FormField control={control} name="reason" label={fieldWords.reason} multiline minRows={2} autoFocus required />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {consequence(lesson)}
      </Typography>
    </FormDialog>
  );
};
