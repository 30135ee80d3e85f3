import type { CardMismatchView } from "../../../../backend/camps/money/payContract.ts";
import { money } from "../../../shared/formats.ts";
import { receivedInWords } from "../../payments/open.ts";

/** The amount that somebody has to decide about. */
export const atStakeInWords = (mismatch: CardMismatchView) =>
  receivedInWords(mismatch.why === "returned" ? { ...mismatch, received: mismatch.expected } : mismatch);

/** What was received, and why it differs from what was owed. */
export const mismatchInWords = (mismatch: CardMismatchView) => {
  const { why, expected } = mismatch;
  const came = receivedInWords(mismatch);
  switch (why) {
    case "amount":
      return `${came} came by card where ${money(expected)} was owed.`;
    case "currency":
      return `${came} came by card, which is another currency than the ${money(expected)} owed.`;
    case "twice":
      return `${came} came by card though it was paid before.`;
    case "withdrawn":
      return `${came} came by card after the registration was withdrawn or the camp called off.`;
    case "returned":
      return `${money(expected)} was given back, and no bank took it: it is with us again.`;
    case "disputed":
      return `The owner of the card disputes ${money(expected)}. Please answer it in the card provider’s dashboard; the bank decides.`;
  }
};
