import { Chip } from "@mui/material";
import type { PaymentStatus } from "../../../../backend/camps/contract.ts";
import { soft } from "../../../shared/theme.ts";
import { paymentStatusLabel } from "./words.ts";

const tone = { paid: "success", partial: "secondary", unpaid: "error" } as const satisfies Record<
  PaymentStatus,
  string
>;

/** What was said of the payment; a word that is newer than this screen stands in an outline. */
export const PaymentStatusChip = ({ status }: { status: PaymentStatus }) => {
  const color = Object.hasOwn(tone, status) ? tone[status] : undefined;
  return color ? (
    <Chip size="small" label={paymentStatusLabel[status]} sx={{ bgcolor: soft(color, 14), color: `${color}.main` }} />
  ) : (
    <Chip size="small" variant="outlined" label={status} />
  );
};
