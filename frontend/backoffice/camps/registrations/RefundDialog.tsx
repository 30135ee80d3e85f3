import { InputAdornment, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { useDraft } from "../../data/useDraft.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { receivedBy, receivedByLabel } from "./paymentDraft.ts";
import { refundDraft } from "./refundDraft.ts";
import { parentName } from "./words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Gives money back, what is due unless told otherwise. Pressed twice it goes back once. */
export const RefundDialog = ({ registration, onClose }: Props) => {
  const [key] = useState(() => crypto.randomUUID()); // one opening is one refund, however often it is sent
  const { draft, field, has, refuse, refusal } = useDraft(refundDraft(registration));
  const { mutate, isPending } = useAct(({ refundRegistration }: CampVerbs) => refundRegistration, {
    done: draft.method === "card" ? "The refund is on its way" : "Refund noted",
    failed: "Failed to give the money back",
    ...(draft.method === "card" && { meaning: "The card provider sends it back to the card; that takes some days." }),
  });
  const { refundDue, collected, refunded } = registration.money;
  const giveBack = () => {
    if (has({ amount: "Please enter the amount in dollars" }))
      mutate(
        { id: registration.id, key, ...draft },
        { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
      );
  };
  return (
    <FormDialog
      title={`Give money back to ${parentName(registration)}`}
      action={isPending ? "Giving back …" : "Give back"}
      busy={isPending}
      refusal={refusal}
      onSubmit={giveBack}
      onClose={onClose}
    >
      <Typography>
        {money(collected)} was received and {money(refunded)} given back.
        {Number(refundDue) > 0 && ` ${money(refundDue)} is due.`}
        {Number(refundDue) === 0 && " Nothing is due to be given back."}
      </Typography>
      <TextField
        {...field("amount", "Amount")}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { inputMode: "decimal" },
        }}
      />
      <TextField {...field("method", "How")} select>
        {receivedBy.map((method) => (
          <MenuItem key={method} value={method}>
            {method === "card" ? "To the card it came from" : `${receivedByLabel[method]}, by hand`}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field("words", "Why (optional)")} multiline />
      {draft.method !== "card" && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          This notes what you give back yourself; no money moves by it.
        </Typography>
      )}
    </FormDialog>
  );
};
