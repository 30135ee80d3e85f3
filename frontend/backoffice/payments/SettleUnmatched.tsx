import { Button, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { ResolveUnmatched, type UnmatchedPaymentView } from "../../../backend/payments/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { PaymentVerbs } from "./verbs.ts";
import { settleUnmatchedWords } from "./words.ts";

const choices = {
  refunded: settleUnmatchedWords.refundItTo,
  "booked elsewhere": settleUnmatchedWords.itsRecordedElsewhere,
} as const;

/** Settles a payment that matches nothing. */
export const SettleUnmatched = ({ payment, amount }: { payment: UnmatchedPaymentView; amount: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-label={settleUnmatchedWords.settlePaymentOf(amount, payment.id)}
      >
        {settleUnmatchedWords.settlePayment}
      </Button>
      {isOpen && <SettleDialog payment={payment} amount={amount} onClose={() => setOpen(false)} />}
    </>
  );
};

type Props = { payment: UnmatchedPaymentView; amount: string; onClose: () => void };

const SettleDialog = ({ payment, amount, onClose }: Props) => {
  const start: { how: ResolveUnmatched["how"]; words: string } = { how: "refunded", words: "" };
  const { control, dialog } = useActForm(
    ResolveUnmatched,
    start,
    ({ settleUnmatched }: PaymentVerbs) =>
      (told) =>
        settleUnmatched({ id: payment.id, ...told }),
    { done: settleUnmatchedWords.paymentSettled, failed: settleUnmatchedWords.failedToSettleThe },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={settleUnmatchedWords.settleAmount(amount)}
      action={settleUnmatchedWords.settlePayment}
      {...dialog}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>{settleUnmatchedWords.paymentId(payment.id)}</Typography>
      <FormField control={control} name="how" label={settleUnmatchedWords.whatShouldWeDo} select>
        {Object.entries(choices).map(([how, words]) => (
          <MenuItem key={how} value={how}>
            {words}
          </MenuItem>
        ))}
      </FormField>
      <FormField control={control} name="words" label={settleUnmatchedWords.noteOptional} multiline />
    </FormDialog>
  );
};
