import { Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { shortMoney } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { campDates, campTimes, counted } from "./campWords.ts";
import { whenAndWhereWords as words } from "./words.ts";

export const usualDay = "55"; // dollars, where a camp tells no price of a day

const Facts = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 0.75, ...tabular }}>
    <Typography variant="h4" component="h2">
      {heading}
    </Typography>
    {children}
  </Card>
);

/** The schedule and the place of a camp, each a card. */
export const WhenAndWhere = ({ camp }: { camp: CampView }) => (
  <>
    <Facts heading={words.schedule}>
      <Typography>{campDates(camp)}</Typography>
      <Typography sx={{ color: "text.secondary" }}>
        {campTimes(camp)}
        {camp.days > 0 && ` · ${counted(camp.days, "day")}`}
      </Typography>
    </Facts>
    <Facts heading={words.location}>
      <Typography>{camp.location || words.locationNotSetYet}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{words.agesAgeRange(camp.ageRange.replace("-", " to "))}</Typography>
      <Typography sx={{ color: "text.secondary" }}>
        {camp.days === 1
          ? words.fullCampPriceFor(shortMoney(camp.fullCampPrice))
          : words.shortMoneyPerDay(shortMoney(camp.dailyPrice || usualDay))}
      </Typography>
    </Facts>
  </>
);
