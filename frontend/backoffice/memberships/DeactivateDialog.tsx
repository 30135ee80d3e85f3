import { MenuItem } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import type { MembershipPaymentView } from "../../../backend/memberships/contract.ts";
import { DeactivateMembership } from "../../../backend/memberships/formContract.ts";
import { shortMoney } from "../../shared/formats.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { newKey } from "../../shared/forms/attemptKey.ts";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { MembershipVerbs } from "./verbs.ts";
import { deactivateWords as words } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly name: string;
  readonly lastPayment?: MembershipPaymentView | undefined; // by card
  readonly onClose: () => void;
}
const Typed = DeactivateMembership.omit({ userId: true })
  .extend({ refund: z.enum(["none", "all"]) })
  .refine(({ refund, reason }) => refund === "none" || reason, { path: ["reason"], message: words.sayWhy });
type Typed = { reason: string; refund: "none" | "all" };

/** Ends a membership right away, and refunds the last month if wanted. */
export const DeactivateDialog = ({ playerId, name, lastPayment, onClose }: Props) => {
  const [key] = useState(newKey);
  const start: Typed = { reason: "", refund: "none" };
  const { control, dialog } = useActForm(
    Typed,
    start,
    ({ deactivateMembership, refundMembership }: MembershipVerbs) =>
      ({ reason, refund }) =>
        refund === "all" && lastPayment
          ? refundMembership({ playerId, key, invoiceId: lastPayment.invoiceId, reason, end: true })
          : deactivateMembership({ userId: playerId, reason }),
    { done: words.done, failed: words.error, unexplained: words.failed },
    { sent: onClose },
  );
  const left = lastPayment && lastPayment.dispute !== "open" ? Number(lastPayment.left) : 0;
  return (
    <FormDialog
      title={words.title(name)}
      lead={words.whatItMeans}
      action={words.deactivate}
      cancel={words.keep}
      danger
      {...dialog}
      onClose={onClose}
    >
      {left > 0 && (
        <FormField control={control} name="refund" label={words.refund} select>
          <MenuItem value="none">{words.noRefund}</MenuItem>
          <MenuItem value="all">{words.refundIt(shortMoney(left))}</MenuItem>
        </FormField>
      )}
      <FormField control={control} name="reason" label={words.reason} helperText={words.reasonHelp} multiline />
    </FormDialog>
  );
};
