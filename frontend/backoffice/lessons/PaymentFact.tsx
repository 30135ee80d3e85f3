import { Box, Button } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { canNotePayment } from "../../../backend/lessons/movesRule.ts";
import { dateAt, shortDate } from "../../shared/formats.ts";
import { Fact } from "../frame/Fact.tsx";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { paymentInWords } from "./paymentWords.ts";

/** Whether a lesson was paid, who says so, and the way to say or correct it. */
export const PaymentFact = ({ lesson }: { lesson: LessonView }) => {
  const [open, setOpen] = useState(false);
  const { payment } = lesson;
  if (!canNotePayment(lesson)) return null;
  return (
    <Fact name="Payment">
      {payment ? (
        <>
          Received: {paymentInWords(payment)}
          {payment.how !== "other" && payment.words && <Box sx={{ whiteSpace: "pre-wrap" }}>{payment.words}</Box>}
          <Box sx={{ color: "text.secondary", typography: "body2" }}>
            Noted by {payment.notedBy ?? "a removed person"}, {shortDate(dateAt(payment.notedAt))}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ color: "text.secondary" }}>
          Nothing noted
        </Box>
      )}
      <Box sx={{ ml: -1.5 }}>
        <Button size="small" onClick={() => setOpen(true)}>
          {payment ? "Correct the note" : "Note the payment"}
        </Button>
      </Box>
      {open && <PaymentDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </Fact>
  );
};
