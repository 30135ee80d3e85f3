import type { CampView, RegistrationView } from "../../../backend/camps/contract.ts";

type Prices = Pick<CampView, "fullCampPrice" | "dailyPrice">;
type Choice = Pick<RegistrationView, "registrationOption"> & { selectedDays: readonly number[] };

export const cents = (dollars: string) => Math.round(Number(dollars) * 100);
export const dollars = (cents: number) => (cents / 100).toFixed(2);

/**
 * What is shown before the server has quoted, in dollars with two decimals. The server computes it anew and refuses
 * when it differs, so nobody pays what they did not see.
 */
export const priceOf = ({ fullCampPrice, dailyPrice }: Prices, choice: Choice, participants: number) => {
  const each =
    choice.registrationOption === "all_days" ? cents(fullCampPrice) : cents(dailyPrice) * choice.selectedDays.length;
  return { each: dollars(each), total: dollars(each * participants) };
};

const otherwise = 55; // dollars

type Known = { days?: number; dailyPrice?: string | null; price?: string | null };

/** Nothing is chosen yet: what one child costs then, a day's price, else the camp's, else what most camps ask. */
export const priceWithoutChoice = ({ days, dailyPrice, price }: Known) =>
  dollars(cents((days === 1 ? undefined : dailyPrice) ?? price ?? String(otherwise)));
