import { Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { ResolveUnmatched, UnmatchedPaymentView } from "../../../backend/payments/contract.ts";
import { useAct } from "../data/useAct.ts";
import { useDraft } from "../data/useDraft.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { PaymentVerbs } from "./verbs.ts";

const choices = { refunded: "Give it back to the card", "booked elsewhere": "It is booked elsewhere" } as const;
const howOf = (told: string): ResolveUnmatched["how"] => (told === "refunded" ? told : "booked elsewhere");

/** Says what became of a payment that fits nothing. */
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
  const { draft, field, refuse, refusal } = useDraft({ how: "refunded", words: "" });
  const { mutate, isPending } = useAct(({ settleUnmatched }: PaymentVerbs) => settleUnmatched, {
    done: "Settled",
    failed: "Failed to settle the payment",
  });
  return (
    <FormDialog
      title={`What becomes of ${amount}?`}
      action="Settle"
      busy={isPending}
      refusal={refusal}
      onSubmit={() =>
        mutate(
          { id: payment.id, how: howOf(draft.how), words: draft.words },
          { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
        )
      }
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>Payment {payment.id}</Typography>
      <TextField {...field("how", "What becomes of it")} select>
        {Object.entries(choices).map(([how, words]) => (
          <MenuItem key={how} value={how}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field("words", "Words (optional)")} multiline />
    </FormDialog>
  );
};
