import EventBusyIcon from "@mui/icons-material/EventBusyOutlined";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import type { ActIcon } from "../frame/ActIcon.tsx";
import { cancelLessonButtonWords as words, lessonInFull } from "./words.ts";

/** Its form comes when it is needed: the first screen has this button, too. */
const CancelDialog = lazy(async () => ({ default: (await import("./CancelDialog.tsx")).CancelDialog }));

/** Sign: draws its sign alone, for a row. */
type Props = { lesson: LessonView; size?: "small" | "medium"; Sign?: typeof ActIcon };

export const CancelLessonButton = ({ lesson, size = "medium", Sign }: Props) => {
  const [open, setOpen] = useState(false);
  const act = { "aria-label": words.cancelThis(lessonInFull(lesson)), onClick: () => setOpen(true) };
  return (
    <>
      {Sign ? (
        <Sign {...act} word={words.cancel} icon={<EventBusyIcon fontSize="small" />} />
      ) : (
        <Button {...act} variant="outlined" color="error" size={size} startIcon={<EventBusyIcon />}>
          {words.cancelLesson}
        </Button>
      )}
      <Suspense>{open && <CancelDialog lesson={lesson} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
