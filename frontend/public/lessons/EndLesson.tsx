import { Button } from "@mui/material";
import { useState } from "react";
import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { AskFirst } from "../frame/AskFirst.tsx";
import { when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";

const ways = {
  cancel: {
    button: "Cancel request",
    question: "Cancel this request?",
    yes: "Cancel request",
    no: "Keep it",
    done: { title: "Lesson Cancelled" },
    failed: "Failed to cancel lesson. Please try again.",
    ends: "This can’t be undone.",
    run: (id: string) => command("PATCH", lessonUrl(id), { status: "cancelled" }),
  },
  delete: {
    button: "Delete",
    question: "Delete this lesson from your list?",
    yes: "Delete",
    no: "Keep it",
    done: { title: "Lesson Deleted", text: "The lesson has been removed from your history." },
    failed: "Failed to delete lesson. Please try again.",
    ends: "You can undo this for 10 seconds.",
    run: (id: string) => command("DELETE", lessonUrl(id)),
  },
};

/** Withdraws a requested lesson, or deletes one that is over. */
export const EndLesson = ({ lesson, how }: { lesson: LessonView; how: keyof typeof ways }) => {
  const [asking, setAsking] = useState(false);
  const { run, done, failed, button, ends, ...words } = ways[how];
  const undoable = { id: lesson.id, line: `Deleted: ${when(lesson)}` };
  const act = useLessonAct({ run: () => run(lesson.id), done, failed, ...(how === "delete" && { undoable }) });
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)} aria-label={`${button}: ${when(lesson)}`}>
        {button}
      </Button>
      {asking && (
        <AskFirst
          {...words}
          text={`${when(lesson)}. ${ends}`}
          isPending={act.isPending}
          onYes={() => act.mutate(undefined, { onSettled: () => setAsking(false) })}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
};
