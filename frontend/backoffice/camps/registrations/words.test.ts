import { expect, it } from "vitest";
import { registration } from "./registrationExample.ts";
import { childrenInWords, daysInWords, methodInWords } from "./words.ts";

it("U73: says how a parent means to pay, also where nobody told", () => {
  expect(methodInWords(registration)).toBe("Venmo");
  expect(methodInWords({ paymentMethod: null })).toBe("Not specified");
});

it("names the children who come", () => {
  const [emma, noah] = registration.participants;
  expect(childrenInWords(registration)).toBe("Emma Ortiz, Noah Ortiz");
  expect(
    childrenInWords({
      participants: [
        { ...emma!, isWithdrawn: true },
        { ...noah!, playerName: null },
      ],
    }),
  ).toBe("Removed child");
  expect(childrenInWords({ participants: [{ ...emma!, isWithdrawn: true }] })).toBe("Nobody comes any more");
});

it.each([
  ["all_days", [1, 2, 3], "All 3 days"],
  ["all_days", [1], "The whole camp"],
  ["individual_days", [2], "Day 2"],
  ["individual_days", [3, 1], "Days 1 and 3"],
  ["individual_days", [1, 2, 4], "Days 1, 2 and 4"],
] as const)("G3-8, G3-9: says which days: %s %o", (registrationOption, selectedDays, words) =>
  expect(daysInWords({ registrationOption, selectedDays: [...selectedDays] })).toBe(words),
);
