import { expect, it } from "vitest";
import { priceOf, priceWithoutChoice, wholePrice } from "./price.ts";

it("quotes in dollars, and counts in cents", () => {
  const camp = { fullCampPrice: "150.00", dailyPrice: "0.10" };
  const days = { registrationOption: "individual_days", selectedDays: [1, 2, 3] } as const;
  expect(priceOf(camp, days, 2)).toEqual({ each: "0.30", total: "0.60" });
});

it("K11: without a choice the daily price counts, else the price, else 55", () => {
  expect(priceWithoutChoice({ dailyPrice: "60.00", price: "150.00" })).toBe("60.00");
  expect(priceWithoutChoice({ dailyPrice: null, price: "150.00" })).toBe("150.00");
  expect(priceWithoutChoice({})).toBe("55.00");
  expect(priceWithoutChoice({ days: 1, dailyPrice: "60.00", price: "150.00" })).toBe("150.00"); // the whole of it
});

it("a canceled day costs nothing, as a part of the camp or by itself", () => {
  const camp = {
    fullCampPrice: "150.00",
    dailyPrice: "55.00",
    days: 3,
    startDate: "2030-07-08",
    endDate: "2030-07-10",
    canceledDays: ["2030-07-09"],
  };
  expect(wholePrice(camp)).toBe("100.00");
  expect(priceOf(camp, { registrationOption: "individual_days", selectedDays: [1, 2] }, 1).each).toBe("55.00");
});
