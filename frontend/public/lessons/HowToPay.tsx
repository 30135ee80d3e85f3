import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useId, useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { PaymentInstructions } from "./booking/PaymentInstructions.tsx";
import { usePaymentHandles } from "./booking/usePaymentHandles.ts";
import { when } from "./lessonWords.ts";

const HowToPayDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const title = useId();
  const { handles, error, retry } = usePaymentHandles(lesson.instructor.id);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{when(lesson)}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {error ? (
          <Problem title="Failed to fetch how to pay" error={error} onRetry={retry} />
        ) : (
          <PaymentInstructions price={lesson.price} handles={handles} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Once more what stood beside the booking: how much, and where to. */
export const HowToPay = ({ lesson }: { lesson: LessonView }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`How to pay: ${when(lesson)}`}>
        How to pay
      </Button>
      {open && <HowToPayDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
};
