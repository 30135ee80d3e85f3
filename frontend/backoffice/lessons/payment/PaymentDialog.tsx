import { Alert, InputAdornment, Typography } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type LessonView, NotePayment, paidBy } from "../../../../backend/lessons/contract.ts";
import { shortMoney } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { askingFirst } from "../../../shared/lessons/AskingFirst.tsx";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { LessonVerbs } from "../verbs.ts";
import { lessonInFull, lessonWords, paidByWords, paymentDialogWords as words } from "../words.ts";

/** As it was last noted, else the lesson's price. */
export const draftOf = ({ payment, price }: Pick<LessonView, "payment" | "price">) => ({
  how: payment?.how ?? "",
  amount: payment?.amount ?? price,
  words: payment?.words ?? "",
});

const unexplained = words.weCouldntSaveThis;
const noted = { done: words.paymentRecorded, failed: words.couldntRecordThePayment, unexplained };
const confirmed = {
  done: lessonWords.lessonConfirmedSuccessfully,
  failed: lessonWords.failedToConfirmLesson,
  meaning: words.thePlayerCanSee,
  unexplained,
};

type Props = { lesson: LessonView; confirms?: boolean; onClose: () => void };

/** Says that a lesson was paid; with `confirms` the same press confirms the lesson. Mounted while it is open. */
export const PaymentDialog = ({ lesson, confirms = false, onClose }: Props) => {
  const draft = draftOf(lesson);
  const { form, control, dialog } = useActForm(
    NotePayment,
    draft,
    ({ confirmPaidLesson, notePayment }: LessonVerbs) =>
      (draft) => {
        const payment = { ...draft, how: NotePayment.shape.how.parse(draft.how) };
        const paid = { lessonId: lesson.id, payment };
        return confirms ? askingFirst((knowing) => confirmPaidLesson({ ...paid, ...knowing })) : notePayment(paid);
      },
    confirms ? confirmed : noted,
    { sent: onClose },
  );
  const takeBack = useAct(
    ({ withdrawPaymentNote }: LessonVerbs) => withdrawPaymentNote,
    { done: words.paymentRecordRemoved, failed: words.couldntRemoveTheRecord, unexplained },
    { sent: onClose },
  );
  const [how, amount] = useWatch({ control, name: ["how", "amount"] });
  const [known, setKnown] = useState(draft.amount); // a slip, unless it is sent a second time
  const [isAsked, setAsked] = useState(false);
  const isMore = Number(amount) > Number(lesson.price);
  const asksOnce: typeof dialog.onSubmit = async (event) => {
    event?.preventDefault();
    if (!isMore || amount === known || !(await form.trigger())) return dialog.onSubmit(event);
    setKnown(amount);
    setAsked(true);
  };
  const [title, action] = confirms
    ? [words.confirmAsPaid, words.confirmAsPaid]
    : lesson.payment
      ? [words.editPayment, words.savePayment]
      : [words.recordPayment, words.recordPayment];
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
            {words.removeRecord}
          </ActButton>
        )
      }
      {...dialog}
      onSubmit={asksOnce}
      sending={dialog.sending || takeBack.sending}
      refusal={dialog.refusal || takeBack.refusal}
      onClose={onClose}
    >
      <Typography>{lessonInFull(lesson)}</Typography>
      <Choice
        control={control}
        name="how"
        label={words.howWasItPaid}
        choices={paidBy.map((how) => ({ label: paidByWords[how], value: how }))}
      />
      <FormField
        control={control}
        name="amount"
        label={words.amount}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { inputMode: "decimal" },
        }}
        sx={{ maxWidth: 200 }}
      />
      {isAsked && isMore && amount === known && (
        <Alert severity="warning" role="alert">
          {words.moreThanThePrice(shortMoney(lesson.price), action)}
        </Alert>
      )}
      <FormField
        control={control}
        name="words"
        label={how === "other" ? words.describeHowItWasPaid : words.noteOptional}
        helperText={words.thePlayerSeesThis}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  );
};
