import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { useId, useState } from "react";
import type { ResolveUnmatched, UnmatchedPaymentView } from "../../../backend/camps/payContract.ts";
import { useAct } from "../data/useAct.ts";
import { useDraft } from "../data/useDraft.ts";
import { ActButton } from "../frame/ActButton.tsx";

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
  const id = useId();
  const { draft, field, refuse, refusal } = useDraft({ how: "refunded", words: "" });
  const { mutate, isPending } = useAct(({ settleUnmatched }) => settleUnmatched, {
    done: "Settled",
    failed: "Failed to settle the payment",
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>What becomes of {amount}?</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending)
            mutate(
              { id: payment.id, how: howOf(draft.how), words: draft.words },
              { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
            );
        }}
        style={{ display: "contents" }}
      >
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          {refusal && (
            <Alert severity="error" role="alert">
              {refusal}
            </Alert>
          )}
          <Typography sx={{ overflowWrap: "anywhere" }}>Payment {payment.id}</Typography>
          <TextField {...field("how", "What becomes of it")} select>
            {Object.entries(choices).map(([how, words]) => (
              <MenuItem key={how} value={how}>
                {words}
              </MenuItem>
            ))}
          </TextField>
          <TextField {...field("words", "Words (optional)")} multiline />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" variant="contained" busy={isPending}>
            Settle
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
