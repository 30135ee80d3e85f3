import { TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { type LessonView, proposalsUrl, Propose } from "../../../backend/lessons/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { LessonDialog } from "./LessonDialog.tsx";
import { coachOf } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";

type Props = {
  lesson: LessonView;
  wish: { kind: "move" | "cancel"; scheduledDate?: string };
  title: string;
  children: ReactNode;
  label: string; // of what is written to the instructor
  done: { title: string; text: string };
  failed: string;
  onClose: () => void;
};

/** What a player would like with an agreed lesson, with words to the instructor, who has the last one. */
export const AskCoach = ({ lesson, wish, title, children, label, done, failed, onClose }: Props) => {
  const [words, setWords] = useState("");
  const [found, setFound] = useState({ problem: "", at: wish.scheduledDate });
  const problem = found.at === wish.scheduledDate ? found.problem : ""; // a time chosen since then is an answer to it
  const ask = useLessonAct({
    run: (whole: Propose) => command("POST", proposalsUrl(lesson.id), whole),
    done,
    failed,
    onDone: onClose,
  });
  const send = () => {
    const whole = Propose.safeParse({ ...wish, words });
    setFound({ problem: whole.error?.issues[0]?.message ?? "", at: wish.scheduledDate });
    if (whole.success) ask.mutate(whole.data);
  };
  return (
    <LessonDialog
      title={title}
      send={`Ask ${coachOf(lesson)}`}
      sending={ask.isPending}
      refusal={ask.error ? wordsOf(ask.error, failed) : undefined}
      onSend={send}
      onClose={onClose}
    >
      {children}
      <TextField
        label={label}
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
