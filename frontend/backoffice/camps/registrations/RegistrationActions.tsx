import { Button } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { mayBeReleased } from "../../../../backend/camps/registrationRule.ts";
import { DeleteRegistration } from "./DeleteRegistration.tsx";
import { holdsMoney, isRefundDue } from "./moves.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import { ReleaseDialog } from "./ReleaseDialog.tsx";

type Asking = "payment" | "refund" | "release" | undefined;

/** What whoever keeps the camp can do with a registration. */
export const RegistrationActions = ({ registration }: { registration: RegistrationView }) => {
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Button component={Link} to={`/camp-registrations/${registration.id}/dispute-pack`}>
        Dispute pack
      </Button>
      {mayBeReleased(registration) && !registration.campIsCancelled && (
        <Button onClick={() => setAsking("release")}>Give places free</Button>
      )}
      <DeleteRegistration registration={registration} />
      {holdsMoney(registration) && (
        <Button variant={isRefundDue(registration) ? "contained" : "outlined"} onClick={() => setAsking("refund")}>
          Give money back
        </Button>
      )}
      <Button variant={isRefundDue(registration) ? "outlined" : "contained"} onClick={() => setAsking("payment")}>
        Set payment
      </Button>
      {asking === "payment" && <PaymentDialog registration={registration} onClose={close} />}
      {asking === "refund" && <RefundDialog registration={registration} onClose={close} />}
      {asking === "release" && <ReleaseDialog registration={registration} onClose={close} />}
    </>
  );
};
