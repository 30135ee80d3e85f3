import { Box, Card, Divider, Typography } from "@mui/material";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { CampFacts } from "../CampFacts.tsx";
import { allDays, dayNames } from "../campDays.ts";
import type { RegistrationDraft } from "../registrations/registrationDraft.ts";
import { SummaryRow } from "./SummaryRow.tsx";

type Props = { camp: CampView; draft: RegistrationDraft; price: { each: string; total: string } };

/** What is about to be paid for. */
export const DraftSummary = ({ camp, draft, price }: Props) => (
  <Card component="section" aria-labelledby="camp" sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
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
