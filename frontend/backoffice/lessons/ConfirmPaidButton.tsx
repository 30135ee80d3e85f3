import PaidIcon from "@mui/icons-material/PaidOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { lessonInWords } from "./words.ts";

/** Beside the plain confirmation, which stays one press: whoever was paid already says so in the same go. */
export const ConfirmPaidButton = ({ lesson }: { lesson: LessonView }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PaidIcon />}
        aria-label={`Paid: confirm and note the payment of ${lessonInWords(lesson)}`}
        onClick={() => setOpen(true)}
      >
        Paid
      </Button>
      {open && <PaymentDialog lesson={lesson} confirms onClose={() => setOpen(false)} />}
    </>
  );
};
