import { expect, it } from "vitest";
import { comesOn, dayNumber, daysOf, hasDays, isOver } from "./daysRule.ts";

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

it("a calendar day is one of the camp's, and who comes every day comes on each of them", () => {
  const camp = { startDate: "2030-07-08", endDate: "2030-07-10" };
  const numbers = ["2030-07-07", "2030-07-08", "2030-07-10", "2030-07-11"].map((day) => dayNumber(camp, day));
  expect(numbers).toEqual([undefined, 1, 3, undefined]);
  expect(dayNumber({ startDate: "", endDate: "" }, "2030-07-08")).toBeUndefined();
  const single = { registrationOption: "individual_days", selectedDays: [2] } as const;
  const all = { registrationOption: "all_days", selectedDays: [1, 2] } as const; // of a camp that was longer since
  expect([comesOn(single, 2), comesOn(single, 3), comesOn(all, 3)]).toEqual([true, false, true]);
});
