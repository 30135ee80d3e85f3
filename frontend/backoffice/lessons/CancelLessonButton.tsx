import EventBusyIcon from "@mui/icons-material/EventBusyOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import { instructorName, lessonInWords, playerName } from "./words.ts";
import type { LessonVerbs } from "./verbs.ts";

/** For an admin, when the instructor no longer is one: somebody has to tell the player. */
export const CancelLessonButton = ({ lesson, size = "medium" }: { lesson: LessonView; size?: "small" | "medium" }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(({ cancelLesson }: LessonVerbs) => cancelLesson, {
    done: "Lesson Cancelled",
    failed: "Failed to cancel lesson. Please try again.",
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size={size}
        startIcon={<EventBusyIcon />}
        aria-label={`Cancel lesson: ${lessonInWords(lesson)}`}
        onClick={() => setAsking(true)}
      >
        Cancel lesson
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={sending}
        title="Cancel this lesson?"
        action="Cancel lesson"
        onConfirm={() => void send(lesson.id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{lessonInWords(lesson)}</strong>
        </p>
        <p>
          {instructorName(lesson)} is no instructor any more, so nobody gives this lesson. {playerName(lesson)} sees
          that it was cancelled. This action cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
};
