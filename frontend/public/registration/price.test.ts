import { expect, it } from "vitest";
import { priceOf, priceWithoutChoice } from "./price.ts";

const camp = { fullCampPrice: "150.00", dailyPrice: "55.10" };
const all = { registrationOption: "all_days", selectedDays: [1, 2, 3] } as const;

it("K12, G3-3: the whole camp has one price, single days cost the daily price each, times the children", () => {
  expect(priceOf(camp, { ...all, selectedDays: [] }, 2)).toEqual({ each: "150.00", total: "300.00" });
  expect(priceOf(camp, { registrationOption: "individual_days", selectedDays: [1, 3] }, 3)).toEqual({
    each: "110.20",
    total: "330.60",
  });
});

it("counts in cents", () =>
  expect(
    priceOf({ ...camp, dailyPrice: "0.10" }, { registrationOption: "individual_days", selectedDays: [1, 2, 3] }, 1),
  ).toEqual({ each: "0.30", total: "0.30" }));

it("K11: without a choice the daily price counts, else the price, else 55", () => {
  expect(priceWithoutChoice({ dailyPrice: "60.00", price: "150.00" })).toBe("60.00");
  expect(priceWithoutChoice({ dailyPrice: null, price: "150.00" })).toBe("150.00");
  expect(priceWithoutChoice({})).toBe("55.00");
  expect(priceWithoutChoice({ days: 1, dailyPrice: "60.00", price: "150.00" })).toBe("150.00"); // the whole of it
});
