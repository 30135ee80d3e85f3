import { Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { type LessonView, proposalsUrl, Propose } from "../../../backend/lessons/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { FreeTimeChoice } from "./FreeTimeChoice.tsx";
import { LessonDialog } from "./LessonDialog.tsx";
import { coachOf, when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";

const failed = "Your wish could not be sent. Please try again.";

const AskForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const [scheduledDate, choose] = useState("");
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const coach = coachOf(lesson);
  const ask = useLessonAct({
    run: (wish: Propose) => command("POST", proposalsUrl(lesson.id), wish),
    done: { title: "Another Time Asked For", text: `Until ${coach} agrees, the lesson stays where it is.` },
    failed,
    onDone: onClose,
  });
  const send = () => {
    const wish = Propose.safeParse({ kind: "move", words, ...(scheduledDate && { scheduledDate }) });
    setProblem(wish.error?.issues[0]?.message ?? "");
    if (wish.success) ask.mutate(wish.data);
  };
  return (
    <LessonDialog
      title="Ask for another time"
      send={`Ask ${coach}`}
      sending={ask.isPending}
      refusal={ask.error ? wordsOf(ask.error, failed) : undefined}
      onSend={send}
      onClose={onClose}
    >
      <Typography>
        Your lesson on {when(lesson)} stays as it is until {coach} agrees. Price and payment stay, too.
      </Typography>
      <FreeTimeChoice
        instructorId={lesson.instructor.id}
        except={lesson.scheduledDate}
        value={scheduledDate}
        onChoose={(startsAt) => {
          choose(startsAt);
          setProblem("");
        }}
      />
      <TextField
        label="Or say which times would suit you"
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
