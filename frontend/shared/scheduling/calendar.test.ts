import { expect, it } from "vitest";
import { mondayOf, plusDays } from "./calendar.ts";

it("counts days through changes of clocks and years", () => {
  expect(plusDays("2030-03-09", 2)).toBe("2030-03-11");
  expect(plusDays("2030-12-31", 1)).toBe("2031-01-01");
  expect(mondayOf("2030-05-05")).toBe("2030-04-29");
});
