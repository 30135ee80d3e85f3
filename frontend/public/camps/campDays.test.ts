import { expect, it } from "vitest";
import { allDays } from "./campDays.ts";

it.each([
  [1, "Full camp"],
  [3, "All 3 Days"],
])("every day of a camp of %d", (days, words) => expect(allDays({ days, canceledDays: [] })).toBe(words));

it("a canceled day isn't counted", () => {
  expect(allDays({ days: 3, canceledDays: ["2030-07-09"] })).toBe("All 2 Days");
  expect(allDays({ days: 2, canceledDays: ["2030-07-09"] })).toBe("Full camp");
});
