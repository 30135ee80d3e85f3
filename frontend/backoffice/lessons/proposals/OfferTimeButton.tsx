import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { OfferTimeDialog } from "./OfferTimeDialog.tsx";
import { offerTimeButtonWords as words } from "../words.ts";

export const OfferTimeButton = ({ lesson, first = false }: { lesson: LessonView; first?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={first ? "contained" : "outlined"}
        {...(!first && { color: "inherit" as const })}
        onClick={() => setOpen(true)}
      >
        {lesson.studentId === null ? words.moveLesson : words.offerAnotherTime}
      </Button>
      {open && <OfferTimeDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
};
