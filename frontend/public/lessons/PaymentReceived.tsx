import PaidIcon from "@mui/icons-material/PaidOutlined";
import { Chip } from "@mui/material";
import type { PaymentView } from "../../../backend/lessons/contract.ts";
import { money } from "../../shared/formats.ts";

/** To the player: the instructor says that the money has come. */
export const PaymentReceived = ({ payment: { amount } }: { payment: PaymentView }) => (
  <Chip
    size="small"
    variant="outlined"
    color="success"
    icon={<PaidIcon />}
    label={`Payment received: ${money(amount)}`}
  />
);
