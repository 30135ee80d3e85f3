import { expect, it } from "vitest";
import { daysOf, hasDays, isOver } from "./daysRule.ts";

it("K12: days are counted from first to last, also if the clock changes in between", () => {
  expect(daysOf({ startDate: "2030-07-08", endDate: "2030-07-10" })).toBe(3);
  expect(daysOf({ startDate: "2030-07-08", endDate: "2030-07-08" })).toBe(1);
  expect(daysOf({ startDate: "2030-03-09", endDate: "2030-03-11" })).toBe(3);
});

it("a camp is over when its last day is", () => {
  const camp = { endDate: "2030-07-10" };
  expect([isOver(camp, "2030-07-10"), isOver(camp, "2030-07-11")]).toEqual([false, true]);
});

it("V21, K13: a child who does not come every day comes at least one day", () => {
  const single = (...selectedDays: number[]) => ({ registrationOption: "individual_days" as const, selectedDays });
  const all = { registrationOption: "all_days", selectedDays: [] } as const;
  expect([hasDays(single()), hasDays(single(2)), hasDays(all)]).toEqual([false, true, true]);
});
