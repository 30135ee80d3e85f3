import type { CampView } from "../../../../../backend/camps/contract.ts";
import { canceledNumbers, type DayChoice } from "../../../../../backend/camps/daysRule.ts";
import { quote } from "../../../../../backend/camps/quoteRule.ts";
import { cents, dollars } from "../../../../shared/formats.ts";

type Prices = Pick<CampView, "fullCampPrice" | "dailyPrice"> &
  Partial<Pick<CampView, "startDate" | "endDate" | "dates" | "days" | "canceledDays">>;

/** The quote before the server has made it, in dollars with two decimals. */
export const priceOf = (
  { fullCampPrice, dailyPrice, days = 1, startDate = "", endDate = "", dates = [], canceledDays = [] }: Prices,
  choice: DayChoice,
  participants: number,
) => {
  const terms = {
    fullCampPriceCents: cents(fullCampPrice),
    dailyPriceCents: cents(dailyPrice),
    days,
    canceledNumbers: canceledNumbers({ startDate, endDate, dates, canceledDays }),
  };
  const { participantCents, totalCents } = quote(terms, { ...choice, participants });
  return { each: dollars(participantCents), total: dollars(totalCents) };
};

/** The whole camp for one player, less the days that were canceled. */
export const wholePrice = (camp: Prices) => priceOf(camp, { registrationOption: "all_days", selectedDays: [] }, 1).each;

const otherwise = 55; // dollars

type Known = { days?: number; dailyPrice?: string | null; price?: string | null };

/** Until something is chosen: the price of one child, per day, else for the camp, else the usual one. */
export const priceWithoutChoice = ({ days, dailyPrice, price }: Known) =>
  dollars(cents((days === 1 ? undefined : dailyPrice) ?? price ?? String(otherwise)));
