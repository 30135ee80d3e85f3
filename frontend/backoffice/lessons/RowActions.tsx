import { Box } from "@mui/material";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { ActIcon } from "../frame/ActIcon.tsx";
import { CancelLessonButton } from "./CancelLessonButton.tsx";
import { DeleteLessonButton } from "./DeleteLessonButton.tsx";
import { CompleteLessonButton, ConfirmLessonButton, DeclineLessonButton, UndoLessonButton } from "./LessonButtons.tsx";
import { movesOf } from "./moves.ts";

/** What its instructor, or an admin for them, can do with a lesson, in its row. */
export const RowActions = ({ lesson }: { lesson: LessonView }) => {
  const moves = movesOf(lesson, useMe());
  return (
    // A click on the row opens the lesson; a click in here must not.
    <Box
      sx={{ display: "flex", justifyContent: "flex-end", alignItems: "center" }}
      onClick={(event) => event.stopPropagation()}
    >
      <UndoLessonButton lesson={lesson} />
      {moves.includes("decline") && <DeclineLessonButton lesson={lesson} Sign={ActIcon} />}
      {moves.includes("confirm") && <ConfirmLessonButton lesson={lesson} Sign={ActIcon} />}
      {moves.includes("complete") && <CompleteLessonButton lesson={lesson} Sign={ActIcon} />}
      {moves.includes("cancel") && <CancelLessonButton lesson={lesson} Sign={ActIcon} />}
      {moves.includes("delete") && <DeleteLessonButton lesson={lesson} compact />}
    </Box>
  );
};
