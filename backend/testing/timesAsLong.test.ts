import { beforeEach, expect, it, vi } from "vitest";
import { noLonger, timesAsLong } from "./timesAsLong.ts";

let now: number;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

/** Answers that take so many ms, and more while the machine has other things to do. */
const taking = (ms: () => number) => async () => void (now += ms());
/** Numbers from 0 to 1 without an order, the same in every run. */
const unsteady = () => {
  let state = 1;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};

it("answers that take the same are told apart by nothing", async () => {
  expect(
    await timesAsLong(
      taking(() => 10),
      taking(() => 10),
    ),
  ).toBe(1);
});

it.each([
  ["the first", 20, 10],
  ["the second", 10, 20],
])("of two answers %s takes twice as long", async (_, one, another) => {
  expect(
    await timesAsLong(
      taking(() => one),
      taking(() => another),
    ),
  ).toBe(2);
});

it("answers that get slower each time take the same, and what undoes them takes nothing", async () => {
  let asked = 0;
  const slower = taking(() => 10 + 3 * asked++);
  let undone = 0;
  expect(await timesAsLong(slower, slower, async () => void (now += 500 * (undone++ % 2)))).toBe(1);
  expect(undone).toBe(asked);
});

it("beside a load that now hits one and now the other, the same stays the same, and twice as long shows", async () => {
  const load = unsteady();
  const busy = (ms: number) => taking(() => ms + 40 * load() ** 4);
  expect(await timesAsLong(busy(30), busy(30))).toBeLessThan(noLonger);
  expect(await timesAsLong(busy(30), busy(60))).toBeGreaterThan(noLonger);
});
