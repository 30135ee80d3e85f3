import ReportIcon from "@mui/icons-material/ReportProblemOutlined";
import { Box, Chip } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { StateChip } from "../../frame/StateChip.tsx";
import { PaymentStatusChip } from "./PaymentStatusChip.tsx";
import { registrationChipsWords as words } from "../words.ts";

/** A registration's status at a glance. */
export const RegistrationChips = ({ registration }: { registration: RegistrationView }) => {
  const { paymentStatus, registrationStatus, campIsCancelled, hasMismatch } = registration;
  const { refundDue } = registration.money;
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.5 }}>
      {!(campIsCancelled && paymentStatus === "unpaid") && <PaymentStatusChip status={paymentStatus} />}
      {registrationStatus === "withdrawn" && <Chip size="small" label={words.withdrawn} />}
      {registrationStatus !== "withdrawn" && campIsCancelled && <Chip size="small" label={words.campCanceled} />}
      {Number(refundDue) > 0 && <StateChip tone="warning" label={words.refundDue(money(refundDue))} />}
      {hasMismatch && <StateChip tone="warning" icon={<ReportIcon />} label={words.reviewPayment} />}
    </Box>
  );
};
