import { InputAdornment, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import { type LessonView, NotePayment, paidBy } from "../../../../backend/lessons/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { askingDuringCamp } from "../../../shared/lessons/DuringCamp.tsx";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { LessonVerbs } from "../verbs.ts";
import { lessonInWords } from "../words.ts";
import { paidByLabel } from "./paymentWords.ts";

/** As it was last noted, else the lesson's price. */
export const draftOf = ({ payment, price }: Pick<LessonView, "payment" | "price">) => ({
  how: payment?.how ?? "",
  amount: payment?.amount ?? price,
  words: payment?.words ?? "",
});

const unexplained = "The server could not save this. Please try again.";
const noted = { done: "Payment noted", failed: "Failed to note the payment", unexplained };
const confirmed = {
  done: "Lesson confirmed successfully",
  failed: "Failed to confirm lesson",
  meaning: "The player sees that the payment was received.",
  unexplained,
};

type Props = { lesson: LessonView; confirms?: boolean; onClose: () => void };

/** Says that a lesson was paid; with `confirms` the same press confirms the lesson. Mounted while it is open. */
export const PaymentDialog = ({ lesson, confirms = false, onClose }: Props) => {
  const { control, dialog } = useActForm(
    NotePayment,
    draftOf(lesson),
    ({ confirmPaidLesson, notePayment }: LessonVerbs) =>
      (draft) => {
        const payment = { ...draft, how: NotePayment.shape.how.parse(draft.how) };
        const paid = { lessonId: lesson.id, payment };
        return confirms ? askingDuringCamp((knowing) => confirmPaidLesson({ ...paid, ...knowing })) : notePayment(paid);
      },
    confirms ? confirmed : noted,
    { sent: onClose },
  );
  const takeBack = useAct(
    ({ withdrawPaymentNote }: LessonVerbs) => withdrawPaymentNote,
    { done: "Payment note removed", failed: "Failed to remove the payment note", unexplained },
    { sent: onClose },
  );
  const how = useWatch({ control, name: "how" });
  const [title, action] = confirms
    ? ["Confirm and note the payment", "Confirm lesson"]
    : [lesson.payment ? "Correct the payment note" : "Note the payment", "Save"];
  return (
    <FormDialog
      title={title}
      action={action}
      large
      beside={
        lesson.payment &&
        !confirms && (
          <ActButton
            color="error"
            busy={takeBack.sending}
            sx={{ mr: "auto" }}
            onClick={() => void takeBack.send(lesson.id)}
          >
            Remove the note
          </ActButton>
        )
      }
      {...dialog}
      sending={dialog.sending || takeBack.sending}
      refusal={dialog.refusal || takeBack.refusal}
      onClose={onClose}
    >
      <Typography>{lessonInWords(lesson)}</Typography>
      <Choice
        control={control}
        name="how"
        label="How was it paid?"
        choices={paidBy.map((how) => ({ label: paidByLabel[how], value: how }))}
      />
      <FormField
        control={control}
        name="amount"
        label="Amount"
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { inputMode: "decimal" },
        }}
        sx={{ maxWidth: 200 }}
      />
      <FormField
        control={control}
        name="words"
        label={how === "other" ? "How it was paid" : "Words (optional)"}
        helperText="The player sees this, too."
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  );
};
