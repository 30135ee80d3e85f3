import { InputAdornment, MenuItem } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import type { MembershipPaymentView } from "../../../backend/memberships/contract.ts";
import { RefundMembership } from "../../../backend/memberships/formContract.ts";
import { shortMoney } from "../../shared/formats.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { newKey } from "../../shared/forms/attemptKey.ts";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { MembershipVerbs } from "./verbs.ts";
import { refundWords as words } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly name: string;
  readonly payment: MembershipPaymentView;
  readonly isActive: boolean;
  readonly onClose: () => void;
}
const Typed = RefundMembership.omit({ invoiceId: true, end: true }).extend({ membership: z.enum(["keep", "end"]) });
type Typed = { amount: string; reason: string; membership: "keep" | "end" };

/** Refunds a month, or part of it, to the card. */
export const RefundDialog = ({ playerId, name, payment: { invoiceId, left }, isActive, onClose }: Props) => {
  const [key] = useState(newKey); // one opening is one refund, however often it is sent
  const start: Typed = { amount: left, reason: "", membership: "keep" };
  const { control, dialog } = useActForm(
    Typed,
    start,
    ({ refundMembership }: MembershipVerbs) =>
      ({ amount, reason, membership }) =>
        refundMembership({ playerId, key, invoiceId, amount, reason, end: membership === "end" }),
    { done: words.done, meaning: () => words.meaning, failed: words.failed },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={words.title(name)}
      lead={words.whereItGoes(shortMoney(left))}
      action={words.refund}
      {...dialog}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="amount"
        label={words.amount}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { inputMode: "decimal" },
        }}
      />
      <FormField control={control} name="reason" label={words.reason} helperText={words.reasonHelp} multiline />
      {isActive && (
        <FormField control={control} name="membership" label={words.membership} select>
          <MenuItem value="keep">{words.keepIt}</MenuItem>
          <MenuItem value="end">{words.endIt}</MenuItem>
        </FormField>
      )}
    </FormDialog>
  );
};
