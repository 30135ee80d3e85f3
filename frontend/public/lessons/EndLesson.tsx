import { Button } from "@mui/material";
import { useState } from "react";
import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { AskFirst } from "../frame/AskFirst.tsx";
import { when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";
import { endLessonWords } from "./words.ts";

const ways = {
  cancel: {
    button: endLessonWords.cancelRequest,
    question: endLessonWords.cancelThisRequest,
    yes: endLessonWords.cancelRequest,
    no: endLessonWords.keepIt,
    done: { title: endLessonWords.lessonCancelled },
    failed: endLessonWords.failedToCancelLesson,
    ends: endLessonWords.thisCantBeUndone,
    run: (id: string) => command("PATCH", lessonUrl(id), { status: "cancelled" }),
  },
  delete: {
    button: endLessonWords.delete,
    question: endLessonWords.deleteThisLessonFrom,
    yes: "Delete",
    no: endLessonWords.keepIt,
    done: { title: endLessonWords.lessonDeleted, text: endLessonWords.theLessonHasBeen },
    failed: endLessonWords.failedToDeleteLesson,
    ends: endLessonWords.youCanUndoThis,
    run: (id: string) => command("DELETE", lessonUrl(id)),
  },
};

/** Withdraws a requested lesson, or deletes one that is over. */
export const EndLesson = ({ lesson, how }: { lesson: LessonView; how: keyof typeof ways }) => {
  const [asking, setAsking] = useState(false);
  const { run, done, failed, button, ends, ...words } = ways[how];
  const undoable = { id: lesson.id, line: endLessonWords.deletedWhen(when(lesson)) };
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
