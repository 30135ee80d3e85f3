import { expect, it } from "vitest";
import { isNamedIn, namesIn } from "./pickupRule.ts";

it("names stand one by one, whatever separates them, and are found however they are typed", () => {
  expect(namesIn(" Lou Ortiz, Ana Reed;\nSam ,")).toEqual(["Lou Ortiz", "Ana Reed", "Sam"]);
  expect(namesIn(null)).toEqual([]);
  expect([isNamedIn("Lou Ortiz", " lou  ORTIZ"), isNamedIn("Lou Ortiz", "Lou")]).toEqual([true, false]);
});
