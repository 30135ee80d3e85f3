import type { PaymentStatus } from "../../../../backend/camps/contract.ts";
import { Chip } from "@mui/material";
import { StateChip, type Tone } from "../../frame/StateChip.tsx";
import { paymentStatusLabel } from "../words.ts";

const tone = { paid: "success", partial: "secondary", unpaid: "error" } as const satisfies Record<PaymentStatus, Tone>;

/** The payment status. One that this build does not know yet is outlined. */
export const PaymentStatusChip = ({ status }: { status: PaymentStatus }) => {
  const color = Object.hasOwn(tone, status) ? tone[status] : undefined;
  return color ? (
    <StateChip label={paymentStatusLabel[status]} tone={color} />
  ) : (
    <Chip size="small" variant="outlined" label={status} />
  );
};
