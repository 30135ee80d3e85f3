import AddIcon from "@mui/icons-material/Add";
import { Button, type ButtonProps } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { newLessonWords as words } from "../words.ts";
import type { NewLesson } from "./BookLessonForm.tsx";

const NewLessonDialog = lazy(async () => ({ default: (await import("./NewLessonDialog.tsx")).NewLessonDialog }));

type Start = NewLesson & { instructorId?: string };

/** Opens the dialog, which is loaded then. */
export const useNewLesson = (start: Start = {}) => {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <NewLessonDialog {...start} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};

/** Wherever staff take a call. */
export const NewLessonButton = ({ variant = "contained", ...start }: Start & Pick<ButtonProps, "variant">) => {
  const { open, dialog } = useNewLesson(start);
  return (
    <>
      <Button variant={variant} startIcon={<AddIcon />} onClick={open}>
        {words.newLesson}
      </Button>
      {dialog}
    </>
  );
};
