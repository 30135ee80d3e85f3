import { Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { shortMoney } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { daysHeld } from "./campDays.ts";
import { campFactsWords, movedDaysWords, whenAndWhereWords as words } from "./words.ts";

export const usualDay = "55"; // dollars, where a camp tells no price of a day

const Facts = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 0.75, ...tabular }}>
    <Typography variant="h4" component="h2">
      {heading}
    </Typography>
    {children}
  </Card>
);

/** The schedule and the location of a camp, each a card. */
export const WhenAndWhere = ({ camp }: { camp: CampView }) => (
  <>
    <Facts heading={words.schedule}>
      <Typography>{campFactsWords.dates(camp)}</Typography>
      {camp.canceledDays.length > 0 && (
        <Typography sx={{ color: "error.main", fontWeight: 650 }}>
          {campFactsWords.canceledDays(camp.canceledDays)}
        </Typography>
      )}
      {camp.movedDays.map((number) => (
        <Typography key={number} sx={{ fontWeight: 650 }}>
          {movedDaysWords.moved(number, camp.dates[number - 1]!)}
        </Typography>
      ))}
      <Typography sx={{ color: "text.secondary" }}>
        {campFactsWords.times(camp)}
        {camp.days > 0 && words.days(daysHeld(camp))}
      </Typography>
    </Facts>
    <Facts heading={words.location}>
      <Typography>{camp.location || words.locationNotSetYet}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{words.ages(camp.ageRange)}</Typography>
      <Typography sx={{ color: "text.secondary" }}>
        {camp.days === 1
          ? words.priceForTheDay(shortMoney(camp.fullCampPrice))
          : words.pricePerDay(shortMoney(camp.dailyPrice || usualDay))}
      </Typography>
    </Facts>
  </>
);
