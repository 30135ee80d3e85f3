import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { OfferTimeDialog } from "./OfferTimeDialog.tsx";

export const OfferTimeButton = ({ lesson, first = false }: { lesson: LessonView; first?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={first ? "contained" : "outlined"}
        {...(!first && { color: "inherit" as const })}
        onClick={() => setOpen(true)}
      >
        {lesson.studentId === null ? "Move lesson" : "Offer another time"}
      </Button>
      {open && <OfferTimeDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
};
