import { expect, it } from "vitest";
import { leftIn, monthAfter, monthsAfter, standingAt } from "./standingRule.ts";

const end = "2030-05-01T04:00:00.000Z";

it.each([
  ["never begun, or ended", { source: null, until: null }, end, "inactive"],
  ["without an end", { source: "manual", until: null }, "2099-01-01T00:00:00.000Z", "manual"],
  ["a moment before its end", { source: "manual", until: end }, "2030-05-01T03:59:59.999Z", "manual"],
  ["at its end, without anything that runs", { source: "manual", until: end }, end, "inactive"],
] as const)("G2-48: a membership %s", (_, terms, at, standing) => expect(standingAt(terms, at)).toBe(standing));

it("K1:uploads: a month has four uploads and what was granted, and never less than none", () => {
  expect([0, 3, 4, 5].map((used) => leftIn({ used, granted: 0 }))).toEqual([4, 1, 0, 0]);
  expect([4, 6].map((used) => leftIn({ used, granted: 2 }))).toEqual([2, 0]);
});

it("months follow each other over the year's end", () => {
  expect(monthAfter("2030-12")).toBe("2031-01");
  expect(monthsAfter("2030-11", "2031-02")).toEqual(["2030-12", "2031-01", "2031-02"]);
  expect(monthsAfter("2031-02", "2031-02")).toEqual([]);
  expect(monthsAfter("2031-03", "2031-02")).toEqual([]);
});
