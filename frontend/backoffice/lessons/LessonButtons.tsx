import CheckIcon from "@mui/icons-material/Check";
import PersonOffIcon from "@mui/icons-material/PersonOffOutlined";
import CloseIcon from "@mui/icons-material/Close";
import DoneAllIcon from "@mui/icons-material/DoneAll";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useRefresh } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { shortDate } from "../../shared/formats.ts";
import { askingFirst } from "../../shared/lessons/AskingFirst.tsx";
import { UndoButton } from "../../shared/Undo.tsx";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import type { ActIcon } from "../frame/ActIcon.tsx";
import {
  confirmWeeksWords as weeksWords,
  lessonButtonsWords as words,
  lessonInFull,
  lessonWords,
  offerTimeDialogWords,
  playerFirstName,
} from "./words.ts";
import type { LessonVerbs } from "./verbs.ts";

type Props = {
  lesson: LessonView;
  size?: "small" | "medium";
  /** Draws its sign alone, for a row. Handed in: the first screen has these buttons, too, and no signs. */
  Sign?: typeof ActIcon;
};

export const ConfirmLessonButton = ({ lesson, next = false, size = "medium", Sign }: Props & { next?: boolean }) => {
  const { send, sending } = useAct(
    ({ confirmLesson }: LessonVerbs) =>
      (id: string) =>
        askingFirst((knowing) => confirmLesson(id, knowing)),
    {
      done: lessonWords.lessonConfirmedSuccessfully,
      failed: lessonWords.failedToConfirmLesson,
      meaning: words.playerSeesIt(playerFirstName(lesson)),
    },
  );
  const act = {
    busy: sending,
    "aria-label": words.confirmThis(lessonInFull(lesson)),
    onClick: () => void send(lesson.id),
  };
  if (Sign) return <Sign {...act} word={words.confirm} icon={<CheckIcon fontSize="small" />} color="success" />;
  return (
    <ActButton {...act} variant="contained" color={next ? "stitch" : "primary"} size={size} startIcon={<CheckIcon />}>
      {words.confirm}
    </ActButton>
  );
};

/** Confirms a lesson of a series and all later ones; what somebody else got by now is named and stays as it is. */
export const ConfirmWeeksButton = ({ lesson, label, next }: { lesson: LessonView; label: string; next: boolean }) => {
  const { send, sending } = useAct(
    ({ changeLater }: LessonVerbs) =>
      (lessonId: string) =>
        askingFirst((knowing) => changeLater({ lessonId, what: "confirmed", ...knowing })),
    {
      done: weeksWords.lessonsConfirmed,
      failed: weeksWords.failedToConfirm,
      meaning: (_, { left }) =>
        left.length > 0
          ? left.map(({ date, why }) => `${shortDate(date)}: ${why}`).join(" ")
          : weeksWords.onTheirDashboard,
    },
  );
  return (
    <ActButton
      variant="contained"
      color={next ? "stitch" : "primary"}
      busy={sending}
      startIcon={<DoneAllIcon />}
      onClick={() => void send(lesson.id)}
    >
      {label}
    </ActButton>
  );
};

/** Its form comes when it is needed: the first screen has this button, too. */
const DeclineDialog = lazy(async () => ({ default: (await import("./DeclineDialog.tsx")).DeclineDialog }));

/** `all`: so many requests of its series, with it. */
export const DeclineLessonButton = ({ lesson, all, size = "medium", Sign }: Props & { all?: number }) => {
  const [open, setOpen] = useState(false);
  const full = lessonInFull(lesson);
  const act = {
    "aria-label": all ? `${words.declineAll} ${full}` : words.declineThis(full),
    onClick: () => setOpen(true),
  };
  return (
    <>
      {Sign ? (
        <Sign {...act} word={words.decline} icon={<CloseIcon fontSize="small" />} />
      ) : (
        <Button {...act} variant="outlined" color="inherit" size={size}>
          {all ? words.declineAll : words.decline}
        </Button>
      )}
      <Suspense>{open && <DeclineDialog lesson={lesson} all={all} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};

/** Takes back what was done to a lesson a moment ago. */
export const UndoLessonButton = ({ lesson }: { lesson: LessonView }) => (
  <UndoButton of={lesson.id} what={lessonInFull(lesson)} undone={useRefresh()} />
);
/** Takes back that it moved a moment ago with all later ones. */
export const UndoSeriesButton = ({ series }: Pick<LessonView, "series">) => {
  const refresh = useRefresh();
  return series && <UndoButton of={series.id} what={offerTimeDialogWords.lessonsMoved} undone={refresh} />;
};

export const CompleteLessonButton = ({ lesson, size = "medium", Sign }: Props) => {
  const { send, sending } = useAct(({ completeLesson }: LessonVerbs) => completeLesson, {
    done: words.lessonCompleted,
    failed: words.couldntCompleteTheLesson,
  });
  const act = {
    busy: sending,
    "aria-label": words.markThisCompleted(lessonInFull(lesson)),
    onClick: () => void send(lesson.id),
  };
  if (Sign) return <Sign {...act} word={words.markCompleted} icon={<DoneAllIcon fontSize="small" />} />;
  return (
    <ActButton {...act} variant="outlined" size={size} startIcon={<DoneAllIcon />}>
      {words.markCompleted}
    </ActButton>
  );
};

/** The player didn't come. Nobody is mailed: the family knows, and a slip would read as a reproach. */
export const MarkMissedButton = ({ lesson, size = "medium", Sign }: Props) => {
  const { send, sending } = useAct(({ markMissed }: LessonVerbs) => markMissed, {
    done: words.markedAsANoShow,
    failed: words.couldntMarkAsANoShow,
  });
  const act = {
    busy: sending,
    "aria-label": words.noShowOf(lessonInFull(lesson)),
    onClick: () => void send(lesson.id),
  };
  if (Sign) return <Sign {...act} word={lessonWords.noShow} icon={<PersonOffIcon fontSize="small" />} />;
  return (
    <ActButton {...act} variant="outlined" color="inherit" size={size} startIcon={<PersonOffIcon />}>
      {lessonWords.noShow}
    </ActButton>
  );
};
