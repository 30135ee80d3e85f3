import { MenuItem, TextField } from "@mui/material";
import { PaymentStatus, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { parentName, paymentStatusLabel } from "../registrations/words.ts";
import { usePaymentStatus } from "./usePaymentStatus.ts";

/** Any of the three, at any time. */
export const PaymentStatusSelect = ({ registration }: { registration: RegistrationView }) => {
  const { status, set, isPending } = usePaymentStatus(registration);
  return (
    <TextField
      select
      value={status}
      aria-busy={isPending}
      onChange={({ target }) => {
        const chosen = PaymentStatus.parse(target.value);
        if (!isPending && chosen !== status) set(chosen);
      }}
      slotProps={{
        select: { SelectDisplayProps: { "aria-label": `Payment status of ${parentName(registration)}` } },
      }}
      sx={{ flex: "1 1 100px", maxWidth: { sm: 140 } }}
    >
      {PaymentStatus.options.map((one) => (
        <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
          {paymentStatusLabel[one]}
        </MenuItem>
      ))}
    </TextField>
  );
};
