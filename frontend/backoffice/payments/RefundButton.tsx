import { Button } from "@mui/material";
import { useState } from "react";
import type { RegistrationView } from "../../../backend/camps/contract.ts";
import { RefundDialog } from "../camps/registrations/RefundDialog.tsx";
import { parentName } from "../camps/registrations/words.ts";

/** Opens the refund with what is due filled in. */
export const RefundButton = ({ registration }: { registration: RegistrationView }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ whiteSpace: "nowrap" }}
        aria-label={`Give back to ${parentName(registration)}`}
        onClick={() => setOpen(true)}
      >
        Give back
      </Button>
      {isOpen && <RefundDialog registration={registration} onClose={() => setOpen(false)} />}
    </>
  );
};
