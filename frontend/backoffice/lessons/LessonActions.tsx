import { Typography } from "@mui/material";
import { useNavigate } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { DeleteLessonButton } from "./DeleteLessonButton.tsx";
import { CompleteLessonButton, ConfirmLessonButton, DeclineLessonButton } from "./LessonButtons.tsx";
import { movesOf } from "./moves.ts";

export const LessonActions = ({ lesson }: { lesson: LessonView }) => {
  const me = useMe();
  const navigate = useNavigate();
  if (lesson.instructor.id !== me.id)
    return <Typography sx={{ color: "text.secondary", pt: 1 }}>Only the instructor changes a lesson.</Typography>;
  const moves = movesOf(lesson, me.id);
  return (
    <>
      {moves.includes("delete") && <DeleteLessonButton lesson={lesson} onDeleted={() => void navigate("/lessons")} />}
      {moves.includes("decline") && <DeclineLessonButton lesson={lesson} />}
      {moves.includes("complete") && <CompleteLessonButton lesson={lesson} />}
      {moves.includes("confirm") && <ConfirmLessonButton lesson={lesson} next />}
    </>
  );
};
