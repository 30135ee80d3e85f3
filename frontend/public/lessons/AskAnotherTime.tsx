import { Button, Typography } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { AskCoach } from "./AskCoach.tsx";
import { FreeTimeChoice } from "./FreeTimeChoice.tsx";
import { coachOf, when } from "./lessonWords.ts";

const AskForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const [scheduledDate, choose] = useState("");
  const coach = coachOf(lesson);
  return (
    <AskCoach
      lesson={lesson}
      wish={{ kind: "move", ...(scheduledDate && { scheduledDate }) }}
      title="Ask for another time"
      label="Or say which times would suit you"
      done={{ title: "Another Time Asked For", text: `Until ${coach} agrees, the lesson stays where it is.` }}
      failed="Your wish could not be sent. Please try again."
      onClose={onClose}
    >
      <Typography>
        Your lesson on {when(lesson)} stays as it is until {coach} agrees. Price and payment stay, too.
      </Typography>
      <FreeTimeChoice lesson={lesson} value={scheduledDate} onChoose={choose} />
    </AskCoach>
  );
};

export const AskAnotherTime = ({ lesson }: { lesson: LessonView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Ask for another time: ${when(lesson)}`}>
        Ask for another time
      </Button>
      {asking && <AskForm lesson={lesson} onClose={() => setAsking(false)} />}
    </>
  );
};
