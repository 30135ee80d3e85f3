import { Box, Typography } from "@mui/material";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { money } from "../../../shared/formats.ts";
import { Handle } from "../../frame/Handle.tsx";

export type PaymentHandles = InstructorView["payment"];

/** How to pay for a lesson, which happens elsewhere. `handles`: the instructor's accounts; undefined until known. */
export const PaymentInstructions = ({
  price,
  handles,
}: {
  price?: string | undefined;
  handles: PaymentHandles | undefined;
}) => {
  const by = handles && [handles.venmo && "Venmo", handles.cashApp && "Cash App"].filter(Boolean).join(" or ");
  return (
    <Box component="section" aria-labelledby="payment" sx={{ p: 2.5, borderRadius: "12px", bgcolor: "ground.sand" }}>
      <Typography id="payment" variant="h4" component="h3">
        How to pay
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1 }}>
        Send {price ? money(price) : "the price"} by {by || "Venmo or Cash App"}. Your lesson is not confirmed until the
        payment is received.
      </Typography>
      <Box sx={{ minHeight: 88 }} aria-busy={!handles}>
        {handles?.venmo && <Handle label="Venmo" handle={handles.venmo} />}
        {handles?.cashApp && <Handle label="Cash App" handle={handles.cashApp} />}
      </Box>
    </Box>
  );
};
