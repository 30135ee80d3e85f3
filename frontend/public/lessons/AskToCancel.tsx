import { Button, Typography } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { AskCoach } from "./AskCoach.tsx";
import { coachOf, when } from "./lessonWords.ts";

const CancelForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const coach = coachOf(lesson);
  return (
    <AskCoach
      lesson={lesson}
      wish={{ kind: "cancel" }}
      title="Ask to cancel this lesson?"
      label="Why? (optional)"
      done={{ title: "Cancellation Asked For", text: `Until ${coach} agrees, the lesson stands.` }}
      failed="Failed to cancel lesson. Please try again."
      onClose={onClose}
    >
      <Typography>
        {when(lesson)} is agreed on, so {coach} has the last word. What you paid, you settle with {coach}.
      </Typography>
    </AskCoach>
  );
};

/** What is agreed on is called off by both. */
export const AskToCancel = ({ lesson }: { lesson: LessonView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => setAsking(true)}
        aria-label={`Ask to cancel: ${when(lesson)}`}
      >
        Ask to cancel
      </Button>
      {asking && <CancelForm lesson={lesson} onClose={() => setAsking(false)} />}
    </>
  );
};
