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
  ["amount", "$150.00 came by card where $300.00 was owed."],
  ["twice", "$150.00 came by card though it was paid before."],
  ["withdrawn", "$150.00 came by card after the registration was withdrawn or the camp called off."],
  ["returned", "$300.00 was given back, and no bank took it: it is with us again."],
  [
    "disputed",
    "The owner of the card disputes $300.00. Please answer it in the card provider’s dashboard; the bank decides.",
  ],
] as const)("G3-17: explains a mismatch: %s", (why, words) =>
  expect(mismatchInWords({ ...mismatch, why })).toBe(words),
);

it("names money of another currency as what it is", () =>
  expect(mismatchInWords({ ...mismatch, why: "currency", currency: "eur" })).toBe(
    "150.00 EUR came by card, which is another currency than the $300.00 owed.",
  ));

it("of a refund that came back, that is what has to be decided about", () => {
  expect(atStakeInWords({ ...mismatch, why: "returned", expected: "40.00" })).toBe("$40.00");
  expect(atStakeInWords({ ...mismatch, why: "twice" })).toBe("$150.00");
});
