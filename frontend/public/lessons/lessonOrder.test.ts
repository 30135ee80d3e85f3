import { expect, it } from "vitest";
import { sortLessons } from "./lessonOrder.ts";

const lesson = (scheduledDate: string, status: "pending" | "confirmed" | "cancelled") => ({
  scheduledDate,
  duration: 60,
  status,
  isTimeTaken: false,
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
    taken: [],
    upcoming: [running, soon, later],
    past: [over, old],
  });
});
it("a cancelled lesson is not to come, wherever it lies", () => {
  const cancelled = lesson("2030-06-01T20:00:00.000Z", "cancelled");
  expect(sortLessons([cancelled], now)).toEqual({ taken: [], upcoming: [], past: [cancelled] });
});
it("a request whose time somebody else got is never among what is to come", () => {
  const lost = { ...lesson("2030-05-02T20:00:00.000Z", "pending"), isTimeTaken: true };
  expect(sortLessons([lost], now)).toEqual({ taken: [lost], upcoming: [], past: [] });
  expect(sortLessons([lost], now + 2 * 86_400_000)).toEqual({ taken: [], upcoming: [], past: [lost] });
});
