import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import { Alert, Box, Button, Typography } from "@mui/material";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { longDateAndTime, money } from "../../../shared/formats.ts";
import { AppOptions } from "../money/AppOptions.tsx";
import { CardOption } from "../money/CardOption.tsx";
import { checkoutPath } from "../money/paths.ts";
import { PaymentOption } from "../money/PaymentOption.tsx";

/** What is still to pay, and every way to do so. */
export const WaysToSettle = ({ registration }: { registration: OwnRegistrationView }) => {
  const { outstanding } = registration.money;
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
      <AppOptions
        instructorId={registration.camp.instructorId}
        amount={outstanding}
        parentName={registration.parentName ?? ""}
      />
      <PaymentOption title="Pay at Event" icon={<PaymentsIcon />} mark={{ label: "High Risk", color: "error" }}>
        <Typography>
          Bring {money(outstanding)} in cash on the first day. Until then somebody who pays may take your spot.
        </Typography>
      </PaymentOption>
    </Box>
  );
};
