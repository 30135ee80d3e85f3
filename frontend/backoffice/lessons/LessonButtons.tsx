import CheckIcon from "@mui/icons-material/Check";
import DoneAllIcon from "@mui/icons-material/DoneAll";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { lessonInWords, playerName } from "./words.ts";

type Props = { lesson: LessonView; size?: "small" | "medium" };
const firstNameOf = (lesson: LessonView) => lesson.student?.firstName ?? playerName(lesson);

export const ConfirmLessonButton = ({ lesson, next = false, size = "medium" }: Props & { next?: boolean }) => {
  const { mutate, isPending } = useAct(({ confirmLesson }) => confirmLesson, {
    done: "Lesson confirmed successfully",
    failed: "Failed to confirm lesson",
    meaning: `${firstNameOf(lesson)} sees it on the player dashboard.`,
  });
  return (
    <ActButton
      variant="contained"
      color={next ? "stitch" : "primary"}
      size={size}
      busy={isPending}
      startIcon={<CheckIcon />}
      aria-label={`Confirm ${lessonInWords(lesson)}`}
      onClick={() => mutate(lesson.id)}
    >
      Confirm
    </ActButton>
  );
};

/** Declining is final, and the hour stays open: the words say what to do after a slip. */
export const DeclineLessonButton = ({ lesson, size = "medium" }: Props) => {
  const name = firstNameOf(lesson);
  const { mutate, isPending } = useAct(({ declineLesson }) => declineLesson, {
    done: "Lesson declined",
    failed: "Failed to decline lesson",
    meaning: `Changed your mind? ${name} can ask again while the time is free.`,
  });
  return (
    <ActButton
      variant="outlined"
      color="inherit"
      size={size}
      busy={isPending}
      aria-label={`Decline ${lessonInWords(lesson)}`}
      onClick={() => mutate(lesson.id)}
    >
      Decline
    </ActButton>
  );
};

export const CompleteLessonButton = ({ lesson, size = "medium" }: Props) => {
  const { mutate, isPending } = useAct(({ completeLesson }) => completeLesson, {
    done: "Lesson completed",
    failed: "Failed to complete lesson",
  });
  return (
    <ActButton
      variant="outlined"
      size={size}
      busy={isPending}
      startIcon={<DoneAllIcon />}
      aria-label={`Mark as completed: ${lessonInWords(lesson)}`}
      onClick={() => mutate(lesson.id)}
    >
      Mark completed
    </ActButton>
  );
};
