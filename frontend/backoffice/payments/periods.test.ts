import { expect, it } from "vitest";
import { periodOf } from "./periods.ts";

it.each([
  ["month", { from: "2030-01-01", to: "2030-01-15" }],
  ["lastMonth", { from: "2029-12-01", to: "2029-12-31" }],
  ["year", { from: "2030-01-01", to: "2030-01-15" }],
  ["lastYear", { from: "2029-01-01", to: "2029-12-31" }],
  ["all", {}],
] as const)("%s has its days", (period, days) => expect(periodOf(period, "2030-01-15")).toEqual(days));
