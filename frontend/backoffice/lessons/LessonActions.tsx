import { Typography } from "@mui/material";
import { useNavigate } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { CancelLessonButton } from "./CancelLessonButton.tsx";
import { ConfirmPaidButton } from "./ConfirmPaidButton.tsx";
import { DeleteLessonButton } from "./DeleteLessonButton.tsx";
import { CompleteLessonButton, ConfirmLessonButton, DeclineLessonButton } from "./LessonButtons.tsx";
import { isAbandoned, movesOf } from "./moves.ts";
import { OfferTimeButton } from "./proposals/OfferTimeButton.tsx";

export const LessonActions = ({ lesson }: { lesson: LessonView }) => {
  const me = useMe();
  const navigate = useNavigate();
  if (me.role === "admin" && isAbandoned(lesson)) return <CancelLessonButton lesson={lesson} />;
  if (lesson.instructor.id !== me.id)
    return <Typography sx={{ color: "text.secondary", pt: 1 }}>Only the instructor changes a lesson.</Typography>;
  const moves = movesOf(lesson, me.id);
  const isAsked = lesson.proposal?.from === "player" && lesson.proposal.kind === "move"; // then the answers have it
  return (
    <>
      {moves.includes("offerTime") && !isAsked && <OfferTimeButton lesson={lesson} />}
      {moves.includes("delete") && <DeleteLessonButton lesson={lesson} onDeleted={() => void navigate("/lessons")} />}
      {moves.includes("decline") && <DeclineLessonButton lesson={lesson} />}
      {moves.includes("complete") && <CompleteLessonButton lesson={lesson} />}
      {moves.includes("confirm") && <ConfirmPaidButton lesson={lesson} />}
      {moves.includes("confirm") && <ConfirmLessonButton lesson={lesson} next />}
    </>
  );
};
