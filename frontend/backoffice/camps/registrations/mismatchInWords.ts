import type { CardMismatchView } from "../../../../backend/camps/payContract.ts";
import { money } from "../../../shared/formats.ts";

/** What came, and why it was not what was owed. */
export const mismatchInWords = ({ why, expected, received, currency }: CardMismatchView) => {
  const came = currency === "usd" ? money(received) : `${received} ${currency.toUpperCase()}`;
  switch (why) {
    case "amount":
      return `${came} came by card where ${money(expected)} was owed.`;
    case "currency":
      return `${came} came by card, which is another currency than the ${money(expected)} owed.`;
    case "twice":
      return `${came} came by card though it was paid before.`;
    case "withdrawn":
      return `${came} came by card after the registration was withdrawn or the camp called off.`;
  }
};
