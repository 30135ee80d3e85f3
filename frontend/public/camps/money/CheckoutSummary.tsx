import { Box, Card, Divider, Typography } from "@mui/material";
import type { CampView, OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { comingDays } from "../../../../backend/camps/days/comingRule.ts";
import { CampFacts } from "../CampFacts.tsx";
import { allDays, dayNames } from "../campDays.ts";
import type { useCheckout } from "./useCheckout.ts";
import { SummaryRow } from "./SummaryRow.tsx";
import { campFactsWords, checkoutSummaryWords as words, divisionWords } from "../words.ts";

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Props = {
  camp: CampView;
  registration: Pick<
    OwnRegistrationView,
    "parentName" | "parentEmail" | "parentPhone" | "registrationOption" | "selectedDays"
  >;
  players: ReturnType<typeof useCheckout>["players"];
};

/** What is being paid for, and for which players. */
export const CheckoutSummary = ({ camp, registration, players }: Props) => {
  const { parentName, parentEmail, parentPhone, registrationOption, selectedDays } = registration;
  return (
    <Card
      component="section"
      aria-labelledby="camp"
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Box>
        <Typography variant="overline" component="p" sx={{ color: "text.secondary" }}>
          {capitalised(camp.campType)}
        </Typography>
        <Typography id="camp" variant="h3" component="h2">
          {camp.title}
        </Typography>
      </Box>
      {camp.description && <Typography>{camp.description}</Typography>}
      <CampFacts camp={camp} />
      <Divider />
      <Typography variant="h4" component="h3">
        {words.registrationSummary}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 0.75 }}>
        {parentName && <SummaryRow name={words.parent}>{parentName}</SummaryRow>}
        {parentEmail && <SummaryRow name={words.email}>{parentEmail}</SummaryRow>}
        {parentPhone && <SummaryRow name={words.phone}>{parentPhone}</SummaryRow>}
        <SummaryRow name={words.players}>
          {players
            .map((place, n) => ({ ...place, name: place.playerName ?? words.player(n) }))
            .filter(({ isWithdrawn }) => !isWithdrawn)
            .map(({ name, ageGroup, ...place }) =>
              [
                ageGroup ? `${name} (${divisionWords.ageGroup(ageGroup)})` : name,
                divisionWords.hours(camp, place),
              ].join(", "),
            )
            .join("; ")}
        </SummaryRow>
        {camp.days === 1 ? (
          <SummaryRow name={words.option}>{allDays(camp)}</SummaryRow>
        ) : (
          <>
            <SummaryRow name={words.option}>
              {registrationOption === "all_days" ? words.allDays : words.individualDays}
            </SummaryRow>
            <SummaryRow name={words.days}>{dayNames(camp, selectedDays)}</SummaryRow>
            {registrationOption === "individual_days" && (
              <SummaryRow name={words.dates}>{campFactsWords.dates(comingDays(camp, registration))}</SummaryRow>
            )}
          </>
        )}
      </Box>
    </Card>
  );
};
