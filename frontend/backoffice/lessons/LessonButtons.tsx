import CheckIcon from "@mui/icons-material/Check";
import CloseIcon from "@mui/icons-material/Close";
import DoneAllIcon from "@mui/icons-material/DoneAll";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { ActIcon } from "../frame/ActIcon.tsx";
import { lessonInWords, playerName } from "./words.ts";
import type { LessonVerbs } from "./verbs.ts";

type Props = { lesson: LessonView; size?: "small" | "medium"; compact?: boolean }; // compact: its sign alone, in a row
const firstNameOf = (lesson: LessonView) => lesson.student?.firstName ?? playerName(lesson);

export const ConfirmLessonButton = ({
  lesson,
  next = false,
  size = "medium",
  compact = false,
}: Props & { next?: boolean }) => {
  const { send, sending } = useAct(({ confirmLesson }: LessonVerbs) => confirmLesson, {
    done: "Lesson confirmed successfully",
    failed: "Failed to confirm lesson",
    meaning: `${firstNameOf(lesson)} sees it on the player dashboard.`,
  });
  const act = { busy: sending, "aria-label": `Confirm ${lessonInWords(lesson)}`, onClick: () => void send(lesson.id) };
  if (compact) return <ActIcon {...act} word="Confirm" icon={<CheckIcon fontSize="small" />} color="success" />;
  return (
    <ActButton {...act} variant="contained" color={next ? "stitch" : "primary"} size={size} startIcon={<CheckIcon />}>
      Confirm
    </ActButton>
  );
};

/** Declining is final, but the hour stays open: the toast says what to do after a slip. */
export const DeclineLessonButton = ({ lesson, size = "medium", compact = false }: Props) => {
  const name = firstNameOf(lesson);
  const { send, sending } = useAct(({ declineLesson }: LessonVerbs) => declineLesson, {
    done: "Lesson declined",
    failed: "Failed to decline lesson",
    meaning: `Changed your mind? ${name} can ask again while the time is free.`,
  });
  const act = { busy: sending, "aria-label": `Decline ${lessonInWords(lesson)}`, onClick: () => void send(lesson.id) };
  if (compact) return <ActIcon {...act} word="Decline" icon={<CloseIcon fontSize="small" />} />;
  return (
    <ActButton {...act} variant="outlined" color="inherit" size={size}>
      Decline
    </ActButton>
  );
};

export const CompleteLessonButton = ({ lesson, size = "medium", compact = false }: Props) => {
  const { send, sending } = useAct(({ completeLesson }: LessonVerbs) => completeLesson, {
    done: "Lesson completed",
    failed: "Failed to complete lesson",
  });
  const act = {
    busy: sending,
    "aria-label": `Mark as completed: ${lessonInWords(lesson)}`,
    onClick: () => void send(lesson.id),
  };
  if (compact) return <ActIcon {...act} word="Mark completed" icon={<DoneAllIcon fontSize="small" />} />;
  return (
    <ActButton {...act} variant="outlined" size={size} startIcon={<DoneAllIcon />}>
      Mark completed
    </ActButton>
  );
};
