import PaidIcon from "@mui/icons-material/PaidOutlined";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { confirmPaidButtonWords as words, lessonInFull, lessonWords } from "../words.ts";

// Loaded with its fields when it is first opened, to keep the first screen small.
const PaymentDialog = lazy(async () => ({ default: (await import("./PaymentDialog.tsx")).PaymentDialog }));

/** Beside the plain confirmation, which stays one press: an instructor who was already paid notes that at the same time. */
export const ConfirmPaidButton = ({ lesson }: { lesson: LessonView }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PaidIcon />}
        aria-label={words.paidConfirmAndRecord(lessonInFull(lesson))}
        onClick={() => setOpen(true)}
      >
        {lessonWords.paid}
      </Button>
      <Suspense>{open && <PaymentDialog lesson={lesson} confirms onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
