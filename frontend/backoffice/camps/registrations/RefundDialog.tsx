import { InputAdornment, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { ReceivedBy, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { RequestRefund } from "../../../../backend/camps/money/payContract.ts";
import { receivedByLabel } from "../../../shared/camps/campTexts.ts";
import { money } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { refundDraft } from "./refundDraft.ts";
import { parentName } from "./words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; onClose: () => void };

const amountIsThere = RequestRefund.refine(({ amount }) => amount !== undefined, {
  path: ["amount"],
  message: "Please enter the amount in dollars",
});

/** Gives money back: what is due, unless another amount is entered. */
export const RefundDialog = ({ registration, onClose }: Props) => {
  const [key] = useState(() => crypto.randomUUID()); // one opening is one refund, however often it is sent
  const { control, dialog } = useActForm(
    amountIsThere,
    refundDraft(registration),
    ({ refundRegistration }: CampVerbs) =>
      (draft) =>
        refundRegistration({ id: registration.id, key, ...draft }),
    {
      done: ({ method }) => (method === "card" ? "The refund is on its way" : "Refund noted"),
      meaning: ({ method }) =>
        method === "card" ? "The card provider sends it back to the card; that takes some days." : undefined,
      failed: "Failed to give the money back",
    },
    { sent: onClose },
  );
  const method = useWatch({ control, name: "method" });
  const { refundDue, collected, refunded } = registration.money;
  return (
    <FormDialog
      title={`Give money back to ${parentName(registration)}`}
      action={dialog.sending ? "Giving back …" : "Give back"}
      {...dialog}
      onClose={onClose}
    >
      <Typography>
        {money(collected)} was received and {money(refunded)} given back.
        {Number(refundDue) > 0 && ` ${money(refundDue)} is due.`}
        {Number(refundDue) === 0 && " Nothing is due to be given back."}
      </Typography>
      <FormField
        control={control}
        name="amount"
        label="Amount"
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { inputMode: "decimal" },
        }}
      />
      <FormField control={control} name="method" label="How" select>
        {ReceivedBy.options.map((by) => (
          <MenuItem key={by} value={by}>
            {by === "card" ? "To the card it came from" : `${receivedByLabel[by]}, by hand`}
          </MenuItem>
        ))}
      </FormField>
      <FormField control={control} name="words" label="Why (optional)" multiline />
      {method !== "card" && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          This notes what you give back yourself; no money moves by it.
        </Typography>
      )}
    </FormDialog>
  );
};
