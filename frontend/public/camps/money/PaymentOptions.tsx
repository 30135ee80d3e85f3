import ScheduleIcon from "@mui/icons-material/Schedule";
import { Alert, Box, Button, type ButtonProps, Card, Divider, Link as Anchor, Typography } from "@mui/material";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { useSettings } from "../../../shared/settings.ts";
import { tabular } from "../../../shared/theme.ts";
import { allDays, dayNames } from "../campDays.ts";
import { CampFacts } from "../CampFacts.tsx";
import { AgreeByActing } from "../../policies/open.ts";
import { MedicalLost } from "../registrations/wizard/MedicalLost.tsx";
import { priceOf } from "../registrations/wizard/price.ts";
import { Refusal } from "../registrations/wizard/Refusal.tsx";
import type { RegistrationDraft } from "../registrations/wizard/registrationDraft.ts";
import { AppOptions } from "./AppOptions.tsx";
import { CardOption } from "./CardOption.tsx";
import { PaymentOption } from "./PaymentOption.tsx";
import { SummaryRow } from "./SummaryRow.tsx";
import { useRegisterToPay, type Way } from "./useRegisterToPay.ts";

const PaymentInstructionsForCamps = () => {
  const { contact } = useSettings();
  return (
    <Card component="aside" aria-labelledby="instructions" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="instructions" variant="h4" component="h2">
        Payment instructions
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 0.75 }}>
        <li>Include your name in the payment note.</li>
        <li>A confirmation e-mail arrives within 24 hours.</li>
        <li>
          Questions? <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
        </li>
      </Box>
    </Card>
  );
};

type Props = { camp: CampView; draft: RegistrationDraft; price: { each: string; total: string } };

/** What is about to be paid for. */
const DraftSummary = ({ camp, draft, price }: Props) => (
  <Card
    component="section"
    aria-labelledby="camp"
    sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
  >
    <Typography id="camp" variant="h3" component="h2">
      {camp.title}
    </Typography>
    {camp.description && <Typography>{camp.description}</Typography>}
    <CampFacts camp={camp} />
    <Divider />
    <Typography variant="h4" component="h3">
      Registration summary
    </Typography>
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 0.75, ...tabular }}>
      <SummaryRow name="Parent">{draft.parentInfo.parentName}</SummaryRow>
      <SummaryRow name="E-mail">{draft.parentInfo.parentEmail}</SummaryRow>
      <SummaryRow name="Days">
        {draft.registrationOption === "all_days" ? allDays(camp) : dayNames(draft.selectedDays)}
      </SummaryRow>
      <SummaryRow name="Participants">{String(draft.participants.length)}</SummaryRow>
      <SummaryRow name="Price per participant">{money(price.each)}</SummaryRow>
    </Box>
    <Divider />
    <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline" }}>
      <Typography sx={{ fontWeight: 700 }}>Total</Typography>
      <Typography variant="h2" component="p" sx={tabular}>
        {money(price.total)}
      </Typography>
    </Box>
  </Card>
);

export const paymentColumns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.3fr)" },
};

/** Everything typed, the price, and the ways to pay. Each registers first, so that payments can be matched. */
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
        <AgreeByActing by="registering" />
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
