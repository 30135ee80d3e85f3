import { InputAdornment } from "@mui/material";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { PaidByHand, PaymentStatus, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { SetPaymentStatus } from "../../../../backend/camps/money/payContract.ts";
import { receivedByLabel } from "../../../shared/camps/campTexts.ts";
import { money } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { isSettled } from "./moves.ts";
import { draftOf, type PaymentDraft, toldOf } from "./paymentDraft.ts";
import { parentName, paymentDialogWords as words, paymentStatusLabel, paymentStatusWords } from "../words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Sets how much was paid, how, and why we know. Mounted while it is open. */
export const PaymentDialog = ({ registration, onClose }: Props) => {
  const { control, dialog } = useActForm(
    z.preprocess((draft: PaymentDraft) => toldOf(draft), SetPaymentStatus),
    draftOf(registration),
    ({ setPaymentStatus }: CampVerbs) =>
      (draft, attempt) => {
        const told = { id: registration.id, ...toldOf(draft), received: registration.money.collected };
        return setPaymentStatus({ ...told, key: attempt(told).idempotencyKey });
      },
    { done: paymentStatusWords.paymentStatusUpdated, failed: words.failedToUpdatePayment },
    { sent: onClose, undoable: () => registration.id },
  );
  const paymentStatus = useWatch({ control, name: "paymentStatus" });
  const name = parentName(registration);
  const [title, action] = isSettled(registration)
    ? [words.editPaymentOf(name), words.savePayment]
    : [words.recordPaymentOf(name), words.recordPayment];
  return (
    <FormDialog
      title={title}
      lead={words.totalAndReceived(money(registration.totalAmount), money(registration.money.collected))}
      action={action}
      large
      {...dialog}
      onClose={onClose}
    >
      <Choice
        control={control}
        name="paymentStatus"
        label={words.paymentStatus}
        choices={PaymentStatus.options.map((value) => ({ label: paymentStatusLabel[value], value }))}
      />
      {paymentStatus !== "unpaid" && (
        <Choice
          control={control}
          name="method"
          label={words.howWasItPaid}
          choices={PaidByHand.options.map((value) => ({ label: receivedByLabel[value], value }))}
        />
      )}
      {paymentStatus === "partial" && (
        <FormField
          control={control}
          name="amount"
          label={words.amountReceivedSoFar}
          helperText={words.everythingReceived}
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { inputMode: "decimal" },
          }}
        />
      )}
      <FormField
        control={control}
        name="words"
        label={words.noteOptional}
        helperText={words.keptWithThePayment}
        multiline
      />
    </FormDialog>
  );
};
