import ScheduleIcon from "@mui/icons-material/Schedule";
import { Alert, Box, type ButtonProps, Card, Divider, Link as Anchor, Typography } from "@mui/material";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
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
import { chosenFirst, PaymentOption } from "./PaymentOption.tsx";
import { SummaryRow } from "./SummaryRow.tsx";
import { useRegisterToPay, type Way } from "./useRegisterToPay.ts";
import { paymentOptionsWords as words } from "../words.ts";

const PaymentInstructionsForCamps = () => {
  const { contact } = useSettings();
  return (
    <Card component="aside" aria-labelledby="instructions" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="instructions" variant="h4" component="h2">
        {words.paymentInstructions}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 0.75 }}>
        <li>{words.includeYourNameIn}</li>
        <li>{words.confirmationEmailWithin24Hours}</li>
        <li>
          {words.questions}
          <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
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
      {words.registrationSummary}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 0.75, ...tabular }}>
      <SummaryRow name={words.parent}>{draft.parentInfo.parentName}</SummaryRow>
      <SummaryRow name={words.email}>{draft.parentInfo.parentEmail}</SummaryRow>
      <SummaryRow name={words.days}>
        {draft.registrationOption === "all_days" ? allDays(camp) : dayNames(camp, draft.selectedDays)}
      </SummaryRow>
      <SummaryRow name={words.players}>{String(draft.participants.length)}</SummaryRow>
      <SummaryRow name={words.pricePerPlayer}>{money(price.each)}</SummaryRow>
    </Box>
    <Divider />
    <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline" }}>
      <Typography sx={{ fontWeight: 700 }}>{words.total}</Typography>
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
  const players = draft.participants.length;
  const price = priceOf(camp, draft, players);
  const chosen = draft.parentInfo.paymentMethod;
  const { register, error, isPending, attempt, again } = useRegisterToPay(camp, draft);
  const registerBy = (way: Way, label: string, look: Pick<ButtonProps, "variant" | "color" | "size"> = {}) => (
    <ActButton
      variant="contained"
      {...look}
      busy={isPending}
      onClick={() => register(way)}
      sx={{ justifySelf: "start" }}
    >
      {isPending ? words.registering : label}
    </ActButton>
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
          {words.howWouldYouLikeToPay}
        </Typography>
        <Alert severity="info">{words.spotsAreFirstCome(players)}</Alert>
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
        {chosenFirst(chosen, {
          card: (
            <CardOption
              key="card"
              here={words.registerNowAndPayNext(players)}
              elsewhere={words.registerAndPayOnOurPage}
              isChosen={chosen === "card"}
            >
              {registerBy("card", words.registerAndPayByCard, { color: "stitch", size: "large" })}
            </CardOption>
          ),
          apps: (
            <AppOptions
              key="apps"
              instructorId={camp.instructorId}
              amount={price.total}
              parentName={draft.parentInfo.parentName}
              chosen={chosen}
              act={({ way, app }) => registerBy(way, words.registerThenPayWith(app))}
            />
          ),
          cash: (
            <PaymentOption
              key="cash"
              title={words.payLater}
              icon={<ScheduleIcon />}
              mark={{ label: words.risk, color: "error" }}
              isChosen={chosen === "cash"}
            >
              <Typography>{words.paidRegistrationsGetSpotsFirst(players)}</Typography>
              {registerBy("later", words.registerWithoutPaymentRisk, { variant: "outlined", color: "error" })}
            </PaymentOption>
          ),
        })}
        <Box sx={{ display: { md: "none" } }}>
          <PaymentInstructionsForCamps />
        </Box>
      </Box>
    </Box>
  );
};
