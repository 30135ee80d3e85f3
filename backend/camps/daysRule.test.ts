import { expect, it } from "vitest";
import {
  comesOn,
  datesOf,
  dayNumber,
  daysOf,
  firstHeldDate,
  hasDays,
  heldDates,
  isInSequence,
  isOver,
  moveFault,
  runsOf,
  spanOf,
} from "./daysRule.ts";

it("K12: days are counted from first to last, also if the clock changes in between", () => {
  expect(daysOf({ startDate: "2030-07-08", endDate: "2030-07-10" })).toBe(3);
  expect(daysOf({ startDate: "2030-07-08", endDate: "2030-07-08" })).toBe(1);
  expect(daysOf({ startDate: "2030-03-09", endDate: "2030-03-11" })).toBe(3);
});

it("a camp is over when its last day is", () => {
  const camp = { endDate: "2030-07-10" };
  expect([isOver(camp, "2030-07-10"), isOver(camp, "2030-07-11")]).toEqual([false, true]);
});

it("V21, K13: a child who does not come every day comes at least one day", () => {
  const single = (...selectedDays: number[]) => ({ registrationOption: "individual_days" as const, selectedDays });
  const all = { registrationOption: "all_days", selectedDays: [] } as const;
  expect([hasDays(single()), hasDays(single(2)), hasDays(all)]).toEqual([false, true, true]);
});

it("a calendar day is one of the camp's, and who comes every day comes on each of them", () => {
  const camp = { startDate: "2030-07-08", endDate: "2030-07-10" };
  const numbers = ["2030-07-07", "2030-07-08", "2030-07-10", "2030-07-11"].map((day) => dayNumber(camp, day));
  expect(numbers).toEqual([undefined, 1, 3, undefined]);
  expect(dayNumber({ startDate: "", endDate: "" }, "2030-07-08")).toBeUndefined();
  const single = { registrationOption: "individual_days", selectedDays: [2] } as const;
  const all = { registrationOption: "all_days", selectedDays: [1, 2] } as const; // of a camp that was longer since
  expect([comesOn(single, 2), comesOn(single, 3), comesOn(all, 3)]).toEqual([true, false, true]);
});

it("the runs of its days tell on which dates in between there is no camp", () => {
  const [one, two, three] = ["2030-07-08", "2030-07-09", "2030-07-10"] as const;
  const plain = { startDate: one, endDate: three, canceledDays: [] };
  expect([isInSequence(plain), runsOf(plain)]).toEqual([true, [[one, three]]]);
  const moved = { ...spanOf([one, "2030-07-13", three]), canceledDays: [] };
  expect([isInSequence(moved), runsOf(moved)]).toEqual([
    false,
    [
      [one, one],
      [three, three],
      ["2030-07-13", "2030-07-13"],
    ],
  ]);
  const swapped = { ...spanOf(["2030-07-11", two, three]), canceledDays: [] };
  expect([isInSequence(swapped), runsOf(swapped)]).toEqual([false, [[two, "2030-07-11"]]]);
  expect(runsOf({ startDate: "", endDate: "", canceledDays: [] })).toEqual([]);
});

it("a canceled day is none of the dates on which a camp takes place", () => {
  const [one, two, three] = ["2030-07-08", "2030-07-09", "2030-07-10"] as const;
  const without = (...canceledDays: string[]) => ({ startDate: one, endDate: three, canceledDays });
  expect([heldDates(without(two)), firstHeldDate(without(one))]).toEqual([[one, three], two]);
  expect(runsOf(without(two))).toEqual([
    [one, one],
    [three, three],
  ]);
  expect(runsOf(without(three))).toEqual([[one, two]]);
  expect(heldDates(without(one, two, three))).toEqual([one, two, three]);
});

it("whatever days were moved, each date leads to one day and back, and the span has them all", () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  const dateIn = (days: number) => new Date(Date.parse("2030-07-01") + days * 86_400_000).toISOString().slice(0, 10);
  let camp: Parameters<typeof datesOf>[0] = { startDate: dateIn(7), endDate: dateIn(11) };
  for (let n = 0; n < 500; n++) {
    const [number, to] = [random(5), dateIn(random(60))];
    const day = datesOf(camp)[number]!;
    if (moveFault(camp, { day, to, today: dateIn(0) })) continue;
    camp = spanOf(datesOf(camp).with(number, to));
    const dates = datesOf(camp);
    expect([daysOf(camp), dates[number]]).toEqual([5, to]);
    expect(dates.map((date) => dayNumber(camp, date))).toEqual([1, 2, 3, 4, 5]);
    expect([camp.startDate, camp.endDate]).toEqual([dates.toSorted()[0], dates.toSorted().at(-1)]);
    expect(dayNumber(camp, day)).toBeUndefined();
  }
});
