import { expect, it } from "vitest";
import { progressMonths, usualHours } from "./progressMonths.ts";

const nothing = { reviewed: [], practiced: [], lessons: [], reached: [] };
const none = { practice: 0, game: 0, drill: 0, lesson: 0 };
const empty = { reviewed: none, hoursToFeedback: null, practiced: 0, lessons: 0, reached: 0 };

it("goes from the first month in which something happened to the current one, and over empty ones", () => {
  const done = {
    reviewed: [
      { month: "2029-11", videoType: "drill", hours: 30.6 },
      { month: "2029-11", videoType: "drill", hours: 5 },
      { month: "2029-11", videoType: "game", hours: 300 },
    ],
    practiced: ["2030-01", "2030-01"],
    lessons: ["2030-01"],
    reached: ["2029-11"],
  } as const;
  expect(progressMonths(done, "2030-02")).toEqual([
    { ...empty, month: "2029-11", reviewed: { ...none, drill: 2, game: 1 }, hoursToFeedback: 31, reached: 1 },
    { ...empty, month: "2029-12" },
    { ...empty, month: "2030-01", practiced: 2, lessons: 1 },
    { ...empty, month: "2030-02" },
  ]);
});

it("is empty as long as nothing happened, and twelve months at most", () => {
  expect(progressMonths(nothing, "2030-02")).toEqual([]);
  expect(progressMonths({ ...nothing, lessons: ["2029-02"] }, "2030-02")).toEqual([]);
  const months = progressMonths({ ...nothing, lessons: ["2029-02", "2029-03"] }, "2030-02");
  expect([months.length, months[0]]).toEqual([12, { ...empty, month: "2029-03", lessons: 1 }]);
});

it("what is usual is what half of them do not exceed", () => {
  expect(usualHours([])).toBeNull();
  expect(usualHours([40])).toBe(40);
  expect(usualHours([500, 3, 20, 10])).toBe(10);
});
