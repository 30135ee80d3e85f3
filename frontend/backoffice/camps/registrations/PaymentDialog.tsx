import { InputAdornment, TextField, Typography } from "@mui/material";
import { PaymentStatus, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { useDraft } from "../../data/useDraft.ts";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { draftOf, receivedBy, receivedByLabel, toldOf } from "./paymentDraft.ts";
import { parentName, paymentStatusLabel } from "./words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Says what was paid, how much of it, how, and why that is known. Mounted while it is open. */
export const PaymentDialog = ({ registration, onClose }: Props) => {
  const { draft, field, refusal, refuse } = useDraft(draftOf(registration));
  const { mutate, isPending } = useAct(({ setPaymentStatus }: CampVerbs) => setPaymentStatus, {
    done: "Payment status updated",
    failed: "Failed to update payment status",
  });
  const chosen = (name: "paymentStatus" | "method", label: string) => {
    const { value, helperText, onChange } = field(name, label);
    return { label, value, error: helperText, onChange: (value: string) => onChange({ target: { value } }) };
  };
  const amount = field("amount", "Amount received so far (optional)");
  const words = field("words", "Why (optional)");
  return (
    <FormDialog
      title={`Payment of ${parentName(registration)}`}
      action="Save"
      large
      busy={isPending}
      refusal={refusal}
      onSubmit={() =>
        mutate(
          { id: registration.id, ...toldOf(draft) },
          { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
        )
      }
      onClose={onClose}
    >
      <Typography>
        {money(registration.totalAmount)} is quoted, {money(registration.money.collected)} was received.
      </Typography>
      <Choice
        {...chosen("paymentStatus", "Payment status")}
        choices={PaymentStatus.options.map((value) => ({ label: paymentStatusLabel[value], value }))}
      />
      {draft.paymentStatus !== "unpaid" && (
        <Choice
          {...chosen("method", "How was it paid?")}
          choices={receivedBy.map((value) => ({ label: receivedByLabel[value], value }))}
        />
      )}
      {draft.paymentStatus === "partial" && (
        <TextField
          {...amount}
          helperText={amount.helperText || "Everything received without a card together."}
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { inputMode: "decimal" },
          }}
        />
      )}
      <TextField
        {...words}
        helperText={words.helperText || "Kept with the payment, for you and whoever has to prove it."}
        multiline
      />
    </FormDialog>
  );
};
