import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import PhoneIcon from "@mui/icons-material/PhoneIphone";
import { Alert, Box, Button, Typography } from "@mui/material";
import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";
import { longDateAndTime, money } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { usePaymentHandles } from "../booking/usePaymentHandles.ts";
import { AppPayment } from "../payments/AppPayment.tsx";
import { CardOption } from "../payments/CardOption.tsx";
import { checkoutPath } from "../payments/paths.ts";
import { cashAppLink, paymentNote, venmoLink } from "../payments/paymentLinks.ts";
import { PaymentOption } from "../payments/PaymentOption.tsx";

/** What is still to pay, and every way to do so. */
export const WaysToSettle = ({ registration }: { registration: OwnRegistrationView }) => {
  const { outstanding } = registration.money;
  const { handles, error, retry } = usePaymentHandles(registration.camp.instructorId);
  const note = paymentNote(registration.parentName ?? "");
  return (
    <Box component="section" aria-labelledby="pay" sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <Typography id="pay" variant="h2">
        {money(outstanding)} to pay
      </Typography>
      <Alert severity="warning">
        Your spot is not guaranteed until it is paid.
        {registration.payBy && ` It is kept until ${longDateAndTime(registration.payBy)}.`}
      </Alert>
      <CardOption here="Your spot is confirmed as soon as it is paid." elsewhere="On our payment page, in a new tab.">
        {/* A full load: only card pages may load the provider's script. */}
        <Button
          component="a"
          href={checkoutPath(registration.campId, registration.id)}
          variant="contained"
          color="stitch"
          size="large"
          sx={{ justifySelf: "start" }}
        >
          Pay by card now
        </Button>
      </CardOption>
      {error && <Problem title="Failed to fetch how to pay" error={error} onRetry={retry} />}
      {handles?.venmo && (
        <PaymentOption title="Venmo" icon={<PhoneIcon />}>
          <AppPayment
            app="Venmo"
            handle={handles.venmo}
            amount={outstanding}
            note={note}
            href={venmoLink(handles.venmo, outstanding, note)}
          />
        </PaymentOption>
      )}
      {handles?.cashApp && (
        <PaymentOption title="Cash App" icon={<PhoneIcon />}>
          <AppPayment
            app="Cash App"
            handle={handles.cashApp}
            amount={outstanding}
            note={note}
            href={cashAppLink(handles.cashApp, outstanding)}
          />
        </PaymentOption>
      )}
      <PaymentOption title="Pay at Event" icon={<PaymentsIcon />} mark={{ label: "High Risk", color: "error" }}>
        <Typography>
          Bring {money(outstanding)} in cash on the first day. Until then somebody who pays may take your spot.
        </Typography>
      </PaymentOption>
    </Box>
  );
};
