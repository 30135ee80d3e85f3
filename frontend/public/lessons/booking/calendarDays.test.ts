import { expect, it } from "vitest";
import { isDay, addDays, addMonths, lastOfMonth, startOfWeek, weekday, weeksOf } from "./calendarDays.ts";

it("N10, G1-10: weeks start on Monday", () => {
  expect(weekday("2030-05-01")).toBe(3);
  expect(startOfWeek("2030-05-01")).toBe("2030-04-29");
  expect(startOfWeek("2030-05-05")).toBe("2030-04-29");
  expect(weeksOf("2030-05-17")[0]).toEqual([
    null,
    null,
    "2030-05-01",
    "2030-05-02",
    "2030-05-03",
    "2030-05-04",
    "2030-05-05",
  ]);
});
it("a month has all its days, and only those", () => {
  const days = weeksOf("2028-02-01").flat().filter(Boolean);
  expect([days.length, days[0], days.at(-1)]).toEqual([29, "2028-02-01", "2028-02-29"]);
});
it("counts days and months over their ends", () => {
  expect(addDays("2029-12-31", 1)).toBe("2030-01-01");
  expect(addMonths("2030-01-31", 1)).toBe("2030-02-28");
  expect(addMonths("2030-01-15", -1)).toBe("2029-12-15");
  expect(lastOfMonth("2030-12-05")).toBe("2030-12-31");
});

it.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-2-3", false],
  ["tomorrow", false],
])("%s is a day of the calendar: %s", (text, is) => expect(isDay(text)).toBe(is));
