import type { PaymentStatus } from "../../../../backend/camps/contract.ts";
import { Chip } from "@mui/material";
import { StateChip, type Tone } from "../../frame/StateChip.tsx";
import { paymentStatusLabel } from "./words.ts";

const tone = { paid: "success", partial: "secondary", unpaid: "error" } as const satisfies Record<PaymentStatus, Tone>;

/** What was said of the payment; a word that is newer than this screen stands in an outline. */
export const PaymentStatusChip = ({ status }: { status: PaymentStatus }) => {
  const color = Object.hasOwn(tone, status) ? tone[status] : undefined;
  return color ? (
    <StateChip label={paymentStatusLabel[status]} tone={color} />
  ) : (
    <Chip size="small" variant="outlined" label={status} />
  );
};
