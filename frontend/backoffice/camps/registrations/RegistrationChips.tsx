import ReportIcon from "@mui/icons-material/ReportProblemOutlined";
import { Box, Chip } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { StateChip } from "../../frame/StateChip.tsx";
import { PaymentStatusChip } from "./PaymentStatusChip.tsx";

/** A registration's status at a glance. */
export const RegistrationChips = ({ registration }: { registration: RegistrationView }) => {
  const { paymentStatus, registrationStatus, campIsCancelled, hasMismatch } = registration;
  const { refundDue } = registration.money;
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.5 }}>
      {!(campIsCancelled && paymentStatus === "unpaid") && <PaymentStatusChip status={paymentStatus} />}
      {registrationStatus === "withdrawn" && <Chip size="small" label="Withdrawn" />}
      {registrationStatus !== "withdrawn" && campIsCancelled && <Chip size="small" label="Camp cancelled" />}
      {Number(refundDue) > 0 && <StateChip tone="warning" label={`${money(refundDue)} to give back`} />}
      {hasMismatch && <StateChip tone="warning" icon={<ReportIcon />} label="Mismatch" />}
    </Box>
  );
};
