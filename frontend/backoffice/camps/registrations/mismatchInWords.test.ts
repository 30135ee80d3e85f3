import { expect, it } from "vitest";
import { atStakeInWords, mismatchInWords } from "./mismatchInWords.ts";

const mismatch = {
  paymentId: "pi_2",
  expected: "300.00",
  received: "150.00",
  refunded: "0.00",
  currency: "usd",
  isOpen: true,
  words: null,
  receivedAt: "2030-05-01T12:00:00.000Z",
};
it.each([
  ["amount", "$150.00 came in by card, but $300.00 was owed."],
  ["twice", "$150.00 came in by card, but this registration was already paid."],
  ["withdrawn", "$150.00 came in by card after the registration was withdrawn or the camp was canceled."],
  ["returned", "The bank returned a refund of $300.00, so we have the money again."],
  ["disputed", "The cardholder disputed $300.00. Answer it in the card provider’s dashboard. The bank decides."],
] as const)("G3-17: explains a mismatch: %s", (why, words) =>
  expect(mismatchInWords({ ...mismatch, why })).toBe(words),
);

it("names money of another currency as what it is", () =>
  expect(mismatchInWords({ ...mismatch, why: "currency", currency: "eur" })).toBe(
    "150.00 EUR came in by card, but $300.00 was owed: that’s another currency.",
  ));

it("of a refund that came back, that is what has to be decided about", () => {
  expect(atStakeInWords({ ...mismatch, why: "returned", expected: "40.00" })).toBe("$40.00");
  expect(atStakeInWords({ ...mismatch, why: "twice" })).toBe("$150.00");
});
