import { Box, Card, Divider, Typography } from "@mui/material";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { hasDays } from "../../../../../backend/camps/daysRule.ts";
import { money } from "../../../../shared/formats.ts";
import { tabular } from "../../../../shared/theme.ts";
import { CampFacts } from "../../CampFacts.tsx";
import { allDays, dayNames } from "../../campDays.ts";
import { priceOf } from "./price.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";
import { isFew, orderSummaryWords as words } from "../../words.ts";

type Props = {
  camp: CampView;
  draft: RegistrationDraft;
  isPriceBeside: boolean; // the step tells it itself, so that a phone needs no sum here
};

/** The camp, and what the registration costs so far. */
export const OrderSummary = ({ camp, draft, isPriceBeside }: Props) => {
  const { registrationOption, selectedDays, participants } = draft;
  const beside = { display: { xs: isPriceBeside ? "none" : "grid", md: "grid" } };
  const price = priceOf(camp, draft, participants.length);
  return (
    <Card
      component="section"
      aria-labelledby="camp"
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Typography id="camp" variant="h3" component="h2">
        {camp.title}
      </Typography>
      <CampFacts camp={camp} />
      <Divider sx={beside} />
      <Box sx={{ ...beside, gap: 0.75, ...tabular }}>
        <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, color: "text.secondary" }}>
          <span>
            {registrationOption === "all_days" ? allDays(camp) : dayNames(camp, selectedDays) || words.noDaysYet}
          </span>
          <span>{money(price.each)}</span>
        </Box>
        {participants.length > 0 && (
          <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, color: "text.secondary" }}>
            <span>{words.players}</span>
            <span>× {participants.length}</span>
          </Box>
        )}
        <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 2, mt: 1 }}>
          <Typography sx={{ fontWeight: 700 }}>{words.total}</Typography>
          <Typography variant="h3" component="p">
            {hasDays(draft) && participants.length > 0 ? money(price.total) : "–"}
          </Typography>
        </Box>
      </Box>
      {isFew(camp.spotsAvailable) && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.spotsLeftAtThisCamp(camp.spotsAvailable)}
        </Typography>
      )}
    </Card>
  );
};
