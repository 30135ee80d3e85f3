import { Button } from "@mui/material";
import { useState } from "react";
import { laterLessonsUrl, lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { WhichLessons } from "../../shared/lessons/WhichLessons.tsx";
import { AskFirst } from "../frame/AskFirst.tsx";
import { when } from "./lessonWords.ts";
import { askedAmong, useLessonAct } from "./useLessonAct.ts";
import { endLessonWords as words } from "./words.ts";

const ways = {
  cancel: {
    button: words.cancelRequest,
    question: words.cancelThisRequest,
    yes: words.cancelRequest,
    no: words.keepRequest,
    done: { title: words.lessonCancelled },
    failed: words.failedToCancelLesson,
    ends: words.thisCantBeUndone,
    run: (id: string, later: boolean) =>
      later
        ? command("POST", laterLessonsUrl(id), { what: "canceled" })
        : command("PATCH", lessonUrl(id), { status: "cancelled" }),
  },
  delete: {
    button: words.deleteLesson,
    question: words.deleteThisLessonFrom,
    yes: words.deleteLesson,
    no: words.keepLesson,
    done: { title: words.lessonDeleted, text: words.theLessonHasBeen },
    failed: words.failedToDeleteLesson,
    ends: words.youCanUndoThis,
    run: (id: string) => command("DELETE", lessonUrl(id)),
  },
};

/** Withdraws a requested lesson, or deletes one that is over. */
export const EndLesson = ({ lesson, how }: { lesson: LessonView; how: keyof typeof ways }) => {
  const [asking, setAsking] = useState(false);
  const [later, setLater] = useState(false);
  const { run, done, failed, button, ends, ...question } = ways[how];
  const undoable = { id: lesson.id, line: words.deletedWhen(when(lesson)) };
  const act = useLessonAct({
    run: () => run(lesson.id, later),
    done: later ? (answer) => askedAmong(answer) ?? done : done,
    failed,
    ...(how === "delete" && { undoable }),
  });
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)} aria-label={`${button}: ${when(lesson)}`}>
        {button}
      </Button>
      {asking && (
        <AskFirst
          {...question}
          text={`${when(lesson)}. ${ends}`}
          isPending={act.isPending}
          onYes={() => act.mutate(undefined, { onSettled: () => setAsking(false) })}
          onNo={() => setAsking(false)}
        >
          {how === "cancel" && <WhichLessons lesson={lesson} later={later} onChoose={setLater} />}
        </AskFirst>
      )}
    </>
  );
};
