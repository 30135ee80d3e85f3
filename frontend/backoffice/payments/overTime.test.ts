import { expect, it } from "vitest";
import { overTime, stepFor } from "./overTime.ts";

const figures = ["registrations", "collected", "refunded"] as const;
const day = (date: string, registrations = 1, collected = "10.00", refunded = "0.00") => ({
  date,
  registrations,
  quoted: "0.00",
  collected,
  refunded,
});

it("shows a month by days, with those on which nothing happened", () =>
  expect(overTime([day("2030-05-30", 2, "110.00"), day("2030-06-01", 0, "0.00", "55.50")], figures)).toEqual([
    { from: "2030-05-30", registrations: 2, collected: 110, refunded: 0 },
    { from: "2030-05-31", registrations: 0, collected: 0, refunded: 0 },
    { from: "2030-06-01", registrations: 0, collected: 0, refunded: 55.5 },
  ]));

it("shows a season by weeks, from Monday on, and years by months", () => {
  expect(overTime([day("2030-05-01"), day("2030-05-05"), day("2030-05-06")], figures, "week")).toEqual([
    { from: "2030-04-29", registrations: 2, collected: 20, refunded: 0 },
    { from: "2030-05-06", registrations: 1, collected: 10, refunded: 0 },
  ]);
  expect(overTime([day("2030-11-30"), day("2031-01-02")], figures, "month").map(({ from }) => from)).toEqual([
    "2030-11-01",
    "2030-12-01",
    "2031-01-01",
  ]);
});

it.each([
  ["2030-05-01", "2030-05-31", "day"],
  ["2030-05-01", "2030-06-01", "week"],
  ["2030-01-01", "2030-12-31", "month"],
] as const)("%s to %s is shown by the %s", (first, last, step) => expect(stepFor([day(first), day(last)])).toBe(step));

it("has nothing to show where nothing happened", () => expect(overTime([], figures)).toEqual([]));
