import { expect, it } from "vitest";
import { result } from "../benchmark.ts";
import { compared, comparison } from "./compared.ts";

const runs = (name: string, unit: string, values: readonly number[]) =>
  values.map((value) => result({ name, value, unit }));
const here = [
  ...runs("append", "appends/s", [900, 1000, 5000]),
  ...runs("a list", "ms", [30, 10, 20]),
  ...runs("page", "of 100", [90]),
  ...runs("new", "ms", [1]),
];
const there = [
  ...runs("append", "appends/s", [500, 400, 600]),
  ...runs("a list", "ms", [10]),
  ...runs("page", "of 100", [100]),
  ...runs("gone", "ms", [1]),
];

it("medians of both sides appear side by side, and what got worse comes first", () => {
  expect(compared(here, there).both).toEqual([
    { name: "a list", unit: "ms", here: 20, there: 10, ratio: 0.5 },
    { name: "page", unit: "of 100", here: 90, there: 100, ratio: 0.9 },
    { name: "append", unit: "appends/s", here: 1000, there: 500, ratio: 2 },
  ]);
});

it("what one side does not measure is reported", () => {
  expect(comparison(compared(here, there), "fadaca1")).toMatch(/\nOnly here: new\nOnly in fadaca1: gone$/);
});

it("figures in another log, or in another unit, are different figures", () => {
  const elsewhere = here.map((one) => ({ ...one, log: "EventStoreDB" }));
  expect(compared(elsewhere, here).both).toEqual([]);
  expect(compared(runs("memory", "MB", [1]), runs("memory", "KB", [1000])).both).toEqual([]);
});
