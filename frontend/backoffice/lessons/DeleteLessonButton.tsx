import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ActIcon } from "../frame/ActIcon.tsx";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import { cancelsWhenDeleted } from "./moves.ts";
import { lessonInWords, playerName } from "./words.ts";
import type { LessonVerbs } from "./verbs.ts";

/** Deleting takes the lesson off the instructor's list. An upcoming lesson is cancelled by it. */
export const DeleteLessonButton = (props: { lesson: LessonView; onDeleted?: () => void; compact?: boolean }) => {
  const { lesson, onDeleted, compact = false } = props;
  const [asking, setAsking] = useState(false);
  const words = { done: "Lesson deleted successfully", failed: "Failed to delete lesson" };
  const { send, sending } = useAct(({ deleteLesson }: LessonVerbs) => deleteLesson, words, {
    ...(onDeleted && { leave: onDeleted }),
  });
  const cancels = cancelsWhenDeleted(lesson);
  return (
    <>
      {compact ? (
        <ActIcon
          word="Delete"
          aria-label={`Delete ${lessonInWords(lesson)}`}
          icon={<DeleteIcon fontSize="small" />}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        busy={sending}
        title={cancels ? "Cancel and delete this lesson?" : "Delete this lesson?"}
        action={cancels ? "Cancel and delete" : "Delete lesson"}
        onConfirm={() => void send(lesson.id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{lessonInWords(lesson)}</strong>
        </p>
        {cancels ? (
          <p>
            This lesson is still to come. Deleting it also cancels it for {playerName(lesson)} and frees the time for
            others. This action cannot be undone.
          </p>
        ) : (
          <p>It leaves your list and stays in the player’s. This action cannot be undone.</p>
        )}
      </ConfirmDialog>
    </>
  );
};
