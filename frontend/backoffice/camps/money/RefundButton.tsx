import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { parentName, refundButtonWords as words } from "../words.ts";

// Loaded with its fields when it is first opened, to keep the first screen small.
const RefundDialog = lazy(async () => ({
  default: (await import("../registrations/RefundDialog.tsx")).RefundDialog,
}));

/** Opens the refund dialog with the amount due filled in. */
export const RefundButton = ({ registration }: { registration: RegistrationView }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ whiteSpace: "nowrap" }}
        aria-label={words.issueRefundOf(parentName(registration))}
        onClick={() => setOpen(true)}
      >
        {words.issueRefund}
      </Button>
      <Suspense>{isOpen && <RefundDialog registration={registration} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
