import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ActIcon } from "../frame/ActIcon.tsx";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import { deleteLessonButtonWords, lessonInShort, lessonInFull } from "./words.ts";
import type { LessonVerbs } from "./verbs.ts";

/** Takes the lesson off the instructor's list. One that is still to come is canceled first, see CancelLessonButton. */
export const DeleteLessonButton = (props: { lesson: LessonView; onDeleted?: () => void; compact?: boolean }) => {
  const { lesson, onDeleted, compact = false } = props;
  const [asking, setAsking] = useState(false);
  const words = {
    done: deleteLessonButtonWords.lessonDeletedSuccessfully,
    failed: deleteLessonButtonWords.failedToDeleteLesson,
  };
  const { send, sending } = useAct(({ deleteLesson }: LessonVerbs) => deleteLesson, words, {
    ...(onDeleted && { leave: onDeleted }),
    undoable: () => lesson.id,
    line: deleteLessonButtonWords.deleted(lessonInShort(lesson)),
  });
  return (
    <>
      {compact ? (
        <ActIcon
          word={deleteLessonButtonWords.delete}
          aria-label={deleteLessonButtonWords.deleteThis(lessonInFull(lesson))}
          icon={<DeleteIcon fontSize="small" />}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
          {deleteLessonButtonWords.delete}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        busy={sending}
        title={deleteLessonButtonWords.deleteThisLesson}
        action={deleteLessonButtonWords.deleteLesson}
        onConfirm={() => void send(lesson.id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{lessonInFull(lesson)}</strong>
        </p>
        <p>{deleteLessonButtonWords.thisTakesItOff}</p>
      </ConfirmDialog>
    </>
  );
};
