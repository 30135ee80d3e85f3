import { expect, it } from "vitest";
import { quote } from "./quoteRule.ts";

const terms = { fullCampPriceCents: 15000, dailyPriceCents: 5510 };
const none: readonly number[] = [];

it("K12, G3-3: the whole camp has one price, single days cost the daily price each, times the children", () => {
  const whole = { registrationOption: "all_days", selectedDays: [1, 2, 3] } as const;
  expect(quote(terms, { ...whole, participants: 2 })).toEqual({ participantCents: 15000, totalCents: 30000 });
  expect(quote(terms, { ...whole, selectedDays: none, participants: 2 }).totalCents).toBe(30000);
  expect(quote(terms, { registrationOption: "individual_days", selectedDays: [1, 3], participants: 3 })).toEqual({
    participantCents: 11020,
    totalCents: 33060,
  });
});
