import { cents, dollars } from "../../../../shared/formats.ts";

export { priceOf, wholePrice } from "../../../../shared/camps/price.ts";

const otherwise = 55; // dollars

type Known = { days?: number; dailyPrice?: string | null; price?: string | null };

/** Until something is chosen: the price of one child, per day, else for the camp, else the usual one. */
export const priceWithoutChoice = ({ days, dailyPrice, price }: Known) =>
  dollars(cents((days === 1 ? undefined : dailyPrice) ?? price ?? String(otherwise)));
