import type { CardMismatchView } from "../../../../backend/camps/money/payContract.ts";
import { money } from "../../../shared/formats.ts";
import { receivedInWords } from "../../payments/open.ts";
import { mismatchReasonWords as words } from "../words.ts";

/** The amount that somebody has to decide about. */
export const atStakeInWords = (mismatch: CardMismatchView) =>
  receivedInWords(mismatch.why === "returned" ? { ...mismatch, received: mismatch.expected } : mismatch);

/** What was received, and why it differs from what was owed. */
export const mismatchInWords = (mismatch: CardMismatchView) => {
  const { why, expected } = mismatch;
  const came = receivedInWords(mismatch);
  switch (why) {
    case "amount":
      return words.anotherAmount(came, money(expected));
    case "currency":
      return words.anotherCurrency(came, money(expected));
    case "twice":
      return words.twice(came);
    case "withdrawn":
      return words.withdrawn(came);
    case "returned":
      return words.returned(money(expected));
    case "disputed":
      return words.disputed(money(expected));
  }
};
