import PaidIcon from "@mui/icons-material/PaidOutlined";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { lessonInWords } from "../words.ts";

// Not a part of the first screen: it comes with its fields when it is first opened.
const PaymentDialog = lazy(async () => ({ default: (await import("./PaymentDialog.tsx")).PaymentDialog }));

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
      <Suspense>{open && <PaymentDialog lesson={lesson} confirms onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
