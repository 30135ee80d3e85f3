import { expect, it } from "vitest";
import { quote, quoteShown } from "./quoteRule.ts";

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

it("asks the same of a camp as screens and mails have it, in dollars, less the days that were canceled", () => {
  const camp = {
    fullCampPrice: "150.00",
    dailyPrice: "55.10",
    startDate: "2030-07-08",
    endDate: "2030-07-10",
    days: 3,
  };
  const some = { registrationOption: "individual_days", selectedDays: [1, 3], participants: 3 } as const;
  expect(quoteShown({ ...camp, dates: [], canceledDays: [] }, some).totalCents).toBe(33060);
  expect(quoteShown({ ...camp, dates: [], canceledDays: ["2030-07-10"] }, some).totalCents).toBe(16530);
  const whole = { registrationOption: "all_days", selectedDays: none, participants: 1 } as const;
  expect(quoteShown({ ...camp, dates: [], canceledDays: ["2030-07-10"] }, whole).totalCents).toBe(10000);
});
