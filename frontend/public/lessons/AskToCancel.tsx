import { Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { type LessonView, proposalsUrl, Propose } from "../../../backend/lessons/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { LessonDialog } from "./LessonDialog.tsx";
import { coachOf, when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";

const failed = "Failed to cancel lesson. Please try again.";

const CancelForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const coach = coachOf(lesson);
  const ask = useLessonAct({
    run: (wish: Propose) => command("POST", proposalsUrl(lesson.id), wish),
    done: { title: "Cancellation Asked For", text: `Until ${coach} agrees, the lesson stands.` },
    failed,
    onDone: onClose,
  });
  const send = () => {
    const wish = Propose.safeParse({ kind: "cancel", words });
    setProblem(wish.error?.issues[0]?.message ?? "");
    if (wish.success) ask.mutate(wish.data);
  };
  return (
    <LessonDialog
      title="Ask to cancel this lesson?"
      send={`Ask ${coach}`}
      sending={ask.isPending}
      refusal={ask.error ? wordsOf(ask.error, failed) : undefined}
      onSend={send}
      onClose={onClose}
    >
      <Typography>
        {when(lesson)} is agreed on, so {coach} has the last word. What you paid, you settle with {coach}.
      </Typography>
      <TextField
        label="Why? (optional)"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        multiline
        minRows={2}
        error={Boolean(problem)}
        helperText={problem}
      />
    </LessonDialog>
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
