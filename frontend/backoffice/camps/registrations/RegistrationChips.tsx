import ReportIcon from "@mui/icons-material/ReportProblemOutlined";
import { Box, Chip } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { soft } from "../../../shared/theme.ts";
import { PaymentStatusChip } from "./PaymentStatusChip.tsx";

/** What was said of the payment is not what the card provider's books say. */
const MismatchChip = () => (
  <Chip
    size="small"
    icon={<ReportIcon />}
    label="Mismatch"
    sx={{ bgcolor: soft("warning", 14), color: "warning.main", "& .MuiChip-icon": { color: "inherit" } }}
  />
);
const RefundDueChip = ({ amount }: { amount: string }) => (
  <Chip size="small" label={`${amount} to give back`} sx={{ bgcolor: soft("warning", 14), color: "warning.main" }} />
);

/** How a registration stands, at a glance. */
export const RegistrationChips = ({ registration }: { registration: RegistrationView }) => {
  const { paymentStatus, registrationStatus, campIsCancelled, hasMismatch } = registration;
  const { refundDue } = registration.money;
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.5 }}>
      {!(campIsCancelled && paymentStatus === "unpaid") && <PaymentStatusChip status={paymentStatus} />}
      {registrationStatus === "withdrawn" && <Chip size="small" label="Withdrawn" />}
      {registrationStatus !== "withdrawn" && campIsCancelled && <Chip size="small" label="Camp cancelled" />}
      {Number(refundDue) > 0 && <RefundDueChip amount={money(refundDue)} />}
      {hasMismatch && <MismatchChip />}
    </Box>
  );
};
