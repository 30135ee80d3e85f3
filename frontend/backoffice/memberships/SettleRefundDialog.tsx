import { MenuItem, Typography } from "@mui/material";
import type { MembershipPaymentView } from "../../../backend/memberships/contract.ts";
import { SettleMembershipMismatch } from "../../../backend/memberships/formContract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { MembershipVerbs } from "./verbs.ts";
import { settleRefundWords as words } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly payment: MembershipPaymentView;
  readonly onClose: () => void;
}

/** What becomes of a refund that did not reach its card. */
export const SettleRefundDialog = ({ playerId, payment: { invoiceId }, onClose }: Props) => {
  const start: SettleMembershipMismatch = { how: "accepted", reason: "" };
  const { control, dialog } = useActForm(
    SettleMembershipMismatch,
    start,
    ({ settleMembershipRefund }: MembershipVerbs) =>
      (told) =>
        settleMembershipRefund({ playerId, invoiceId, ...told }),
    { done: words.done, failed: words.failed },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.title} action={words.settle} {...dialog} onClose={onClose}>
      <Typography>{words.whatHappened}</Typography>
      <FormField control={control} name="how" label={words.whatNow} select>
        <MenuItem value="accepted">{words.paidAnotherWay}</MenuItem>
        <MenuItem value="refunded">{words.refundAgain}</MenuItem>
      </FormField>
      <FormField control={control} name="reason" label={words.reason} helperText={words.reasonHelp} multiline />
    </FormDialog>
  );
};
