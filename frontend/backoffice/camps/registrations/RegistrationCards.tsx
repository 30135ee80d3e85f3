import { Card, Typography } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { DeleteRegistration } from "./DeleteRegistration.tsx";
import { isRefundDue } from "./moves.ts";
import { PaymentRow } from "../money/PaymentRow.tsx";
import { RefundButton } from "../money/RefundButton.tsx";
import { registrationCardsWords as words } from "../words.ts";

/** The registrations of one camp, each with its payment status, which can be changed. */
export const RegistrationCards = ({ registrations }: { registrations: readonly RegistrationView[] }) => {
  if (registrations.length === 0)
    return <Typography sx={{ color: "text.secondary" }}>{words.nobodyHasRegisteredYet}</Typography>;
  return (
    <Card component="ul" aria-label={words.registrations} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {registrations.map((registration) => (
        <PaymentRow
          key={registration.id}
          registration={registration}
          act={
            <>
              {isRefundDue(registration) && <RefundButton registration={registration} />}
              <DeleteRegistration registration={registration} compact />
            </>
          }
        />
      ))}
    </Card>
  );
};
