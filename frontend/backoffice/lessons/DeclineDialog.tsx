import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import { CancelLesson, type LessonView } from "../../../backend/lessons/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useMe } from "../access/me.ts";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import { movesOf } from "./moves.ts";
import { OfferTimeDialog } from "./proposals/OfferTimeDialog.tsx";
import type { LessonVerbs } from "./verbs.ts";
import { declineDialogWords as words, fieldWords, lessonInShort, lessonInFull } from "./words.ts";

const Message = z.object({ reason: CancelLesson.shape.reason });

/** The player gets a message along with the no if there is one, or another time instead of it. */
export const DeclineDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const [offering, setOffering] = useState(false);
  const mayOffer = movesOf(lesson, useMe()).includes("offerTime");
  const { control, dialog } = useActForm(
    Message,
    { reason: "" },
    ({ declineLesson }: LessonVerbs) =>
      ({ reason }) =>
        declineLesson({ lessonId: lesson.id, reason }),
    { done: words.lessonDeclined, failed: words.failedToDeclineLesson },
    { sent: onClose, undoable: () => lesson.id, line: words.declined(lessonInShort(lesson)) },
  );
  if (offering) return <OfferTimeDialog lesson={lesson} onClose={onClose} />;
  return (
    <FormDialog
      title={words.declineThisRequest}
      action={words.declineRequest}
      cancel={words.keepRequest}
      {...dialog}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 650 }}>{lessonInFull(lesson)}</Typography>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for words starts in their field */}
      <FormField control={control} name="reason" label={fieldWords.messageOptional} multiline minRows={2} autoFocus />
      {mayOffer && (
        <Button sx={{ justifySelf: "start", ml: -1.5 }} onClick={() => setOffering(true)}>
          {words.offerAnotherTimeInstead}
        </Button>
      )}
    </FormDialog>
  );
};
