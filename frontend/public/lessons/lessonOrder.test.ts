import { expect, it } from "vitest";
import { sortLessons } from "./lessonOrder.ts";

const lesson = (scheduledDate: string, status: "pending" | "confirmed" | "cancelled") => ({
  scheduledDate,
  duration: 60,
  status,
});
const now = Date.parse("2030-05-01T20:30:00.000Z");

it("U29:upcoming: lessons to come stand before those gone by, each nearest first", () => {
  const [running, soon, later] = [
    lesson("2030-05-01T20:00:00.000Z", "confirmed"),
    lesson("2030-05-02T20:00:00.000Z", "pending"),
    lesson("2030-05-09T20:00:00.000Z", "confirmed"),
  ];
  const [over, old] = [
    lesson("2030-05-01T19:30:00.000Z", "confirmed"),
    lesson("2030-04-01T20:00:00.000Z", "confirmed"),
  ];
  expect(sortLessons([later, old, soon, over, running], now)).toEqual({
    upcoming: [running, soon, later],
    past: [over, old],
  });
});
it("a cancelled lesson is not to come, wherever it lies", () => {
  const cancelled = lesson("2030-06-01T20:00:00.000Z", "cancelled");
  expect(sortLessons([cancelled], now)).toEqual({ upcoming: [], past: [cancelled] });
});
