import { centsOf } from "../payments/amountRule.ts";
import { canceledNumbers, type DayChoice, type DaysNow } from "./daysRule.ts";

interface Prices {
  readonly fullCampPriceCents: number;
  readonly dailyPriceCents: number;
  readonly days?: number; // of the whole camp
  readonly canceledNumbers?: readonly number[]; // days that don't take place, from 1
}

/** The price of so many days once fewer take place. */
export const lessDays = (cents: number, { days, fewer }: { days: number; fewer: number }) =>
  cents - Math.min(cents, Math.round(cents / days) * fewer);

/**
 * What a registration costs, in cents: the whole camp has its own price, single days cost the daily price each. Screens
 * show it, and a request that was shown a different amount is refused: no one pays what they did not see.
 */
export const quote = (
  terms: Prices,
  { registrationOption, selectedDays, participants }: DayChoice & { readonly participants: number },
) => {
  const { fullCampPriceCents, dailyPriceCents, days = 1, canceledNumbers = [] } = terms;
  const left = selectedDays.filter((number) => !canceledNumbers.includes(number)).length;
  const participantCents =
    registrationOption === "all_days"
      ? lessDays(fullCampPriceCents, { days, fewer: canceledNumbers.length })
      : dailyPriceCents * left;
  return { participantCents, totalCents: participantCents * participants };
};

interface Shown extends DaysNow {
  readonly fullCampPrice: string;
  readonly dailyPrice: string;
  readonly days: number;
}
/** The same of a camp as screens and mails have it: its prices are in dollars. */
export const quoteShown = (camp: Shown, choice: DayChoice & { readonly participants: number }) =>
  quote(
    {
      fullCampPriceCents: centsOf(camp.fullCampPrice),
      dailyPriceCents: centsOf(camp.dailyPrice),
      days: camp.days,
      canceledNumbers: canceledNumbers(camp),
    },
    choice,
  );
