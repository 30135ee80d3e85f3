import { Box, InputAdornment, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { type LessonView, paidBy } from "../../../../backend/lessons/contract.ts";
import { ApiError } from "../../../shared/api.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { checkPayment, draftOf, errorsOf, type PaymentDraft, type PaymentErrors } from "./paymentDraft.ts";
import { paidByLabel } from "./paymentWords.ts";
import type { LessonVerbs } from "../verbs.ts";
import { lessonInWords } from "../words.ts";

type PaymentFieldsProps = {
  draft: PaymentDraft;
  errors: PaymentErrors;
  onChange: (part: Partial<PaymentDraft>) => void;
};

const PaymentFields = ({ draft, errors, onChange }: PaymentFieldsProps) => (
  <Box sx={{ display: "grid", gap: 2.5 }}>
    <Choice
      label="How was it paid?"
      choices={paidBy.map((how) => ({ label: paidByLabel[how], value: how }))}
      value={draft.how}
      error={errors.how}
      onChange={(how) => onChange({ how })}
    />
    <TextField
      label="Amount"
      value={draft.amount}
      error={Boolean(errors.amount)}
      helperText={errors.amount}
      onChange={({ target }) => onChange({ amount: target.value })}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: "decimal" },
      }}
      sx={{ maxWidth: 200 }}
    />
    <TextField
      label={draft.how === "other" ? "How it was paid" : "Words (optional)"}
      value={draft.words}
      error={Boolean(errors.words)}
      helperText={errors.words ?? "The player sees this, too."}
      onChange={({ target }) => onChange({ words: target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  </Box>
);

type Props = { lesson: LessonView; confirms?: boolean; onClose: () => void };

/** Says that a lesson was paid; with `confirms` the lesson is confirmed by the same press. Mounted while it is open. */
export const PaymentDialog = ({ lesson, confirms = false, onClose }: Props) => {
  const [draft, setDraft] = useState(() => draftOf(lesson));
  const [errors, setErrors] = useState<PaymentErrors>({});
  const [refusal, setRefusal] = useState("");
  const note = useAct(({ notePayment }: LessonVerbs) => notePayment, {
    done: "Payment noted",
    failed: "Failed to note the payment",
  });
  const confirm = useAct(({ confirmPaidLesson }: LessonVerbs) => confirmPaidLesson, {
    done: "Lesson confirmed successfully",
    failed: "Failed to confirm lesson",
    meaning: "The player sees that the payment was received.",
  });
  const takeBack = useAct(({ withdrawPaymentNote }: LessonVerbs) => withdrawPaymentNote, {
    done: "Payment note removed",
    failed: "Failed to remove the payment note",
  });
  const busy = note.isPending || confirm.isPending || takeBack.isPending;
  const [title, action] = confirms
    ? ["Confirm and note the payment", "Confirm lesson"]
    : [lesson.payment ? "Correct the payment note" : "Note the payment", "Save"];

  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const beside = errorsOf(error.issues);
    setErrors(beside);
    if (Object.keys(beside).length === 0) setRefusal(error.said ?? "The server could not save this. Please try again.");
  };
  const save = () => {
    const { payment, errors: found = {} } = checkPayment(draft);
    setErrors(found);
    setRefusal("");
    if (payment)
      (confirms ? confirm : note).mutate({ lessonId: lesson.id, payment }, { onError: refused, onSuccess: onClose });
  };

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
            busy={takeBack.isPending}
            sx={{ mr: "auto" }}
            onClick={() => takeBack.mutate(lesson.id, { onError: refused, onSuccess: onClose })}
          >
            Remove the note
          </ActButton>
        )
      }
      busy={busy}
      refusal={refusal}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography>{lessonInWords(lesson)}</Typography>
      <PaymentFields
        draft={draft}
        errors={errors}
        onChange={(part) => {
          setDraft((draft) => ({ ...draft, ...part }));
          setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
          setRefusal("");
        }}
      />
    </FormDialog>
  );
};
