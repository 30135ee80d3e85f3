import ScheduleIcon from "@mui/icons-material/Schedule";
import { Alert, Box, Button, type ButtonProps, Typography } from "@mui/material";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { priceOf } from "../registrations/price.ts";
import { Refusal } from "../registrations/Refusal.tsx";
import type { RegistrationDraft } from "../registrations/registrationDraft.ts";
import { AppOptions } from "./AppOptions.tsx";
import { CardOption } from "./CardOption.tsx";
import { DraftSummary } from "./DraftSummary.tsx";
import { MedicalLost } from "../registrations/MedicalLost.tsx";
import { PaymentInstructionsForCamps } from "./PaymentInstructionsForCamps.tsx";
import { PaymentOption } from "./PaymentOption.tsx";
import { useRegisterToPay, type Way } from "./useRegisterToPay.ts";

export const paymentColumns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.3fr)" },
};

/** Everything typed, what it costs, and the ways to pay. Each of them registers first, so that money finds its family. */
export const PaymentOptions = ({ camp, draft }: { camp: CampView; draft: RegistrationDraft }) => {
  const price = priceOf(camp, draft, draft.participants.length);
  const { register, error, isPending, attempt, again } = useRegisterToPay(camp, draft);
  const registerBy = (way: Way, label: string, look: Pick<ButtonProps, "variant" | "color" | "size"> = {}) => (
    <Button
      variant="contained"
      {...look}
      disabled={isPending}
      onClick={() => register(way)}
      sx={{ justifySelf: "start" }}
    >
      {isPending ? "Registering..." : label}
    </Button>
  );
  return (
    <Box sx={paymentColumns}>
      <Box sx={{ display: "grid", gap: 3, position: { md: "sticky" }, top: 96, minWidth: 0 }}>
        <DraftSummary camp={camp} draft={draft} price={price} />
        <Box sx={{ display: { xs: "none", md: "block" } }}>
          <PaymentInstructionsForCamps />
        </Box>
      </Box>
      <Box component="section" aria-labelledby="ways" sx={{ display: "grid", gap: 2, minWidth: 0 }}>
        <Typography id="ways" variant="h2">
          How would you like to pay?
        </Typography>
        <Alert severity="info">
          Spots are first come, first served. Yours is not confirmed until the payment is received.
        </Alert>
        <MedicalLost campId={camp.id} draft={draft} />
        {error && (
          <Refusal
            key={attempt}
            camp={camp}
            error={error}
            total={price.total}
            isPending={isPending}
            onRegisterAgain={again}
          />
        )}
        <CardOption
          here="You register now and pay on the next page. Your spot is confirmed as soon as it is paid."
          elsewhere="Register and pay by card on our payment page. It opens in a new tab."
        >
          {registerBy("card", "Register and pay by card", { color: "stitch", size: "large" })}
        </CardOption>
        <AppOptions
          instructorId={camp.instructorId}
          amount={price.total}
          parentName={draft.parentInfo.parentName}
          act={({ way, app }) => registerBy(way, `Register, I pay with ${app}`)}
        />
        <PaymentOption title="Pay Later" icon={<ScheduleIcon />} mark={{ label: "Risk", color: "error" }}>
          <Typography>
            Your spot is not guaranteed. Whoever pays first comes first, and you settle before the event.
          </Typography>
          {registerBy("later", "Register Without Payment (Risk)", { variant: "outlined", color: "error" })}
        </PaymentOption>
        <Box sx={{ display: { md: "none" } }}>
          <PaymentInstructionsForCamps />
        </Box>
      </Box>
    </Box>
  );
};
