import type { CampView } from "../../../backend/camps/contract.ts";
import type { DayChoice } from "../../../backend/camps/daysRule.ts";
import { quoteShown } from "../../../backend/camps/quoteRule.ts";
import { dollars } from "../formats.ts";

type Prices = Pick<CampView, "fullCampPrice" | "dailyPrice"> &
  Partial<Pick<CampView, "startDate" | "endDate" | "dates" | "days" | "canceledDays">>;

/** The quote before the server has made it, in dollars with two decimals. */
export const priceOf = (
  { fullCampPrice, dailyPrice, days = 1, startDate = "", endDate = "", dates = [], canceledDays = [] }: Prices,
  choice: DayChoice,
  participants: number,
) => {
  const camp = { fullCampPrice, dailyPrice, days, startDate, endDate, dates, canceledDays };
  const { participantCents, totalCents } = quoteShown(camp, { ...choice, participants });
  return { each: dollars(participantCents), total: dollars(totalCents) };
};

/** The whole camp for one player, less the days that were canceled. */
export const wholePrice = (camp: Prices) => priceOf(camp, { registrationOption: "all_days", selectedDays: [] }, 1).each;
