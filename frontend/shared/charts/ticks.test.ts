import { expect, it } from "vitest";
import { labelled, ticksUpTo } from "./ticks.ts";

it.each([
  [0, [0, 1, 2, 3, 4]],
  [9, [0, 2.5, 5, 7.5, 10]],
  [45, [0, 20, 40, 60]],
  [300, [0, 100, 200, 300]],
  [905, [0, 250, 500, 750, 1000]],
  [42_300, [0, 20_000, 40_000, 60_000]],
])("an axis up to %d has %j", (most, ticks) => expect(ticksUpTo(most)).toEqual(ticks));

it.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [90, [0, 25, 50, 75, 100]],
])("an axis of things counted up to %d has %j", (most, ticks) =>
  expect(ticksUpTo(most, { whole: true })).toEqual(ticks),
);

it("labels every bar where there is room", () => expect(labelled(4, 1)).toEqual([0, 1, 2, 3]));

it("labels every so many bars where there is not, in their middle", () => {
  expect(labelled(36, 5)).toEqual([2, 7, 12, 17, 22, 27, 32]);
  expect(labelled(24, 5)).toEqual([4, 9, 14, 19]);
  expect(labelled(35, 16)).toEqual([9, 25]);
});

it("labels one bar, come what may", () => expect(labelled(5, Number.POSITIVE_INFINITY)).toEqual([2]));
