import { Button, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { ResolveUnmatched, type UnmatchedPaymentView } from "../../../backend/payments/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { PaymentVerbs } from "./verbs.ts";

const choices = { refunded: "Give it back to the card", "booked elsewhere": "It is booked elsewhere" } as const;

/** Settles a payment that matches nothing. */
export const SettleUnmatched = ({ payment, amount }: { payment: UnmatchedPaymentView; amount: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-label={`Settle ${amount}, payment ${payment.id}`}>
        Settle
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
    { done: "Settled", failed: "Failed to settle the payment" },
    { sent: onClose },
  );
  return (
    <FormDialog title={`What becomes of ${amount}?`} action="Settle" {...dialog} onClose={onClose}>
      <Typography sx={{ overflowWrap: "anywhere" }}>Payment {payment.id}</Typography>
      <FormField control={control} name="how" label="What becomes of it" select>
        {Object.entries(choices).map(([how, words]) => (
          <MenuItem key={how} value={how}>
            {words}
          </MenuItem>
        ))}
      </FormField>
      <FormField control={control} name="words" label="Words (optional)" multiline />
    </FormDialog>
  );
};
