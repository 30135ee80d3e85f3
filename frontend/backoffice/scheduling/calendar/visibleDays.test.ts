import { expect, it } from "vitest";
import { daysInWords, daysOf, moved, visibleDays } from "./visibleDays.ts";

const week = { from: "2030-04-29", until: "2030-05-05" };

it("shows the week from Monday, also of a Sunday; on the calendar of a phone the one day", () => {
  for (const date of ["2030-04-29", "2030-05-01", "2030-05-05"])
    expect(visibleDays({ date, view: "calendar", narrow: false })).toEqual(week);
  expect(visibleDays({ date: "2030-05-01", view: "list", narrow: true })).toEqual(week);
  const day = { from: "2030-05-01", until: "2030-05-01" };
  expect(visibleDays({ date: "2030-05-01", view: "calendar", narrow: true })).toEqual(day);
});

it("goes a week on or back, or a day, over months, years and changes of clocks", () => {
  expect([moved(week, 1), moved(week, -1)]).toEqual(["2030-05-06", "2030-04-22"]);
  expect(moved({ from: "2030-12-31", until: "2030-12-31" }, 1)).toBe("2031-01-01");
  expect(moved({ from: "2030-03-10", until: "2030-03-10" }, 1)).toBe("2030-03-11");
});

it("knows its days and says them in words", () => {
  expect(daysOf(week)).toHaveLength(7);
  expect(daysOf(week).at(-1)).toBe("2030-05-05");
  expect(daysInWords(week)).toBe("April 29 – May 5, 2030");
  expect(daysInWords({ from: "2030-05-01", until: "2030-05-01" })).toBe("Wednesday, May 1, 2030");
});
