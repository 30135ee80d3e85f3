import { Box, Button, Card, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import type { MembershipPaymentView } from "../../../backend/memberships/contract.ts";
import { SettleMembershipMismatch } from "../../../backend/memberships/formContract.ts";
import { dateAt, dayOfYear, money } from "../../shared/formats.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { tabular } from "../../shared/theme.ts";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import { StateChip } from "../frame/StateChip.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import type { MembershipVerbs } from "./verbs.ts";
import { paymentsWords as words, refundWords, settleRefundWords as settleWords } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly payments: readonly MembershipPaymentView[];
}

const State = ({ payment: { dispute, trouble, refunded, onTheWay, left } }: { payment: MembershipPaymentView }) => {
  if (dispute === "open") return <StateChip tone="warning" label={words.disputed} />;
  if (dispute === "lost") return <StateChip tone="error" label={words.disputeLost} />;
  if (trouble) return <StateChip tone="warning" label={words.refundFailed} />;
  if (Number(onTheWay) > 0) return <StateChip tone="info" label={words.refundOnTheWay} />;
  if (Number(refunded) === 0) return null;
  return <StateChip tone={undefined} label={Number(left) === 0 ? words.refunded : words.partlyRefunded} />;
};

/** What becomes of a refund that did not reach its card. */
const SettleRefundDialog = ({
  playerId,
  payment: { invoiceId },
  onClose,
}: Pick<Props, "playerId"> & { payment: MembershipPaymentView; onClose: () => void }) => {
  const start: SettleMembershipMismatch = { how: "accepted", reason: "" };
  const { control, dialog } = useActForm(
    SettleMembershipMismatch,
    start,
    ({ settleMembershipRefund }: MembershipVerbs) =>
      (told) =>
        settleMembershipRefund({ playerId, invoiceId, ...told }),
    { done: settleWords.done, failed: settleWords.failed },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={settleWords.title}
      lead={settleWords.whatHappened}
      action={settleWords.settle}
      {...dialog}
      onClose={onClose}
    >
      <FormField control={control} name="how" label={settleWords.whatNow} select>
        <MenuItem value="accepted">{settleWords.paidAnotherWay}</MenuItem>
        <MenuItem value="refunded">{settleWords.refundAgain}</MenuItem>
      </FormField>
      <FormField
        control={control}
        name="reason"
        label={settleWords.reason}
        helperText={settleWords.reasonHelp}
        multiline
      />
    </FormDialog>
  );
};

const Payment = ({ payment, ...props }: Omit<Props, "payments"> & { payment: MembershipPaymentView }) => {
  const [asking, ask] = useState<"refund" | "settle">();
  const { amount, refunded, paidAt, until, left, dispute, trouble } = payment;
  const close = () => ask(undefined);
  const day = dayOfYear(dateAt(paidAt));
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1.25,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 200px" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography sx={{ fontWeight: 650, ...tabular }}>{money(amount)}</Typography>
          <State payment={payment} />
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {day} · {until ? words.through(dayOfYear(dateAt(Date.parse(until) - 1))) : words.paidTwice}
          {Number(refunded) > 0 && ` · ${words.refundedAmount(money(refunded))}`}
        </Typography>
      </Box>
      {trouble === "refund failed" ? (
        <Button variant="outlined" size="small" onClick={() => ask("settle")}>
          {settleWords.settle}
        </Button>
      ) : (
        Number(left) > 0 &&
        dispute !== "open" && (
          <Button
            variant="outlined"
            size="small"
            aria-label={refundWords.refundOf(money(amount), day)}
            onClick={() => ask("refund")}
          >
            {refundWords.refund}
          </Button>
        )
      )}
      {asking === "refund" && <RefundDialog {...props} payment={payment} onClose={close} />}
      {asking === "settle" && <SettleRefundDialog playerId={props.playerId} payment={payment} onClose={close} />}
    </Box>
  );
};

/** Every month that was paid by card, the latest first, and what of it went back. */
export const Payments = ({ payments, ...props }: Props) => (
  <Card component="ul" aria-label={words.payments} sx={{ listStyle: "none", m: 0, p: 0 }}>
    {payments.map((payment) => (
      <Payment key={payment.invoiceId} payment={payment} {...props} />
    ))}
  </Card>
);
