import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import { CancelLesson, type LessonView } from "../../../backend/lessons/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { WhichLessons } from "../../shared/lessons/WhichLessons.tsx";
import { useMe } from "../access/me.ts";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import { movesOf } from "./moves.ts";
import { OfferTimeDialog } from "./proposals/OfferTimeDialog.tsx";
import type { LessonVerbs } from "./verbs.ts";
import { declineDialogWords as words, fieldWords, lessonInShort, lessonInFull } from "./words.ts";

const Message = z.object({ reason: CancelLesson.shape.reason });

type Props = { lesson: LessonView; all?: number | undefined; onClose: () => void };

/**
 * The player gets a message along with the no if there is one, or another time instead of it. `all`: so many requests of
 * its series, with it.
 */
export const DeclineDialog = ({ lesson, all, onClose }: Props) => {
  const [offering, setOffering] = useState(false);
  const [chosen, setLater] = useState(false);
  const later = all !== undefined || chosen;
  const mayOffer = movesOf(lesson, useMe()).includes("offerTime");
  const { control, dialog } = useActForm(
    Message,
    { reason: "" },
    ({ declineLesson, changeLater }: LessonVerbs) =>
      ({ reason }): Promise<unknown> =>
        later
          ? changeLater({ lessonId: lesson.id, what: "declined", ...(reason && { reason }) })
          : declineLesson({ lessonId: lesson.id, reason }),
    later
      ? { done: words.lessonsDeclined, failed: words.failedToDeclineLessons }
      : { done: words.lessonDeclined, failed: words.failedToDeclineLesson },
    {
      sent: onClose,
      ...(!later && { undoable: () => lesson.id, line: words.declined(lessonInShort(lesson)) }),
    },
  );
  if (offering) return <OfferTimeDialog lesson={lesson} onClose={onClose} />;
  return (
    <FormDialog
      title={later ? words.declineTheseRequests(all) : words.declineThisRequest}
      action={later ? words.declineRequests : words.declineRequest}
      cancel={later ? words.keepRequests : words.keepRequest}
      {...dialog}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 650 }}>
        {lessonInFull(lesson)}
        {all !== undefined && ` ${words.andLater(all - 1)}`}
      </Typography>
      {all === undefined && <WhichLessons lesson={lesson} later={later} onChoose={setLater} />}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for words starts in their field */}
      <FormField control={control} name="reason" label={fieldWords.messageOptional} multiline minRows={2} autoFocus />
      {mayOffer && !later && (
        <Button sx={{ justifySelf: "start", ml: -1.5 }} onClick={() => setOffering(true)}>
          {words.offerAnotherTimeInstead}
        </Button>
      )}
    </FormDialog>
  );
};
