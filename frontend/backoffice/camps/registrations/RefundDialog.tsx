import { Alert, InputAdornment, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { ReceivedBy, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { RequestRefund } from "../../../../backend/camps/money/payContract.ts";
import { receivedByLabel } from "../../../shared/camps/campTexts.ts";
import { money } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { newKey } from "../../../shared/forms/attemptKey.ts";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { refundDraft } from "./refundDraft.ts";
import { parentName, refundButtonWords, refundDialogWords as words } from "../words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; onClose: () => void };

const amountIsThere = RequestRefund.refine(({ amount }) => amount !== undefined, {
  path: ["amount"],
  message: words.pleaseEnterTheAmount,
});

/** Refunds what is due, unless another amount is entered. */
export const RefundDialog = ({ registration, onClose }: Props) => {
  const [key] = useState(newKey); // one opening is one refund, however often it is sent
  const { control, dialog } = useActForm(
    amountIsThere,
    refundDraft(registration),
    ({ refundRegistration }: CampVerbs) =>
      (draft) =>
        refundRegistration({ id: registration.id, key, ...draft }),
    {
      done: ({ method }) => (method === "card" ? words.refundRequested : words.refundRecorded),
      meaning: ({ method }) => (method === "card" ? words.theCardProviderReturns : undefined),
      failed: words.failedToIssueThe,
    },
    { sent: onClose },
  );
  const method = useWatch({ control, name: "method" });
  const { isHandedOver } = registration;
  const { refundDue, collected, refunded } = registration.money;
  return (
    <FormDialog
      title={isHandedOver ? refundButtonWords.issueRefund : words.issueRefundTo(parentName(registration))}
      action={dialog.sending ? words.issuingRefund : refundButtonWords.issueRefund}
      {...dialog}
      onClose={onClose}
    >
      <Typography>
        {words.weveReceived(money(collected), money(refunded))}
        {Number(refundDue) > 0 && words.refundDue(money(refundDue))}
        {Number(refundDue) === 0 && words.noRefundIsDue}
      </Typography>
      {isHandedOver && <Alert severity="warning">{words.paidBySomeoneElse(parentName(registration))}</Alert>}
      <FormField
        control={control}
        name="amount"
        label={words.amount}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { inputMode: "decimal" },
        }}
      />
      <FormField control={control} name="method" label={words.refundMethod} select>
        {ReceivedBy.options.map((by) => (
          <MenuItem key={by} value={by}>
            {by === "card" ? words.toTheOriginalCard : receivedByLabel[by]}
          </MenuItem>
        ))}
      </FormField>
      <FormField control={control} name="words" label={words.reasonOptional} multiline />
      {method !== "card" && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.thisOnlyRecordsA}
        </Typography>
      )}
    </FormDialog>
  );
};
